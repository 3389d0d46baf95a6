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
      let ground = shown.all("FavesFrame").first { gtk_widget_get_allocated_width($0) == 60 }!
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

  private struct Inked: View {
    static let ink = LinearGradient(
      colors: [StyleEffectTests.red, StyleEffectTests.blue], startPoint: .leading, endPoint: .trailing)
    let isPlain: Bool
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "MMMMM").font(.system(size: 40)).foregroundStyle(
          isPlain ? AnyShapeStyle(Color.green) : .init(Self.ink))
        Image(systemName: "star.fill").font(.system(size: 60))
        (Text(verbatim: "MMM").foregroundStyle(Self.ink) + Text(verbatim: "MMM").foregroundStyle(Self.ink))
      }
      .foregroundStyle(isPlain ? AnyShapeStyle(Color.green) : AnyShapeStyle(Self.ink))
      .background(Color(red: 1, green: 1, blue: 1))
    }
  }

  /// How much red and blue there is in the letters of the left and of the right third of a widget.
  @MainActor
  private static func ink(_ shown: HostedScreen, of widget: Native) -> (left: [Int], right: [Int]) {
    let corner = shown.frame(of: widget)
    let window = DrawnWidget(shown.window)
    func sum(_ columns: Range<Int>) -> [Int] {
      var sum = [0, 0]
      for x in columns {
        for y in 0..<Int(corner.height) {
          let color = window.color(Int(corner.minX) + x, Int(corner.minY) + y)
          sum[0] += 255 - color[2]
          sum[1] += 255 - color[0]
        }
      }
      return sum
    }
    let width = Int(corner.width)
    return (sum(0..<width / 3), sum(2 * width / 3..<width))
  }

  func testLettersAndSymbolsAreCutOutOfAGradient() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Inked(isPlain: false))
      settle()
      for widget in shown.all("FavesLabel") + shown.all("FavesImage") {
        let ink = Self.ink(shown, of: widget)
        XCTAssertGreaterThan(ink.left[0], 2 * ink.left[1])
        XCTAssertGreaterThan(ink.right[1], 2 * ink.right[0])
      }
      shown.close()
    }
  }
}
