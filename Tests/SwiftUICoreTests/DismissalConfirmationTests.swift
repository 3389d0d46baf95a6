import SwiftUITesting
import Testing

@MainActor
@Suite("A question before closing")
struct DismissalConfirmationTests {
  struct Document: View {
    let log: LockedValue<[String]>
    @State private var isEdited = false
    @State private var opens = false

    var body: some View {
      VStack {
        Toggle("Edited", isOn: $isEdited)
        Button("Open") { opens = true }
      }
      .dismissalConfirmationDialog("Close?", shouldPresent: isEdited) {
        Button("Save") { log.withLock { $0.append("save") } }
        Button("Throw Away", role: .destructive) { log.withLock { $0.append("throw away") } }
        Button("Keep Open", role: .cancel) { log.withLock { $0.append("keep") } }
      } message: {
        Text("It was edited.")
      }
      .sheet(isPresented: $opens) { Page() }
    }
  }

  /// A sheet that asks by itself, and can be left without being asked.
  struct Page: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Leave") { dismiss() }
        .dismissalConfirmationDialog("Close the page?", shouldPresent: true) {
          Button("Close") {}
          Button("Stay", role: .cancel) {}
        }
    }
  }

  let log = LockedValue<[String]>([])

  private func edited() -> Screen {
    let screen = Screen { Document(log: log) }
    screen.toggle("Edited").set(true)
    return screen
  }

  private struct ClosedByItself: View {
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        Button("Leave") { dismissWindow() }
        Button("Discard") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
      }
      .dismissalConfirmationDialog("Close?", shouldPresent: true) { Button("Stay", role: .cancel) {} }
    }
  }

  @Test("A window that the program closes asks, too, unless the change is destructive")
  func closedByTheProgram() {
    let screen = Screen { ClosedByItself() }
    screen.button("Leave").tap()
    #expect(screen.title == "Close?")
    screen.front.answer("Stay")
    #expect(screen.presented.count == 1)
    screen.button("Discard").tap()
    #expect(screen.presented.isEmpty)
  }

  @Test("Nothing is asked while nothing is to be asked")
  func unedited() {
    let screen = Screen { Document(log: log) }
    screen.front.close()
    #expect(screen.presented.isEmpty)
  }

  @Test("Each answer does what it says and closes the window", arguments: ["Save", "Throw Away"])
  func closes(answer: String) {
    let screen = edited()
    screen.front.close()
    #expect(screen.title == "Close?")
    #expect(screen.front.message == "It was edited.")
    screen.front.answer(answer)
    #expect(log.withLock { $0 } == [answer.lowercased()])
    #expect(screen.presented.isEmpty)
  }

  @Test("After Cancel, or Esc, the window stays, and asks again the next time")
  func stays() {
    let screen = edited()
    screen.front.close()
    screen.front.answer("Keep Open")
    #expect(screen.presented.count == 1)
    screen.front.close()
    screen.front.close()
    #expect(screen.presented.count == 1)
    screen.front.close()
    screen.front.answer("Save")
    #expect(screen.presented.isEmpty)
    #expect(log.withLock { $0 } == ["keep", "save"])
  }

  @Test("Once there is nothing to ask any more the window closes")
  func noLonger() {
    let screen = edited()
    screen.front.close()
    screen.front.answer("Keep Open")
    screen.toggle("Edited").set(false)
    screen.front.close()
    #expect(screen.presented.isEmpty)
  }

  @Test("A sheet asks before it is closed by a person, and not when it dismisses itself")
  func sheet() {
    let screen = Screen { Document(log: log) }
    screen.button("Open").tap()
    screen.front.close()
    #expect(screen.title == "Close the page?")
    screen.front.answer("Stay")
    #expect(screen.presented.count == 2)
    screen.front.close()
    screen.front.answer("Close")
    #expect(screen.presented.count == 1)
    screen.button("Open").tap()
    screen.button("Leave").tap()
    #expect(screen.presented.count == 1)
  }
}
