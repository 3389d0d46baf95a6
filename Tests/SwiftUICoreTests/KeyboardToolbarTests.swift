import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What a program puts over the keyboard of a phone.
@MainActor
@Suite("Toolbar items of the keyboard")
struct KeyboardToolbarTests {
  private struct Page: View {
    @FocusState private var isTyping: Bool
    @State private var text = ""
    @State private var isOpen = false
    @State private var isAtKeyboard = true
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text).focused($isTyping)
          Button("Elsewhere") {}
          Button("Open") { isOpen = true }
          Button("Move") { isAtKeyboard.toggle() }
        }
        .toolbar {
          ToolbarItemGroup(placement: isAtKeyboard ? .keyboard : .bottomBar) {
            Button("Clear") { text = "" }
            Button("Done") { isTyping = false }
          }
        }
        .sheet(isPresented: $isOpen) { TextField("In front", text: $text) }
      }
    }
  }

  @Test("They are there while a text field of their window has the focus, and no longer")
  func shown() {
    let screen = Screen { Page() }
    #expect(!screen.shows("Done"))
    screen.field("Name").focus()
    #expect(screen.shows("Done") && screen.shows("Clear"))
    screen.button("Elsewhere").focus()
    #expect(!screen.shows("Done"))
    screen.field("Name").focus()
    screen.button("Done").tap()
    #expect(!screen.field("Name").isFocused)
    #expect(!screen.shows("Done"))
    screen.close()
  }

  @Test("They stay while one of them has the focus")
  func focusInTheBar() {
    let screen = Screen { Page() }
    screen.field("Name").focus()
    screen.button("Clear").focus()
    #expect(screen.shows("Done"))
    screen.button("Done").focus()
    #expect(screen.shows("Done"))
    screen.unfocus()
    #expect(!screen.shows("Done"))
    screen.close()
  }

  @Test("A field of a window in front is none of theirs")
  func otherWindow() {
    let screen = Screen { Page() }
    screen.button("Open").tap()
    screen.field("In front").focus()
    #expect(!screen.shows("Done"))
    screen.close()
  }

  @Test("Items that go to another place are there whatever has the focus, and come back")
  func moved() {
    let screen = Screen { Page() }
    screen.button("Move").tap()
    #expect(screen.shows("Done"))
    screen.button("Move").tap()
    #expect(!screen.shows("Done"))
    screen.field("Name").focus()
    #expect(screen.shows("Done"))
    screen.close()
  }

  private struct Columns: View {
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        NavigationStack {
          TextField("Name", text: $text)
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
        }
      }
    }
  }

  @Test("In a column they are under that")
  func column() {
    let screen = Screen { Columns() }
    #expect(!screen.shows("Done"))
    screen.field("Name").focus()
    #expect(screen.shows("Done"))
    screen.unfocus()
    #expect(!screen.shows("Done"))
    screen.close()
  }
}
