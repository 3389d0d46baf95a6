import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The alerts and sheets of the older form, which a function makes.
@MainActor
@Suite("What makes an alert is called when it is asked")
struct AskedContentTests {
  /// Makes its questions of what is there only once they are to be asked.
  struct Game: View {
    @State private var winner: String?
    @State private var hasEnded = false
    @State private var asksMore = false
    var body: some View {
      VStack {
        Button("End") {
          winner = "Ann"
          hasEnded = true
        }
        .alert(isPresented: $hasEnded) {
          Alert(
            title: Text("\(winner!) won"), message: Text("Again?"),
            dismissButton: .default(Text("Yes")) { winner = nil })
        }
        Button("More") {
          winner = "Bob"
          asksMore = true
        }
        .actionSheet(isPresented: $asksMore) {
          ActionSheet(title: Text("\(winner!), what now?"), buttons: [.default(Text("Leave")), .cancel()])
        }
      }
    }
  }

  @Test("It is not called before, nor once the question is answered")
  func lazily() {
    let screen = Screen { Game() }
    var question: AlertDescription? { screen.front.widget.anyDescription as? AlertDescription }
    #expect(question == nil)
    screen.button("End").tap()
    #expect(question?.title == "Ann won" && question?.message == "Again?")
    screen.front.answer("Yes")
    #expect(question == nil)
    screen.button("More").tap()
    #expect(question?.title == "Bob, what now?" && question?.buttons.first?.title == "Leave")
    screen.front.answer("Leave")
    #expect(question == nil)
  }
}
