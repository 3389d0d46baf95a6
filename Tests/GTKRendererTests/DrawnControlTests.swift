import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a program draws itself and says to be a control is one for keys and assistive tools.
final class DrawnControlTests: GTKTestCase {
  private struct Bolts: View {
    @State private var taps: [String] = []
    var body: some View {
      VStack {
        Button("before") {}
        Text(taps.joined(separator: " "))
        Color.red.frame(width: 20, height: 20)
          .onTapGesture { taps.append("outer") }
          .accessibilityAddTraits(.isButton).accessibilityLabel("Outer")
        Color.red.frame(width: 20, height: 20)
          .accessibilityLabel("Inner").accessibilityAddTraits(.isButton)
          .onTapGesture { taps.append("inner") }
        Color.red.frame(width: 20, height: 20).onTapGesture { taps.append("plain") }
        HStack { Button("real") { taps.append("real") } }
          .onTapGesture { taps.append("around") }.accessibilityAddTraits(.isButton)
        Button("after") {}
      }
    }
  }
  private struct Stars: View {
    @State private var count = 3
    var body: some View {
      VStack {
        Text("has \(count)")
        HStack { ForEach(0..<5, id: \.self) { Image(systemName: $0 < count ? "star.fill" : "star") } }
          .accessibilityElement().accessibilityLabel("Rating").accessibilityValue("\(count) of 5")
          .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
        Button("after") {}
      }
    }
  }

  @MainActor
  private static func object(_ name: String, in screen: HostedScreen) -> UnsafeMutablePointer<AtkObject>? {
    var found: UnsafeMutablePointer<AtkObject>?
    @MainActor func walk(_ object: UnsafeMutablePointer<AtkObject>) {
      if spokenName(of: object) == name { found = object }
      for index in 0..<atk_object_get_n_accessible_children(object) {
        guard let child = atk_object_ref_accessible_child(object, index) else { continue }
        walk(child)
        g_object_unref(child)
      }
    }
    walk(gtk_widget_get_accessible(screen.window))
    return found
  }
  @MainActor
  private static func isFocusable(_ object: UnsafeMutablePointer<AtkObject>) -> Bool {
    let states = atk_object_ref_state_set(object)
    defer { g_object_unref(UnsafeMutableRawPointer(states)) }
    return atk_state_set_contains_state(states, ATK_STATE_FOCUSABLE) != 0
  }
  @MainActor
  private static func focus(in screen: HostedScreen) -> String? {
    gtk_window_get_focus(cast(screen.window)).map { spokenName(of: gtk_widget_get_accessible($0)) }
  }

  func testWhatIsTappedAndCalledAButtonIsPressedByKeysAndTools() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Bolts())
      defer { screen.close() }
      settle(50)
      for name in ["Outer", "Inner"] {
        let object = try XCTUnwrap(Self.object(name, in: screen), name)
        XCTAssertEqual(atk_object_get_role(object), ATK_ROLE_PUSH_BUTTON, name)
        XCTAssertTrue(Self.isFocusable(object), name)
        let action = OpaquePointer(object)
        XCTAssertEqual(atk_action_get_n_actions(action), 1, name)
        XCTAssertNotEqual(atk_action_do_action(action, 0), 0, name)
        XCTAssertTrue(screen.wait { screen.texts.contains { $0.hasSuffix(name.lowercased()) } })
      }
      gtk_widget_grab_focus(screen.button(titled: "before"))
      var stops: [String?] = []
      for _ in 0..<4 {
        gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
        stops.append(Self.focus(in: screen))
        if stops.count < 3 { screen.key(GDK_KEY_PRESS, stops.count == 1 ? GDK_KEY_space : GDK_KEY_Return) }
      }
      XCTAssertEqual(stops, ["Outer", "Inner", "real", "after"])
      XCTAssertTrue(screen.wait { screen.texts.contains("outer inner outer inner") }, "\(screen.texts)")
    }
  }

  func testWhatIsAdjustedIsChangedByArrows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Stars())
      defer { screen.close() }
      settle(50)
      gtk_widget_grab_focus(screen.button(titled: "after"))
      gtk_widget_child_focus(screen.window, GTK_DIR_TAB_BACKWARD)
      XCTAssertEqual(Self.focus(in: screen), "Rating")
      screen.key(GDK_KEY_PRESS, GDK_KEY_Right)
      XCTAssertTrue(screen.wait { screen.texts.contains("has 4") })
      screen.key(GDK_KEY_PRESS, GDK_KEY_minus)
      screen.key(GDK_KEY_PRESS, GDK_KEY_Down)
      XCTAssertTrue(screen.wait { screen.texts.contains("has 2") })
      let slider = OpaquePointer(try XCTUnwrap(Self.object("Rating", in: screen)))
      atk_value_set_value(slider, 5)
      XCTAssertTrue(screen.wait { screen.texts.contains("has 3") }, "A step towards it")
      gtk_widget_child_focus(screen.window, GTK_DIR_TAB_FORWARD)
      XCTAssertEqual(Self.focus(in: screen), "after")
    }
  }

  func testWhatIsLabelledByASymbolAloneIsCalledByThat() throws {
    try onScreen { renderer in
      struct Labelled: View {
        @State private var choice = 1
        @State private var count = 1
        @State private var isOn = false
        var body: some View {
          Picker(selection: $choice) {
            Text("1").tag(1)
          } label: {
            Image(systemName: "trash")
          }
          Stepper(value: $count) { Image(systemName: "star") }
          Toggle(isOn: $isOn) { Image(systemName: "gear") }
          Slider(value: .constant(0.5)) { Image(systemName: "trash.circle") }
          ColorPicker(selection: .constant(.red)) { Image(systemName: "magnifyingglass") }
        }
      }
      let screen = HostedScreen(renderer, Labelled())
      defer { screen.close() }
      XCTAssertTrue(
        screen.wait {
          ["Delete", "Settings", "Trash", "Search"].allSatisfy { Self.object($0, in: screen) != nil }
        })
      XCTAssertNotNil(Self.object("More, Favourite", in: screen))
    }
  }

  func testASwitchThatIsASymbolIsCalledByThat() throws {
    try onScreen { renderer in
      let isOn = Followed(false)
      struct Network: View {
        @ObservedObject var isOn: Followed<Bool>
        var body: some View {
          Toggle(isOn: $isOn.value) { Image(systemName: "trash") }.toggleStyle(.button)
        }
      }
      let screen = HostedScreen(renderer, Network(isOn: isOn))
      defer { screen.close() }
      XCTAssertEqual(spokenName(of: gtk_widget_get_accessible(screen.the("GtkToggleButton"))), "Delete")
    }
  }
}
