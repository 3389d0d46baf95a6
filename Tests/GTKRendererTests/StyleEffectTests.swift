import CGTK
import SwiftUICore
import XCTest

@testable import GTKRenderer

/// Shadows of what shapes are painted with, and how it is mixed with what is behind.
final class StyleEffectTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// A square of 20 points in the middle of a white one of 60, under a header of one pixel's ground.
  private struct Square<Style: ShapeStyle>: View {
    let style: Style
    var body: some View {
      Rectangle().fill(style).frame(width: 20, height: 20).frame(width: 60, height: 60)
        .background(Color(red: 1, green: 1, blue: 1))
    }
  }

  private func colors(_ style: some ShapeStyle, _ places: (Int, Int)...) throws -> [[Int]] {
    var colors: [[Int]] = []
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Square(style: style))
      settle()
      let ground = shown.all("FavesLayers")[0]
      colors = places.map { shown.color($0.0, $0.1, from: ground) }
      shown.close()
    }
    return colors
  }

  func testADropShadowLiesBesideItsShape() throws {
    let drop = Self.red.shadow(.drop(color: Self.blue, radius: 0, x: 10, y: 10))
    let shown = try colors(drop, (30, 30), (45, 45), (15, 15), (58, 58))
    XCTAssertEqual(
      shown, [[255, 0, 0], [0, 0, 255], [255, 255, 255], [255, 255, 255]])
  }

  func testADropShadowFadesOut() throws {
    let soft = try colors(Self.red.shadow(.drop(color: .black, radius: 5)), (30, 30), (30, 42), (30, 58))
    XCTAssertEqual(soft[0], [255, 0, 0])
    XCTAssertTrue((1...254).contains(soft[1][0]), "\(soft[1])")
    XCTAssertEqual(soft[2], [255, 255, 255])
  }

  func testAnInnerShadowStaysWithinItsShape() throws {
    let inner = Self.red.shadow(.inner(color: Self.blue, radius: 0, x: 5, y: 5))
    let shown = try colors(inner, (22, 30), (30, 22), (35, 35), (18, 30))
    XCTAssertEqual(
      shown, [[0, 0, 255], [0, 0, 255], [255, 0, 0], [255, 255, 255]])
  }

  func testAStyleIsMixedWithWhatIsBehind() throws {
    let shown = try colors(Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(.multiply), (30, 30), (5, 5))
    XCTAssertEqual(shown[1], [255, 255, 255])
    XCTAssertTrue(shown[0].allSatisfy { (127...128).contains($0) }, "\(shown[0])")
    let difference = try colors(Self.red.blendMode(.difference), (30, 30))
    XCTAssertEqual(difference, [[0, 255, 255]])
  }

  private struct Foreground: View {
    var body: some View {
      HStack(spacing: 40) {
        Circle().frame(width: 20, height: 20)
        Text("Red")
      }
      .foregroundStyle(StyleEffectTests.red.shadow(.drop(color: StyleEffectTests.blue, radius: 0, x: 10)))
      .frame(width: 120, height: 60).background(Color(red: 1, green: 1, blue: 1))
    }
  }

  /// Text takes the colour alone, and shapes all of it.
  func testAShapeTakesItsSurroundingsStyleWithItsShadow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Foreground())
      settle()
      let circle = shown.all("FavesSurface")[0]
      XCTAssertEqual(shown.color(10, 10, from: circle), [255, 0, 0])
      XCTAssertEqual(shown.color(25, 10, from: circle), [0, 0, 255])
      shown.close()
    }
  }
}
