import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools are told of a toggle whose style, one of the program's, is made of a button.
final class ToggleStyleStateTests: GTKTestCase {
  private struct Ticked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "Off" : "On") { configuration.isOn.toggle() }.buttonStyle(.plain)
    }
  }

  private struct Switched: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Done", isOn: $isOn).toggleStyle(Ticked())
        Toggle("Words", isOn: $isOn).toggleStyle(Words())
        Button("Another") {}
      }
    }
  }

  func testAButtonInAStyleIsTheToggleForAssistiveTools() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Switched())
      @MainActor func isChecked(_ widget: Native) -> Bool {
        let states = atk_object_ref_state_set(gtk_widget_get_accessible(widget))!
        defer { faves_unref(UnsafeMutableRawPointer(states)) }
        return atk_state_set_contains_state(states, ATK_STATE_CHECKED) != 0
      }
      @MainActor func role(_ widget: Native) -> AtkRole {
        atk_object_get_role(gtk_widget_get_accessible(widget))
      }
      let button = shown.button(titled: "Done")
      for isOn in [false, true, false] {
        XCTAssertEqual(role(button), ATK_ROLE_TOGGLE_BUTTON)
        XCTAssertEqual(isChecked(button), isOn)
        let words = shown.texts.contains("Off") ? shown.label("Off") : shown.label("On")
        let pressed = role(words) == ATK_ROLE_TOGGLE_BUTTON ? words : gtk_widget_get_parent(words)!
        XCTAssertEqual(role(pressed), ATK_ROLE_TOGGLE_BUTTON)
        XCTAssertEqual(isChecked(pressed), isOn)
        gtk_button_clicked(cast(button))
        settle(50)
      }
      XCTAssertEqual(role(shown.button(titled: "Another")), ATK_ROLE_PUSH_BUTTON)
      shown.close()
    }
  }
}
