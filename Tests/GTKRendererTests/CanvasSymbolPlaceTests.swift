import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols of a canvas that are drawn elsewhere than they stand.
final class CanvasSymbolPlaceTests: GTKTestCase {
  private struct Moved: View {
    @State private var way = 60.0
    var body: some View {
      Canvas { context, size in
        for id in 0..<2 {
          guard let symbol = context.resolveSymbol(id: id) else { continue }
          context.draw(symbol, at: CGPoint(x: 100, y: 50 + 100 * CGFloat(id)))
        }
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).offset(x: way).tag(0)
        Color(red: 0, green: 0, blue: 1).frame(width: 60, height: 10).rotationEffect(.degrees(90))
          .scaleEffect(1.5)
          .tag(1)
      }
      .frame(width: 200, height: 200)
      Button("Back") { way = -60 }
    }
  }

  private struct Driven: View {
    @ObservedObject var way: Followed<Double>
    var body: some View {
      Canvas { context, size in
        for id in 0..<2 {
          guard let symbol = context.resolveSymbol(id: id) else { continue }
          context.draw(symbol, at: CGPoint(x: 100, y: 50 + 100 * CGFloat(id)))
        }
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).offset(x: way.value).tag(0)
        ZStack {
          if way.value < 0 { Color(red: 0, green: 0, blue: 1) } else { Color(red: 0, green: 1, blue: 0) }
        }
        .frame(width: 20, height: 20).tag(1)
      }
      .frame(width: 200, height: 200)
    }
  }

  func testWhereTheyStandIsNoWindowForAssistiveTools() throws {
    try onScreen { renderer in
      // GTK lists windows from the first time that it is asked for them.
      let desktop = atk_get_root()
      @MainActor func windows() -> Int32 { atk_object_get_n_accessible_children(desktop) }
      let before = windows()
      let shown = HostedScreen(renderer, VStack { Driven(way: Followed(60)) })
      settle(50)
      XCTAssertEqual(windows(), before + 1)
      shown.close()
      XCTAssertEqual(windows(), before)
    }
  }

  func testASymbolIsThereInTheVeryFrameInWhichItMovesOrChanges() throws {
    try onScreen { renderer in
      let way = Followed(60.0)
      let shown = HostedScreen(renderer, VStack { Driven(way: way) })
      let canvas = shown.the("FavesSurface")
      for place in [-60.0, 30, -10] {
        way.value = place
        shown.graph.flush()
        // No other clock ticks before this frame is drawn.
        let picture = DrawnWidget(canvas)
        XCTAssertEqual(picture.pixel(100 + Int(place), 50), [255, 0, 0, 255], "\(place)")
        XCTAssertEqual(picture.pixel(100, 150), place < 0 ? [0, 0, 255, 255] : [0, 255, 0, 255], "\(place)")
      }
      shown.close()
    }
  }

  func testASymbolIsMovedTurnedAndScaled() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, VStack { Moved() })
      let canvas = shown.the("FavesSurface")
      var picture = DrawnPicture(canvas)
      XCTAssertEqual(picture.pixel(160, 50), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(100, 50)[3], 0)
      XCTAssertEqual(picture.pixel(100, 110), [0, 0, 255, 255], "a high bar")
      XCTAssertEqual(picture.pixel(75, 150)[3], 0)
      shown.click("Back")
      settle(50)
      picture = DrawnPicture(canvas)
      XCTAssertEqual(picture.pixel(40, 50), [255, 0, 0, 255])
      XCTAssertEqual(picture.pixel(160, 50)[3], 0)
      shown.close()
    }
  }
}
