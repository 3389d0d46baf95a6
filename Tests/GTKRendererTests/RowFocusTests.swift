import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The keyboard focus is on the rows in sight, not on buttons of the bar: where a window begins, and where another tab is chosen.
final class RowFocusTests: GTKTestCase {
  private struct Names: View {
    let names: [String]
    var body: some View {
      NavigationStack {
        List(names, id: \.self) { Text($0) }
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add after \(names.last!)") {} } }
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Names(names: ["Ann", "Bob"]).tabItem { Label("First", systemImage: "star") }
        Names(names: ["Cid", "Dan"]).tabItem { Label("Second", systemImage: "star") }
        NavigationStack { Text("no rows").toolbar { Button("Add text") {} } }
          .tabItem { Label("Third", systemImage: "star") }
      }
      .toolbar { ToolbarItem(placement: .navigation) { Button("Help") {} } }
    }
  }

  /// What can be read in what has the focus.
  @MainActor
  private static func focused(_ screen: HostedScreen) -> String? {
    guard let focus = gtk_window_get_focus(cast(screen.window)) else { return nil }
    return screen.name(focus)
  }

  @MainActor
  private static func show(_ tab: Int, _ screen: HostedScreen) {
    (screen.renderer.presented[0] as! WindowWidget).description.selectTab(tab)
    settle(50)
  }

  @MainActor
  private static func press(_ title: String, _ screen: HostedScreen) throws {
    let button = screen.all("GtkButton").first { screen.name($0) == title }
    gtk_widget_grab_focus(try XCTUnwrap(button, title))
    XCTAssertEqual(focused(screen), title)
  }

  func testAWindowBeginsOnTheRowsThatItHas() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Names(names: ["Ann", "Bob"]))
      XCTAssertTrue(becomes { Self.focused(screen) == "Ann" }, Self.focused(screen) ?? "nothing")
      screen.close()
    }
  }

  func testAButtonThatGoesWithItsPageLeavesItToTheRowsOfTheNext() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Tabs())
      try Self.press("Add after Bob", screen)
      Self.show(1, screen)
      XCTAssertTrue(becomes { Self.focused(screen) == "Cid" }, Self.focused(screen) ?? "nothing")
      try Self.press("Add after Dan", screen)
      Self.show(2, screen)
      XCTAssertEqual(Self.focused(screen), "Add text", "the nearest, where there are no rows")
      screen.close()
    }
  }

  func testAButtonThatStaysKeepsIt() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Tabs())
      try Self.press("Help", screen)
      Self.show(1, screen)
      XCTAssertEqual(Self.focused(screen), "Help")
      screen.close()
    }
  }
}
