import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Keys from GTK's events to the views around the focus.
final class KeyPressTests: GTKTestCase {
  private struct Board: View {
    @State private var said: [String] = []
    @State private var name = ""
    @FocusState private var isOn: Bool
    var body: some View {
      VStack {
        Text(said.joined(separator: " "))
        Text("square").focusable().focused($isOn)
          .onKeyPress(phases: .all) { press in
            guard press.key != .escape, press.key != .leftArrow else { return .ignored }
            let mark = press.phase == .repeat ? "*" : press.phase == .up ? "'" : ""
            said.append(press.characters + mark + (press.modifiers.contains(.shift) ? "^" : ""))
            return .handled
          }
          .onMoveCommand { said.append("move \($0)") }
          .onExitCommand { said.append("exit") }
        TextField("Name", text: $name).onKeyPress(characters: .decimalDigits) { _ in .handled }
        Button("Go") { isOn = true }
      }
    }
  }

  func testKeysReachTheViewThatHasTheFocusWithTheirPhases() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Board())
      // A window that becomes the active one has no key held down.
      _ = becomes(within: 100) { gtk_window_is_active(cast(shown.window)) != 0 }
      shown.click("Go")
      shown.key(GDK_KEY_PRESS, GDK_KEY_a, code: 38)
      shown.key(GDK_KEY_PRESS, GDK_KEY_a, code: 38)
      shown.key(GDK_KEY_RELEASE, GDK_KEY_a, code: 38)
      shown.key(GDK_KEY_PRESS, GDK_KEY_B, code: 56, GDK_SHIFT_MASK)
      shown.key(GDK_KEY_PRESS, GDK_KEY_Left, code: 113)
      shown.key(GDK_KEY_PRESS, GDK_KEY_Escape, code: 9)
      XCTAssertEqual(shown.texts[0], "a a* a' B^ move left exit")
      shown.close()
    }
  }

  func testAMonitorSeesKeysBeforeAllViewsAndMayKeepThem() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Board())
      var seen: [String] = []
      let id = renderer.focus.keyMonitors.add { press in
        seen.append(press.characters)
        return press.key == "x"
      }
      gtk_widget_grab_focus(shown.entries[0])
      shown.key(GDK_KEY_PRESS, GDK_KEY_x, code: 53)
      shown.key(GDK_KEY_PRESS, GDK_KEY_y, code: 54)
      renderer.focus.keyMonitors.remove(id)
      shown.key(GDK_KEY_PRESS, GDK_KEY_z, code: 55)
      XCTAssertEqual(seen, ["x", "y"])
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(shown.entries[0]))), "yz")
      shown.close()
    }
  }

  func testAFieldWritesWhatItsViewIgnores() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Board())
      gtk_widget_grab_focus(shown.entries[0])
      shown.key(GDK_KEY_PRESS, GDK_KEY_5, code: 14)
      shown.key(GDK_KEY_PRESS, GDK_KEY_x, code: 53)
      XCTAssertEqual(String(cString: gtk_entry_get_text(cast(shown.entries[0]))), "x")
      shown.close()
    }
  }

  func testViewsAreToldOfTheModifierKeysThatAreHeldDown() throws {
    struct Watching: View {
      @State private var said: [String] = []
      var body: some View {
        Text(said.joined(separator: " "))
        TextField("Name", text: .constant("")).onModifierKeysChanged(
          mask: [.shift, .command], initial: false
        ) {
          said.append("\($0.rawValue)-\($1.rawValue)")
        }
      }
    }
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Watching())
      shown.key(GDK_KEY_PRESS, GDK_KEY_Shift_L, code: 50)
      shown.key(GDK_KEY_PRESS, GDK_KEY_Control_R, code: 105, GDK_SHIFT_MASK)
      shown.key(GDK_KEY_RELEASE, GDK_KEY_Shift_L, code: 50, GDK_SHIFT_MASK, GDK_CONTROL_MASK)
      shown.key(GDK_KEY_PRESS, GDK_KEY_Alt_L, code: 64, GDK_CONTROL_MASK)
      shown.key(GDK_KEY_PRESS, GDK_KEY_Left, code: 113)
      XCTAssertEqual(shown.texts[0], "0-2 2-18 18-16 16-0")
      shown.close()
    }
  }
}

extension HostedScreen {
  /// A key goes down or comes up, as the window's events tell it.
  func key(_ type: GdkEventType, _ value: Int32, code: UInt16 = 0, _ modifiers: GdkModifierType...) {
    let event = gdk_event_new(type)!
    event.pointee.key.window = OpaquePointer(
      faves_ref(UnsafeMutableRawPointer(gtk_widget_get_window(window))))
    event.pointee.key.send_event = 1
    event.pointee.key.keyval = guint(value)
    event.pointee.key.hardware_keycode = code
    event.pointee.key.state = modifiers.reduce(0) { $0 | $1.rawValue }
    gdk_event_set_device(
      event, gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default())))
    gtk_main_do_event(event)
    gdk_event_free(event)
    settle(20)
  }
}
