import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Content that is shorter than what it scrolls in.
final class ShortContentTests: GTKTestCase {
  private struct Messages: View {
    let anchor: UnitPoint?
    var body: some View { ScrollView { Text("only one") }.defaultScrollAnchor(anchor) }
  }

  func testItStandsByTheAnchor() throws {
    try onScreen { renderer in
      @MainActor func place(_ anchor: UnitPoint?) -> (top: CGFloat, bottom: CGFloat) {
        let screen = HostedScreen(renderer, Messages(anchor: anchor))
        defer { screen.close() }
        let (words, room) = (
          screen.frame(of: screen.label("only one")), screen.frame(of: screen.the("FavesViewport"))
        )
        return (words.minY - room.minY, room.maxY - words.maxY)
      }
      XCTAssertEqual(place(nil).top, 0)
      XCTAssertEqual(place(.top).top, 0)
      XCTAssertEqual(place(.bottom).bottom, 0)
      let middle = place(.center)
      XCTAssertEqual(middle.top, middle.bottom, accuracy: 1)
    }
  }
}
