import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Bubbles that are opened from rows of a list.
final class BubbleInRowTests: GTKTestCase {
  private struct Row: View {
    let title: String
    @State private var isShown = false
    var body: some View {
      Button(title) { isShown = true }.popover(isPresented: $isShown) { Button("Inside") {}.padding() }
    }
  }
  private struct Rows: View {
    var body: some View {
      List {
        Text("One")
        Text("Two")
        Row(title: "Three")
      }
    }
  }

  /// The button of a row, and the bubble that a click on it opens.
  @MainActor private static func open(_ shown: HostedScreen) throws -> (button: Native, bubble: Native) {
    settle(50)
    let button = shown.the("GtkButton")
    click(button)
    XCTAssertTrue(becomes { shown.renderer.presented.count == 2 })
    return (button, try XCTUnwrap(shown.renderer.presented.last).native)
  }

  func testItPointsAtTheWordsOfAButtonThatIsARow() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shown = HostedScreen(renderer, Rows().environment(\.layoutDirection, direction))
        let (button, bubble) = try Self.open(shown)
        var target = GdkRectangle()
        XCTAssertNotEqual(gtk_popover_get_pointing_to(cast(bubble), &target), 0)
        let anchor = Native(gtk_popover_get_relative_to(cast(bubble))!)
        XCTAssertEqual(anchor, button)
        let (words, whole) = (shown.frame(of: shown.label("Three")), shown.frame(of: button))
        XCTAssertEqual(Double(target.x), Double(words.minX - whole.minX), accuracy: 1)
        XCTAssertEqual(Double(target.width), Double(words.width), accuracy: 1)
        XCTAssertLessThan(words.width, whole.width / 2)
        shown.close()
      }
    }
  }

  func testTheFocusComesBackToItsRowAndNotToTheFirst() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      let (button, bubble) = try Self.open(shown)
      settle(300)
      gtk_popover_popdown(cast(bubble))
      XCTAssertTrue(
        becomes {
          guard let focus = gtk_window_get_focus(cast(shown.window)) else { return false }
          return className(of: focus) == "FavesListRow" && gtk_widget_is_ancestor(button, focus) != 0
        })
      shown.close()
    }
  }

  func testWhereAPersonHasChosenARowItComesBackToThat() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Rows())
      settle(50)
      let chosen = shown.all("FavesListRow")[1]
      gtk_widget_grab_focus(chosen)
      let (_, bubble) = try Self.open(shown)
      settle(300)
      gtk_popover_popdown(cast(bubble))
      XCTAssertTrue(becomes { gtk_window_get_focus(cast(shown.window)) == chosen })
      shown.close()
    }
  }
}
