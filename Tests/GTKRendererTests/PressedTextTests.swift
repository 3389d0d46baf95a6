import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A text that is a button by itself, as the label of a disclosure group is.
final class PressedTextTests: GTKTestCase {
  private struct Groups: View {
    let presses: Kept<Int>
    let isEnabled: Bool
    @State private var isOpen = false
    private var expansion: Binding<Bool> {
      Binding {
        isOpen
      } set: {
        isOpen = $0
        presses.keep(presses.value + 1)
      }
    }
    var body: some View {
      VStack {
        Button("Above") {}
        DisclosureGroup("First", isExpanded: expansion) { Text("inside") }.disabled(!isEnabled)
        DisclosureGroup("Second", isExpanded: .constant(false)) { Text("deeper") }
      }
    }
  }

  /// Shows two groups, and calls `body` with what counts how often the first one was opened or closed.
  @MainActor
  private static func show(
    _ renderer: GTKRenderer, isEnabled: Bool = true,
    _ body:
      @MainActor (_ screen: HostedScreen, _ label: Native, _ presses: @MainActor () -> Int) throws -> Void
  ) rethrows {
    let presses = Kept(0)
    let screen = HostedScreen(renderer, Groups(presses: presses, isEnabled: isEnabled))
    defer { screen.close() }
    try body(screen, screen.label("First")) { presses.value }
  }

  func testItIsPressedByThePointerAndByAFingerThatComeUpOnIt() throws {
    try onScreen { renderer in
      Self.show(renderer) { _, label, presses in
        Pointer(on: label).click(3, 3)
        XCTAssertEqual(presses(), 1)
        let end = Double(gtk_widget_get_allocated_width(label)) - 3
        Pointer(on: label).click(end, 3)
        XCTAssertEqual(presses(), 2, "It is as wide as there is room, and so is what is pressed")
        let finger = Finger(on: label)
        finger.down(40, 5)
        XCTAssertEqual(presses(), 2)
        finger.up(40, 5)
        XCTAssertEqual(presses(), 3)
        let pointer = Pointer(on: label)
        pointer.press(3, 3)
        pointer.move(3, 200)
        pointer.release(3, 200)
        XCTAssertEqual(presses(), 3, "Let go elsewhere, it was not meant")
        Pointer(on: label, button: 3).click(3, 3)
        XCTAssertEqual(presses(), 3)
      }
    }
  }

  func testTabComesToItAndKeysPressIt() throws {
    try onScreen { renderer in
      Self.show(renderer) { screen, label, presses in
        @MainActor func focus() -> Native? { gtk_window_get_focus(cast(screen.window)) }
        gtk_widget_grab_focus(screen.the("GtkButton"))
        gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
        XCTAssertEqual(focus(), label)
        for (place, key) in [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter].enumerated() {
          press(key, in: screen.window)
          settle(20)
          XCTAssertEqual(presses(), place + 1)
          XCTAssertEqual(focus(), label, "It has the focus still")
        }
        press(GDK_KEY_a, in: screen.window)
        XCTAssertEqual(presses(), 3)
        gtk_widget_child_focus(screen.window, GTK_DIR_DOWN)
        XCTAssertEqual(focus(), screen.label("Second"))
        gtk_widget_child_focus(screen.window, GTK_DIR_UP)
        XCTAssertEqual(focus(), label)
      }
    }
  }

  func testTheFocusIsMarkedAroundIt() throws {
    try onScreen { renderer in
      Self.show(renderer) { screen, label, _ in
        gtk_widget_grab_focus(label)
        // To the right of the words there is nothing else.
        let x = Int(gtk_widget_get_allocated_width(label)) - 40
        let isMarked: [Bool] = [false, true].map { isVisible in
          gtk_window_set_focus_visible(cast(screen.window), isVisible.gboolean)
          settle(50)
          let ground = screen.color(x, 5, from: label)
          // A line of dashes, right at its edge.
          return (x - 6..<x + 6).contains { x in
            (-2..<1).contains { screen.color(x, $0, from: label) != ground }
          }
        }
        XCTAssertEqual(isMarked, [false, true])
      }
    }
  }

  @MainActor
  private static func has(_ state: AtkStateType, _ object: UnsafeMutablePointer<AtkObject>) -> Bool {
    let states = atk_object_ref_state_set(object)!
    defer { faves_unref(UnsafeMutableRawPointer(states)) }
    return atk_state_set_contains_state(states, state) != 0
  }

  func testAssistiveToolsKnowItAsAButton() throws {
    try onScreen { renderer in
      Self.show(renderer) { screen, label, presses in
        let object = gtk_widget_get_accessible(label)!
        XCTAssertEqual(atk_object_get_role(object), ATK_ROLE_PUSH_BUTTON)
        XCTAssertEqual(String(cString: atk_object_get_name(object)), "First")
        for state in [ATK_STATE_FOCUSABLE, ATK_STATE_SENSITIVE, ATK_STATE_EXPANDABLE] {
          XCTAssertTrue(Self.has(state, object))
        }
        XCTAssertFalse(Self.has(ATK_STATE_MULTI_LINE, object))
        let action = OpaquePointer(object)
        XCTAssertEqual(atk_action_get_n_actions(action), 1)
        XCTAssertEqual(atk_action_get_name(action, 0).map { String(cString: $0) }, "click")
        XCTAssertNotEqual(atk_action_do_action(action, 0), 0)
        settle(20)
        XCTAssertEqual(presses(), 1)
        XCTAssertTrue(Self.has(ATK_STATE_EXPANDED, object))
        let inside = gtk_widget_get_accessible(screen.label("inside"))
        XCTAssertEqual(atk_object_get_role(inside), ATK_ROLE_LABEL)
      }
    }
  }

  func testDisabledItTakesNothing() throws {
    try onScreen { renderer in
      Self.show(renderer, isEnabled: false) { screen, label, presses in
        let object = gtk_widget_get_accessible(label)!
        XCTAssertFalse(Self.has(ATK_STATE_SENSITIVE, object))
        XCTAssertEqual(atk_action_do_action(OpaquePointer(object), 0), 0)
        Pointer(on: label).click(3, 3)
        gtk_widget_grab_focus(screen.the("GtkButton"))
        gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
        XCTAssertEqual(gtk_window_get_focus(cast(screen.window)), screen.label("Second"))
        XCTAssertEqual(presses(), 0)
      }
    }
  }

  func testOthersAroundItAreOneWidgetLess() throws {
    try onScreen { renderer in
      Self.show(renderer) { screen, label, _ in
        XCTAssertEqual(className(of: gtk_widget_get_parent(label)), "FavesStack")
      }
    }
  }
}
