import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What assistive tools and keys do with what a row or a view has to press.
final class ControlActionTests: GTKTestCase {
  func testATappedViewHasAClick() throws {
    try onScreen { renderer in
      let taps = Followed(0)
      struct Tapped: View {
        @ObservedObject var taps: Followed<Int>
        var body: some View {
          Text("Tapped \(taps.value)").padding().onTapGesture { taps.value += 1 }
          Text("Twice").onTapGesture(count: 2) { taps.value += 100 }
          Text("Off").onTapGesture { taps.value += 100 }.disabled(true)
          Text("Said").onTapGesture { taps.value += 100 }.accessibilityAddTraits(.isButton)
          HStack { Text("In a row") }.onTapGesture { taps.value += 10 }
          Button("Pressed") {}.onTapGesture { taps.value += 100 }
        }
      }
      let screen = HostedScreen(renderer, VStack { Tapped(taps: taps) })
      @MainActor func actions(_ object: UnsafeMutablePointer<AtkObject>) -> [String] {
        let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self)
        guard g_type_check_instance_is_a(instance, atk_action_get_type()) != 0 else { return [] }
        let action = OpaquePointer(object)
        return (0..<atk_action_get_n_actions(action)).map { String(cString: atk_action_get_name(action, $0)) }
      }
      @MainActor func label(_ text: String) -> UnsafeMutablePointer<AtkObject> {
        gtk_widget_get_accessible(screen.label(text))
      }
      XCTAssertEqual(actions(label("Tapped 0")), ["click"])
      XCTAssertEqual(actions(label("Twice")), [])
      XCTAssertEqual(actions(label("Said")), [], "what is a button is one thing, and that is pressed")
      XCTAssertEqual(actions(label("Off")), [], "a tap does nothing where all is disabled")
      XCTAssertEqual(actions(label("In a row")), [])
      let row = gtk_widget_get_accessible(gtk_widget_get_parent(screen.label("In a row")))!
      XCTAssertEqual(actions(row), ["click"])
      XCTAssertEqual(
        screen.all("GtkButton").map { actions(gtk_widget_get_accessible($0)) }, [["click"]],
        "A button has a click of its own")
      XCTAssertEqual(atk_action_do_action(OpaquePointer(label("Tapped 0")), 0), 1)
      settle(20)
      XCTAssertEqual(taps.value, 1)
      XCTAssertEqual(actions(label("Tapped 1")), ["click"])
      XCTAssertEqual(atk_action_do_action(OpaquePointer(row), 0), 1)
      XCTAssertEqual(taps.value, 11)
      screen.close()
    }
  }

  func testKeysOnARowPressAndOpenWhatIsInIt() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let presses = Followed(0)
        struct Rows: View {
          @ObservedObject var presses: Followed<Int>
          var body: some View {
            List {
              HStack {
                Text("Pressed \(presses.value)")
                Button("Press") { presses.value += 1 }
              }
              DisclosureGroup("Group") { Text("Inside") }
            }
          }
        }
        let screen = HostedScreen(renderer, Rows(presses: presses).environment(\.layoutDirection, direction))
        let list = screen.the("FavesList")
        gtk_widget_grab_focus(list)
        faves_list_set_cursor(list, 0)
        screen.key(GDK_KEY_PRESS, GDK_KEY_Return)
        XCTAssertEqual(presses.value, 1)
        screen.key(GDK_KEY_PRESS, GDK_KEY_space)
        XCTAssertEqual(presses.value, 2)
        screen.key(GDK_KEY_PRESS, GDK_KEY_Down)
        let keys =
          direction == .leftToRight ? (GDK_KEY_Right, GDK_KEY_Left) : (GDK_KEY_Left, GDK_KEY_Right)
        screen.key(GDK_KEY_PRESS, keys.1)
        XCTAssertFalse(screen.texts.contains("Inside"))
        screen.key(GDK_KEY_PRESS, keys.0)
        XCTAssertTrue(becomes { screen.texts.contains("Inside") })
        screen.key(GDK_KEY_PRESS, keys.1)
        XCTAssertTrue(becomes { !screen.texts.contains("Inside") })
        screen.key(GDK_KEY_PRESS, GDK_KEY_Return)
        XCTAssertTrue(becomes { screen.texts.contains("Inside") })
        screen.close()
      }
    }
  }
}
