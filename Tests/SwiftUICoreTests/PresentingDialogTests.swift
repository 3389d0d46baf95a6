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
}
