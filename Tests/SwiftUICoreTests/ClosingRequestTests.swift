import SwiftUITesting
import Testing

@MainActor
@Suite("Closing what does not want to be closed")
struct ClosingRequestTests {
  /// A presentation that keeps itself open, and another of its kind that it can open.
  struct Kept: View {
    let level: Int
    var hasCancel = true
    @State private var opens = false
    @State private var asks = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Open \(level + 1)") { opens = true }
        Button("Done \(level)") { dismiss() }
      }
      .interactiveDismissDisabled()
      .toolbar {
        if hasCancel {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel \(level)") { asks = true } }
        }
      }
      .alert("Discard \(level)?", isPresented: $asks) {
        Button("No", role: .cancel) {}
        Button("Yes", role: .destructive) { dismiss() }
      }
      .sheet(isPresented: $opens) { AnyView(Kept(level: level + 1)) }
    }
  }

  struct Root: View {
    var hasCancel = true
    @State private var opens = false

    var body: some View {
      Button("Open") { opens = true }
        .sheet(isPresented: $opens) { Kept(level: 1, hasCancel: hasCancel) }
    }
  }

  @Test("Esc presses the cancel button of a sheet that does not go by itself")
  func pressesCancel() {
    let screen = Screen { Root() }
    screen.button("Open").tap()
    screen.front.close()
    #expect(screen.title == "Discard 1?")
    screen.front.answer("Yes")
    #expect(screen.presented.count == 1)
  }

  /// A sheet that would go by itself.
  struct Composing: View {
    var isDisabled = false
    @State private var isOpen = true
    @State private var isSaved = false

    var body: some View {
      Text(isOpen ? "open" : isSaved ? "saved" : "closed").sheet(isPresented: $isOpen) {
        NavigationStack {
          Text("Draft").toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") {
                isSaved = true
                isOpen = false
              }
              .disabled(isDisabled)
            }
          }
        }
      }
    }
  }

  @Test("Esc presses the cancel button of any sheet that has one, rather than close it past that")
  func pressesAnyCancel() {
    let screen = Screen { Composing() }
    screen.front.close()
    #expect(screen.presented.count == 1)
    #expect(screen.texts.contains("saved"))
  }

  @Test("A cancel button that is disabled keeps nobody in the sheet")
  func disabledCancel() {
    let screen = Screen { Composing(isDisabled: true) }
    screen.front.close()
    #expect(screen.presented.count == 1)
    #expect(screen.texts.contains("closed"))
  }

  @MainActor @Observable final class Draft {
    var text = ""
  }

  struct Drafting: View {
    let draft: Draft
    @State private var isOpen = true

    var body: some View {
      Text("Behind").sheet(isPresented: $isOpen) {
        Text(draft.text).interactiveDismissDisabled(!draft.text.isEmpty)
      }
    }
  }

  @Test("What was typed right before Esc keeps the sheet, too")
  func typedRightBefore() {
    let draft = Draft()
    let screen = Screen { Drafting(draft: draft) }
    let sheet = screen.front
    draft.text = "A"
    sheet.close()
    #expect(screen.presented.count == 2)
  }

  @Test("Without a cancel button the sheet stays, and so does the window")
  func withoutCancel() {
    let screen = Screen { Root(hasCancel: false) }
    screen.button("Open").tap()
    screen.front.close()
    screen.presented[0].close()
    #expect(screen.presented.count == 2)
    // Nothing was asked, so nothing waits for an answer.
    screen.button("Done 1").tap()
    #expect(screen.presented.count == 1)
  }

  @Test("A window asks the sheets in front of it one after the other, and closes after the last")
  func oneAfterTheOther() {
    let screen = Screen { Root() }
    screen.button("Open").tap()
    screen.button("Open 2").tap()
    screen.presented[0].close()
    #expect(screen.title == "Discard 2?")
    screen.front.answer("Yes")
    #expect(screen.title == "Discard 1?")
    screen.front.answer("Yes")
    #expect(screen.presented.isEmpty)
  }

  @Test("A sheet that stays ends the request")
  func stays() {
    let screen = Screen { Root() }
    screen.button("Open").tap()
    screen.button("Open 2").tap()
    screen.presented[0].close()
    screen.front.answer("Yes")
    screen.front.answer("No")
    #expect(screen.presented.count == 2)
    screen.button("Done 1").tap()
    #expect(screen.presented.count == 1)
  }
}
