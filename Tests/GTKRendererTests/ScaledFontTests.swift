import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Fonts that are larger than their style.
final class ScaledFontTests: GTKTestCase {
  func testTextInAScaledFontIsAsManyTimesAsHigh() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Text("x").font(.body)
          Text("x").font(.body.scaled(by: 3))
          Text("x").font(.system(size: 10))
          Text("x").font(.system(size: 10).scaled(by: 3))
        })
      let heights = shown.all("FavesLabel").map { Double(gtk_widget_get_allocated_height($0)) }
      XCTAssertEqual(heights[1] / heights[0], 3, accuracy: 0.3)
      XCTAssertEqual(heights[3] / heights[2], 3, accuracy: 0.3)
      shown.close()
    }
  }
}
