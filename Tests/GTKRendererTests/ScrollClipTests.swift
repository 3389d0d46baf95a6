import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is scrolled, beyond the edges of what scrolls it.
final class ScrollClipTests: GTKTestCase {
  private struct Scrolled: View {
    let isOff: Bool
    var body: some View {
      ScrollView(.horizontal) {
        Color(red: 1, green: 0, blue: 0).frame(width: 300, height: 40)
      }
      .frame(width: 100, height: 40)
      .scrollClipDisabled(isOff)
      .frame(width: 400, height: 200)
    }
  }

  func testItIsSeenThereOnlyWhereTheProgramSaysSo() throws {
    try onScreen { renderer in
      for (isOff, seen) in [(false, false), (true, true)] {
        let shown = HostedScreen(renderer, Scrolled(isOff: isOff))
        let scroll = shown.the("GtkScrolledWindow")
        XCTAssertEqual(shown.color(50, 20, from: scroll), [255, 0, 0])
        XCTAssertEqual(shown.color(120, 20, from: scroll) == [255, 0, 0], seen)
        gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(cast(scroll)), 60)
        settle(60)
        XCTAssertEqual(shown.color(-20, 20, from: scroll) == [255, 0, 0], seen)
        shown.close()
      }
    }
  }
}
