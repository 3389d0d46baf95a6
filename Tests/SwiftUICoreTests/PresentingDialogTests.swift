import SwiftUITesting
import Testing

@MainActor
@Suite("Questions about something")
struct PresentingDialogTests {
  private struct Asking<Question: View>: View {
    let log: LockedValue<[String]>
    @ViewBuilder let question: (Binding<Bool>, String?, LockedValue<[String]>) -> Question
    @State private var isAsked = false
    @State private var film: String?

    var body: some View {
      Button("Ask") {
        film = "Alien"
        isAsked = true
      }
      question($isAsked, film, log)
    }
  }

  private let log = LockedValue<[String]>([])

  private func check<Question: View>(
    message: String,
    @ViewBuilder _ question: @escaping (Binding<Bool>, String?, LockedValue<[String]>) -> Question,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    log.withLock { $0 = [] }
    let screen = Screen { Asking(log: log, question: question) }
    screen.button("Ask").tap()
    #expect(screen.title == "Delete?", sourceLocation: sourceLocation)
    #expect(screen.front.options == ["Alien"], sourceLocation: sourceLocation)
    #expect(screen.front.message == message, sourceLocation: sourceLocation)
    screen.front.answer("Alien")
    #expect(log.withLock { $0 } == ["Alien"], sourceLocation: sourceLocation)
    #expect(screen.presented.count == 1, sourceLocation: sourceLocation)
  }

  private func button(_ film: String, _ log: LockedValue<[String]>) -> some View {
    Button(film) { log.withLock { $0.append(film) } }
  }

  @Test("Alerts with a text, a key and a string for a title, with and without a message")
  func alerts() {
    let string = "Delete?"
    check(message: "") { isAsked, film, log in
      Text("a").alert(Text(string), isPresented: isAsked, presenting: film) { button($0, log) }
    }
    check(message: "It is Alien.") { isAsked, film, log in
      Text("a").alert(Text(string), isPresented: isAsked, presenting: film) {
        button($0, log)
      } message: {
        Text("It is \($0).")
      }
    }
    check(message: "It is Alien.") { isAsked, film, log in
      Text("a").alert(string, isPresented: isAsked, presenting: film) {
        button($0, log)
      } message: {
        Text("It is \($0).")
      }
    }
    check(message: "") { isAsked, film, log in
      Text("a").alert("Delete?", isPresented: isAsked, presenting: film) { button($0, log) }
    }
  }

  @Test("Confirmation dialogs with a text, a key and a string for a title, with and without a message")
  func dialogs() {
    let string = "Delete?"
    check(message: "") { isAsked, film, log in
      Text("a").confirmationDialog(Text(string), isPresented: isAsked, presenting: film) { button($0, log) }
    }
    check(message: "It is Alien.") { isAsked, film, log in
      Text("a").confirmationDialog(
        Text(string), isPresented: isAsked, titleVisibility: .visible, presenting: film
      ) {
        button($0, log)
      } message: {
        Text("It is \($0).")
      }
    }
    check(message: "") { isAsked, film, log in
      Text("a").confirmationDialog(
        string, isPresented: isAsked, titleVisibility: .visible, presenting: film
      ) { button($0, log) }
    }
    check(message: "It is Alien.") { isAsked, film, log in
      Text("a").confirmationDialog("Delete?", isPresented: isAsked, presenting: film) {
        button($0, log)
      } message: {
        Text("It is \($0).")
      }
    }
  }

  @MainActor
  private final class Films: ObservableObject {
    @Published var film: String?
    @Published var isAsked = false
    @Published var more = ""
  }

  private struct Problem: LocalizedError {
    let errorDescription: String?
  }

  /// Three questions about the same.
  private struct AskingAgain: View {
    @ObservedObject var films: Films
    let kind: Int

    var body: some View {
      let text = Text("a")
      switch kind {
      case 0:
        text.alert(films.film ?? "nothing", isPresented: $films.isAsked, presenting: films.film) { film in
          Button(film) {}
        } message: {
          Text("It is \($0).\(films.more)")
        }
      case 1:
        text.confirmationDialog(
          films.film ?? "nothing", isPresented: $films.isAsked, presenting: films.film
        ) { film in
          Button(film) {}
        } message: {
          Text("It is \($0).\(films.more)")
        }
      default:
        text.alert(
          isPresented: $films.isAsked, error: films.film.map { Problem(errorDescription: $0) }
        ) { error in
          Button(error.errorDescription ?? "") {}
        } message: { error in
          Text("It is \(error.errorDescription ?? "").\(films.more)")
        }
      }
    }
  }

  @Test(
    "Who is about to answer is not asked something else: what it is about is settled as the question appears",
    arguments: 0..<3)
  func settled(kind: Int) {
    let films = Films()
    let screen = Screen { AskingAgain(films: films, kind: kind) }
    func isAsked(of film: String) -> Bool {
      screen.presented.count == 2 && screen.title == film && screen.front.options == [film]
        && screen.front.message == "It is \(film)."
    }
    screen.act {
      films.film = "Alien"
      films.isAsked = true
    }
    #expect(isAsked(of: "Alien"))
    screen.act { films.film = "Heat" }
    #expect(isAsked(of: "Alien"))
    screen.act { films.film = nil }
    #expect(isAsked(of: "Alien"))
    // The next question is about what there is then.
    screen.act { films.isAsked = false }
    #expect(screen.presented.count == 1)
    screen.act {
      films.film = "Heat"
      films.isAsked = true
    }
    #expect(isAsked(of: "Heat"))
    screen.act { films.isAsked = false }
  }

  @Test("All else about it is as it is at any time", arguments: 0..<3)
  func followed(kind: Int) {
    let films = Films()
    let screen = Screen { AskingAgain(films: films, kind: kind) }
    screen.act {
      films.film = "Alien"
      films.isAsked = true
    }
    #expect(screen.front.message == "It is Alien.")
    screen.act { films.more = " It is old." }
    #expect(screen.front.message == "It is Alien. It is old.")
  }

  @Test("Nothing is asked about nothing, until there is something", arguments: 0..<3)
  func nothing(kind: Int) {
    let films = Films()
    let screen = Screen { AskingAgain(films: films, kind: kind) }
    screen.act { films.isAsked = true }
    #expect(screen.presented.count == 1)
    #expect(films.isAsked)
    screen.act { films.film = "Alien" }
    #expect(screen.presented.count == 2 && screen.front.options == ["Alien"])
  }
}
