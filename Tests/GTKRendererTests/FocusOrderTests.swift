import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What takes the focus itself does not keep it from what is in it.
final class FocusOrderTests: GTKTestCase {
  private struct Around<Middle: View>: View {
    let middle: Middle
    init(@ViewBuilder _ middle: () -> Middle) { self.middle = middle() }
    var body: some View {
      VStack {
        Button("Top") {}
        middle
        Button("Bottom") {}
      }
    }
  }

  /// What has the focus one after the other as a person goes on from the top, and on the way back.
  @MainActor
  private static func order(
    _ renderer: GTKRenderer, _ view: @escaping @MainActor @Sendable () -> some View, steps: Int,
    by directions: (GtkDirectionType, GtkDirectionType) = (GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD)
  ) -> [[String]] {
    let screen = HostedScreen(renderer, Around(view))
    SurroundingsTests.tellFocus(screen.window, isIn: true)
    gtk_widget_grab_focus(screen.all("GtkButton").first { screen.name($0) == "Top" }!)
    @MainActor func names(_ direction: GtkDirectionType) -> [String] {
      (0..<steps).map { _ in
        _ = gtk_widget_child_focus(screen.window, direction)
        guard let focus = gtk_window_get_focus(cast(screen.window)) else { return "nothing" }
        return String(cString: faves_type_name(UnsafeRawPointer(focus))) + " " + spokenName(of: focus)
      }
    }
    let there = names(directions.0)
    defer { screen.close() }
    return [there, names(directions.1)]
  }

  func testFromAFocusableViewTabLeadsIntoIt() throws {
    try onScreen { renderer in
      let order = Self.order(
        renderer,
        {
          HStack {
            Button("One") {}
            Button("Two") {}
          }
          .focusable().accessibilityLabel("Box")
        }, steps: 4)
      XCTAssertEqual(
        order[0], ["GtkEventBox Box", "FavesButton One", "FavesButton Two", "FavesButton Bottom"])
      XCTAssertEqual(
        order[1], ["FavesButton Two", "FavesButton One", "GtkEventBox Box", "FavesButton Top"])
    }
  }

  func testArrowsDoAsWell() throws {
    try onScreen { renderer in
      let order = Self.order(
        renderer,
        {
          VStack {
            Text("Words")
            Button("In") {}
          }
          .focusable().accessibilityLabel("Box")
        }, steps: 3, by: (GTK_DIR_DOWN, GTK_DIR_UP))
      XCTAssertEqual(order[0], ["GtkEventBox Box", "FavesButton In", "FavesButton Bottom"])
      XCTAssertEqual(order[1], ["FavesButton In", "GtkEventBox Box", "FavesButton Top"])
    }
  }

  func testAnEmptyOneIsPassedOnce() throws {
    try onScreen { renderer in
      let order = Self.order(renderer, { Text("Here").focusable() }, steps: 2)
      XCTAssertEqual(order[0], ["GtkEventBox Here", "FavesButton Bottom"])
      XCTAssertEqual(order[1], ["GtkEventBox Here", "FavesButton Top"])
    }
  }

  func testAFocusableControlIsTheControl() throws {
    try onScreen { renderer in
      let order = Self.order(
        renderer,
        {
          Group {
            TextField("Name", text: .constant("")).padding().focusable()
            Button("Press") {}.focusable()
            Button("Never") {}.focusable(false)
          }
        }, steps: 3)
      XCTAssertEqual(order[0], ["GtkEntry Name", "FavesButton Press", "FavesButton Bottom"])
      XCTAssertEqual(order[1], ["FavesButton Press", "GtkEntry Name", "FavesButton Top"])
    }
  }

  func testWhatIsOnAPageIsReached() throws {
    try onScreen { renderer in
      let order = Self.order(
        renderer,
        {
          TabView {
            Button("First") {}
            Button("Second") {}
          }
          .tabViewStyle(.page(indexDisplayMode: .never)).frame(height: 60)
        }, steps: 3)
      XCTAssertEqual(order[0], ["GtkStack Pages", "FavesButton First", "FavesButton Bottom"])
      XCTAssertEqual(order[1], ["FavesButton First", "GtkStack Pages", "FavesButton Top"])
    }
  }

  func testTabLeavesAListWhoseRowsHoldFieldsBehindTheLast() throws {
    try onScreen { renderer in
      let order = Self.order(
        renderer,
        {
          List {
            ForEach(["a", "b"], id: \.self) { TextField($0, text: .constant("")) }
          }
          .accessibilityLabel("Rows")
        }, steps: 5)
      XCTAssertTrue(order[0].contains("GtkEntry b") && order[0].contains("FavesButton Bottom"), "\(order)")
      XCTAssertTrue(order[1].contains("FavesButton Top"), "by way of the row: \(order)")
    }
  }
}
