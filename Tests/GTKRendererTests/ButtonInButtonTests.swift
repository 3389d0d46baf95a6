import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Buttons in the label of a button or link, as a card has that leads to its page: each is pressed by itself.
final class ButtonInButtonTests: GTKTestCase {
  private struct Cards: View {
    let pressed: Kept<[String]>
    var body: some View {
      VStack {
        Button("Before") {}
        Button {
          pressed.value.append("card")
        } label: {
          VStack {
            Text("Card")
            Button("Heart") { pressed.value.append("heart") }
          }
        }
        .buttonStyle(.plain)
        Button {
          pressed.value.append("other")
        } label: {
          VStack {
            Text("Other")
            Text("of several lines")
          }
        }
      }
    }
  }

  private func shown(_ test: @MainActor (HostedScreen, [Native], Kept<[String]>) throws -> Void) throws {
    try onScreen { renderer in
      let pressed = Kept<[String]>([])
      let screen = HostedScreen(renderer, Cards(pressed: pressed))
      let buttons = screen.all("GtkButton")
      XCTAssertEqual(buttons.count, 4)
      try test(screen, buttons, pressed)
      screen.close()
    }
  }

  func testThePointerPressesTheInnermost() throws {
    try shown { screen, buttons, pressed in
      click(buttons[2])
      XCTAssertEqual(pressed.value, ["heart"])
      click(try XCTUnwrap(screen.all("FavesLabel").first { screen.text($0) == "Card" }))
      XCTAssertEqual(pressed.value, ["heart", "card"])
    }
  }

  func testTheFocusGoesThroughTheOuterIntoItAndBack() throws {
    try shown { screen, buttons, _ in
      let focused = {
        gtk_window_get_focus(cast(screen.window)).flatMap { buttons.firstIndex(of: $0) }
      }
      @MainActor func steps(_ direction: GtkDirectionType) -> [Int?] {
        (0..<3).map { _ in
          gtk_widget_child_focus(screen.window, direction)
          return focused()
        }
      }
      gtk_widget_grab_focus(buttons[0])
      XCTAssertEqual(steps(GTK_DIR_TAB_FORWARD), [1, 2, 3])
      XCTAssertEqual(steps(GTK_DIR_TAB_BACKWARD), [2, 1, 0])
    }
  }

  func testAssistiveToolsFindIt() throws {
    try shown { _, buttons, _ in
      let card = gtk_widget_get_accessible(buttons[1])!
      XCTAssertEqual(atk_object_get_n_accessible_children(card), 1)
      let heart = try XCTUnwrap(atk_object_ref_accessible_child(card, 0))
      defer { g_object_unref(heart) }
      XCTAssertEqual(String(cString: atk_object_get_name(heart)), "Heart")
      XCTAssertEqual(atk_object_get_role(heart), ATK_ROLE_PUSH_BUTTON)
      XCTAssertTrue(atk_object_get_parent(heart) == card)
      XCTAssertEqual(atk_object_get_index_in_parent(heart), 0)
      XCTAssertEqual(atk_object_get_n_accessible_children(gtk_widget_get_accessible(buttons[0])), 0)
    }
  }
}
