import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What a person does, and what assistive tools are told and do.
final class ShownInputTests: GTKTestCase {
  private struct Pressed: View {
    let press: (KeyPress) -> KeyPress.Result
    @FocusState private var isOn: Bool
    var body: some View {
      Text("here").focusable().focused($isOn).onKeyPress { press($0) }
      Button("Focus") { isOn = true }
    }
  }

  func testWhatAPersonDoes() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("onLongPressGesture") {
        Text("a").frame(width: 60, height: 40).onLongPressGesture(minimumDuration: 0.1) {
          said.value = ["long"]
        }
      } holds: {
        let pointer = Pointer(on: $0.the("FavesTouch"))
        pointer.press(10, 10)
        settle(250)
        pointer.release(10, 10)
        defer { said.value = [] }
        return said.value == ["long"]
      }
      table("onTapGesture") {
        Text("a").frame(width: 60, height: 40).onTapGesture { said.value.append("tap") }
      } holds: {
        Pointer(on: $0.the("FavesTouch")).click(10, 10)
        return said.value == ["tap"]
      }
      table("onHover") {
        Text("a").onHover { _ in }
      } holds: {
        $0.has("FavesTouch")
      }
      table("onDrag", "draggable", "onDrop", "dropDestination") {
        Text("a").draggable("words").dropDestination(for: String.self) { _, _ in true }
      } holds: { screen in
        let areas = screen.all("FavesTouch")
        let targets = areas.compactMap { gtk_drag_dest_get_target_list($0) }
        return targets.contains { gtk_target_list_find($0, gdk_atom_intern("UTF8_STRING", 0), nil) != 0 }
          && areas.contains { gtk_drag_source_get_target_list($0) != nil }
      }
      table("onKeyPress", "focusable") {
        Pressed { press in
          said.value.append("\(press.characters) \(press.phase == .down)")
          return press.key == "k" ? .handled : .ignored
        }
      } holds: {
        $0.click("Focus")
        said.value = []
        $0.key(GDK_KEY_PRESS, GDK_KEY_k, code: 45)
        $0.key(GDK_KEY_RELEASE, GDK_KEY_k, code: 45)
        // What nobody takes is offered once.
        $0.key(GDK_KEY_PRESS, GDK_KEY_j, code: 44)
        XCTAssertEqual(said.value, ["k true", "j true"])
        return said.value.first == "k true"
      }
    }
  }

  private struct Clip: View {
    let pasted: ([String]) -> Void
    @FocusState private var isOn: Bool
    var body: some View {
      Text("here").focusable().focused($isOn)
        .copyable(["one", "two"])
        .cuttable(for: String.self) { ["cut"] }
        .pasteDestination(for: String.self) { pasted($0) }
      Button("Focus") { isOn = true }
    }
  }

  func testTheClipboard() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("copyable", "cuttable", "pasteDestination") {
        Clip { said.value = $0 }
      } holds: {
        $0.click("Focus")
        let window = renderer.presented[0] as! WindowWidget
        window.press(GDK_KEY_c, GDK_CONTROL_MASK)
        settle(50)
        XCTAssertEqual(Clipboard.text, "one\ntwo", "for other programs")
        window.press(GDK_KEY_v, GDK_CONTROL_MASK)
        settle(50)
        XCTAssertEqual(said.value, ["one", "two"])
        // What another has copied.
        Clipboard.text = "from elsewhere"
        // The key has come up meanwhile.
        renderer.heldKeys = []
        window.press(GDK_KEY_v, GDK_CONTROL_MASK)
        settle(200)
        XCTAssertEqual(said.value, ["from elsewhere"])
        window.press(GDK_KEY_x, GDK_CONTROL_MASK)
        settle(50)
        XCTAssertEqual(Clipboard.text, "cut")
        return said.value == ["from elsewhere"]
      }
    }
  }

  func testWhatAssistiveToolsAreTold() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table(
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
        "accessibilityHidden", "accessibilityAddTraits", "accessibilityRemoveTraits"
      ) {
        Text("a").accessibilityLabel("name").accessibilityHint("hint").accessibilityIdentifier("id")
          .accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isButton)
          .accessibilityValue("value")
        Text("b").accessibilityHidden(true)
      } holds: {
        let (a, b) = (
          gtk_widget_get_accessible($0.label("a"))!, gtk_widget_get_accessible($0.label("b"))!
        )
        return $0.name($0.label("a")) == "name" && atk_object_get_role(a) == ATK_ROLE_HEADING
          && String(cString: atk_object_get_description(a)) == "value, hint"
          && String(cString: gtk_widget_get_name($0.label("a"))) == "id"
          && atk_object_get_role(b) == ATK_ROLE_REDUNDANT_OBJECT
      }
    }
  }

  func testPartsThatAreOneThingForAssistiveTools() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("accessibilityElement") {
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine)
      } holds: {
        $0.name(gtk_widget_get_parent($0.label("a"))!) == "a, b"
      }
    }
  }

  private struct Acting: View {
    let say: (String) -> Void
    @State private var count = 0
    @State private var isThere = true
    var body: some View {
      Text("row")
        .accessibilityAction(named: "Archive") { [count] in
          say("archive \(count)")
          self.count = count + 1
        }
        .accessibilityAdjustableAction { say("\($0)") }
        .accessibilityActions { if isThere { Button("Delete") { say("delete") } } }
      Button("Press") { say("pressed") }.frame(width: 90)
        .accessibilityAction(named: "More") { say("more") }
      Button("Other") { say("other") }.accessibilityAction { say("activated") }
      Button("Off") {}.accessibilityAction(named: "Never") { say("never") }.disabled(true)
      Button("Take") { isThere = false }
    }
  }

  func testActionsForAssistiveTools() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("accessibilityScrollAction", "accessibilityZoomAction") {
        Text("a").accessibilityScrollAction { said.value.append("\($0)") }
          .accessibilityZoomAction { said.value.append("\($0.direction)") }
      } holds: {
        let label = $0.label("a")
        let names = actions(label)
        for index in 0..<Int32(names.count) { _ = act(label, index) }
        return names == ["scroll up", "scroll down", "scroll back", "scroll on", "zoom in", "zoom out"]
          && said.value == ["top", "bottom", "leading", "trailing", "zoomIn", "zoomOut"]
      }
      said.value = []
      table("accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction") {
        Acting { said.value.append($0) }
      } holds: { screen in
        let row = screen.label("row")
        let buttons = ["Press", "Other", "Off"].map { gtk_widget_get_parent(screen.label($0))! }
        XCTAssertEqual(actions(row), ["Archive", "increment", "decrement", "Delete"])
        XCTAssertEqual(actions(buttons[0]), ["click", "More"])
        XCTAssertEqual(actions(buttons[1]), ["activate"])
        for index in Int32(0)..<4 { XCTAssertTrue(act(row, index)) }
        XCTAssertTrue(act(row, 0))
        XCTAssertEqual(said.value, ["archive 0", "increment", "decrement", "delete", "archive 1"])
        said.value = []
        XCTAssertTrue(act(buttons[0], 1))
        XCTAssertTrue(act(buttons[0], 0), "The button's own click is still there")
        XCTAssertTrue(act(buttons[1], 0))
        settle(300)
        XCTAssertEqual(Set(said.value), ["more", "pressed", "activated"])
        XCTAssertFalse(act(buttons[2], 1), "What is disabled does nothing")
        XCTAssertFalse(act(row, 9))
        screen.click("Take")
        return actions(row) == ["Archive", "increment", "decrement"]
      }
    }
  }

  private struct Ordered: View {
    @State private var priority = 2.0
    var body: some View {
      HStack {
        Text("first")
        Text("second").accessibilitySortPriority(1)
        Text("third").accessibilitySortPriority(priority).padding().background(.red)
        Button("Turn") { priority = -1 }
      }
    }
  }

  func testTheOrderForAssistiveTools() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("accessibilitySortPriority") {
        Ordered()
      } holds: { screen in
        let row = gtk_widget_get_accessible(gtk_widget_get_parent(screen.label("first"))!)!
        @MainActor func order() -> [String] {
          (0..<atk_object_get_n_accessible_children(row)).map { index in
            let child = atk_object_ref_accessible_child(row, index)!
            defer { g_object_unref(child) }
            XCTAssertEqual(atk_object_get_index_in_parent(child), index)
            if let name = atk_object_get_name(child), name.pointee != 0 { return String(cString: name) }
            let inner = atk_object_ref_accessible_child(child, 0)!
            defer { g_object_unref(inner) }
            return atk_object_get_name(inner).map { String(cString: $0) } ?? ""
          }
        }
        XCTAssertEqual(order(), ["third", "second", "first", "Turn"])
        screen.click("Turn")
        return order() == ["second", "first", "Turn", "third"]
      }
    }
  }
}

@MainActor
private func action(_ widget: Native) -> OpaquePointer {
  OpaquePointer(UnsafeMutableRawPointer(gtk_widget_get_accessible(widget)))
}
@MainActor
private func actions(_ widget: Native) -> [String] {
  (0..<atk_action_get_n_actions(action(widget))).map {
    String(cString: atk_action_get_name(action(widget), $0))
  }
}
@MainActor
private func act(_ widget: Native, _ index: Int32) -> Bool {
  defer { settle(20) }
  return atk_action_do_action(action(widget), index) != 0
}
