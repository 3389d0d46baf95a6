import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where the focus is in a window that has just come, and what the first keys do there.
final class FirstFocusTests: GTKTestCase {
  @MainActor
  private static func focused(_ screen: HostedScreen) -> String {
    _ = becomes(within: 100) { gtk_window_get_focus(cast(screen.window)) != nil }
    settle(50)
    return gtk_window_get_focus(cast(screen.window)).map { className(of: $0) } ?? "nothing"
  }

  func testItIsOnWhatIsTypedIntoAndNotOnAButton() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          Button("First") {}
          TextField("Name", text: .constant(""))
        }
        .toolbar { Button("Delete all", systemImage: "trash") {} })
      defer { screen.close() }
      XCTAssertEqual(Self.focused(screen), "GtkEntry")
    }
  }

  func testItIsOnTheRowsWhereTheyComeFirst() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack {
          List { Text("One") }
          TextField("Name", text: .constant(""))
        }
        .toolbar { Button("Delete all", systemImage: "trash") {} })
      defer { screen.close() }
      _ = Self.focused(screen)
      let list = screen.all("FavesList")[0]
      let focus = try XCTUnwrap(gtk_window_get_focus(cast(screen.window)))
      XCTAssertTrue(focus == list || gtk_widget_is_ancestor(focus, list) != 0)
    }
  }

  func testItIsNotInTheBarWhereTheContentHasNothing() throws {
    try onScreen { renderer in
      let pressed = Kept(0)
      let screen = HostedScreen(
        renderer,
        Text("words").toolbar { Button("Delete all", systemImage: "trash") { pressed.value += 1 } })
      defer { screen.close() }
      settle(50)
      screen.key(GDK_KEY_PRESS, GDK_KEY_space, code: 65)
      screen.key(GDK_KEY_RELEASE, GDK_KEY_space, code: 65)
      settle(50)
      XCTAssertEqual(pressed.value, 0)
    }
  }

  func testReturnOnARowThatDoesNothingIsTheDefaultButtons() throws {
    try onScreen { renderer in
      let said = Kept<[String]>([])
      let screen = HostedScreen(
        renderer,
        VStack {
          List(["One", "Two"], id: \.self, selection: .constant("One")) { Text($0) }
          Button("Choose") { said.value.append("chosen") }.keyboardShortcut(.defaultAction)
        })
      defer { screen.close() }
      settle(50)
      gtk_widget_grab_focus(screen.all("FavesList")[0])
      screen.key(GDK_KEY_PRESS, GDK_KEY_Down, code: 116)
      settle(20)
      screen.key(GDK_KEY_PRESS, GDK_KEY_Return, code: 36)
      settle(400)
      XCTAssertEqual(said.value, ["chosen"])
    }
  }

  func testReturnIsForTheDefaultButtonUntilAnotherIsGoneTo() throws {
    try onScreen { renderer in
      let said = Kept<[String]>([])
      let screen = HostedScreen(
        renderer,
        VStack {
          Button("First") { said.value.append("first") }
          Button("Next") { said.value.append("next") }.keyboardShortcut(.defaultAction)
        })
      defer { screen.close() }
      settle(50)
      screen.key(GDK_KEY_PRESS, GDK_KEY_Return, code: 36)
      settle(20)
      XCTAssertEqual(said.value, ["next"])
      screen.key(GDK_KEY_RELEASE, GDK_KEY_Return, code: 36)
      screen.key(GDK_KEY_PRESS, GDK_KEY_Tab, code: 23)
      screen.key(GDK_KEY_PRESS, GDK_KEY_ISO_Left_Tab, code: 23)
      settle(20)
      gtk_widget_grab_focus(screen.button(titled: "First"))
      settle(20)
      screen.key(GDK_KEY_PRESS, GDK_KEY_Return, code: 36)
      // A button pressed by a key stays down for a moment.
      settle(400)
      XCTAssertEqual(said.value, ["next", "first"])
    }
  }
}
