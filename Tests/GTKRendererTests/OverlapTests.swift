import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views that lie over what is beside them.
final class OverlapTests: GTKTestCase {
  private struct Tile: View {
    var width: CGFloat = 60
    var height: CGFloat = 40
    var body: some View { Color.red.frame(width: width, height: height) }
  }

  @MainActor private static func places(_ screen: HostedScreen) -> [(
    x: Int32, y: Int32, width: Int32, height: Int32
  )] {
    screen.all("FavesSurface").map { tile in
      var (x, y): (Int32, Int32) = (0, 0)
      gtk_widget_translate_coordinates(tile, screen.window, 0, 0, &x, &y)
      return (x, y, gtk_widget_get_allocated_width(tile), gtk_widget_get_allocated_height(tile))
    }
  }

  func testANegativeSpacingHasViewsLieOverEachOther() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer, HStack(spacing: -12) { ForEach(0..<4, id: \.self) { _ in Tile() } }.border(.red))
      settle(100)
      let tiles = Self.places(screen)
      XCTAssertEqual(tiles.map { $0.x - tiles[0].x }, [0, 48, 96, 144])
      XCTAssertEqual(Set(tiles.map(\.width)), [60])
      screen.close()
    }
  }

  func testANegativePaddingTakesRoomFromLayoutAndNotFromTheView() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        VStack(alignment: .leading, spacing: 0) {
          Tile(height: 100)
          Tile(height: 80).offset(y: -50).padding(.bottom, -50)
          Tile()
          HStack(spacing: 0) {
            Tile().padding(.leading, -10)
            Tile().padding(-5)
            Tile()
          }
        })
      settle(100)
      let tiles = Self.places(screen)
      XCTAssertEqual(tiles.map(\.height), [100, 80, 40, 40, 40, 40])
      XCTAssertEqual(Set(tiles.map(\.width)), [60])
      // Moved up, it ends where the next one begins.
      XCTAssertEqual(tiles[1].y - tiles[0].y, 50)
      XCTAssertEqual(tiles[2].y - tiles[0].y, 130)
      XCTAssertEqual(tiles[3].x - tiles[0].x, -10)
      XCTAssertEqual(tiles[4].x - tiles[0].x, 45)
      XCTAssertEqual(tiles[5].x - tiles[0].x, 100)
      XCTAssertEqual(tiles[4].y, tiles[3].y)
      screen.close()
    }
  }
}
