import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Toolbar items that a phone shows over its keyboard: here while something is typed.
final class KeyboardToolbarTests: GTKTestCase {
  private struct Page: View {
    @FocusState private var isTyping: Bool
    @State private var text = ""
    @State private var note = ""
    @State private var pressed = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("Elsewhere") {}
          TextField("Name", text: $text).focused($isTyping)
          TextEditor(text: $note)
          Text("pressed \(pressed)")
        }
        .padding()
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            HStack { Button("Count") { pressed += 1 } }
            Button("Done") { isTyping = false }
          }
        }
      }
    }
  }

  @MainActor
  private static func press(_ title: String, in screen: HostedScreen) {
    let button = screen.button(titled: title)
    Pointer(on: button).click(Double(gtk_widget_get_allocated_width(button)) / 2, 8)
    settle(50)
  }

  func testTheyAreThereWhileATextHasTheFocusAndLeaveItThere() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Page())
      gtk_widget_grab_focus(screen.button(titled: "Elsewhere"))
      XCTAssertTrue(becomes { !screen.texts.contains("Done") })
      let entry = screen.entries[0]
      gtk_widget_grab_focus(entry)
      XCTAssertTrue(becomes { screen.texts.contains("Done") })
      settle(300)
      Self.press("Count", in: screen)
      XCTAssertTrue(screen.texts.contains("pressed 1"))
      XCTAssertEqual(gtk_window_get_focus(cast(screen.window)), entry, "It is typed on")
      Self.press("Done", in: screen)
      XCTAssertTrue(becomes { !screen.texts.contains("Done") })
      XCTAssertNotEqual(gtk_window_get_focus(cast(screen.window)), entry)
      // At once, as by a click in another field.
      gtk_widget_grab_focus(screen.the("GtkTextView"))
      XCTAssertTrue(becomes { screen.texts.contains("Done") })
      settle(400)
      XCTAssertTrue(screen.texts.contains("Done"))
      screen.close()
    }
  }
}
