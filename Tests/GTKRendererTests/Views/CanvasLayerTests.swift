import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Layers, clips, filters, blending and sizes of what a program draws itself, looked at pixel by pixel.
final class CanvasLayerTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let left = Path(CGRect(x: 0, y: 0, width: 60, height: 100))
  private static let right = Path(CGRect(x: 40, y: 0, width: 60, height: 100))

  /// Red, green, blue and alpha of points of a canvas of 100 by 100.
  @MainActor
  private static func pixels(
    _ renderer: GTKRenderer, _ points: [(Int, Int)], _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [[Int]] {
    let shown = HostedScreen(renderer, Canvas(renderer: draw).frame(width: 100, height: 100))
    defer { shown.close() }
    let widget = shown.all("FavesSurface")[0]
    layOut(widget)
    let picture = DrawnWidget(widget, width: 100, height: 100)
    return points.map { x, y in picture.pixel(x, y) }
  }

  func testALayerIsOneThingToItsOpacity() throws {
    try onScreen { renderer in
      let seen = Self.pixels(renderer, [(50, 50), (10, 50)]) { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(Self.left, with: .color(Self.red))
          layer.fill(Self.right, with: .color(Self.blue))
        }
      }
      XCTAssertEqual(seen[0], [0, 0, 128, 128], "Nothing of the red is seen through the blue")
      XCTAssertEqual(seen[1], [128, 0, 0, 128])
    }
  }

  func testALayerKeepsTheTransformAround() throws {
    try onScreen { renderer in
      let seen = Self.pixels(renderer, [(70, 50), (10, 50), (95, 50)]) { context, _ in
        context.translateBy(x: 30, y: 0)
        context.drawLayer { layer in
          layer.translateBy(x: 10, y: 0)
          layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(Self.red))
        }
      }
      XCTAssertEqual(seen, [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
    }
  }

  func testClipsAreOfPathsAndOfLayersAndInverse() throws {
    try onScreen { renderer in
      var seen = Self.pixels(renderer, [(50, 50), (10, 50)]) { context, size in
        context.clip(to: Self.right, options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
      }
      XCTAssertEqual(seen, [[0, 0, 0, 0], [255, 0, 0, 255]])
      seen = Self.pixels(renderer, [(50, 50), (10, 50), (80, 50)]) { context, size in
        context.clipToLayer { layer in
          layer.fill(Self.left, with: .color(.black))
          layer.opacity = 0.5
          layer.fill(Path(CGRect(x: 70, y: 0, width: 30, height: 100)), with: .color(.black))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
      }
      XCTAssertEqual(seen[0], [255, 0, 0, 255])
      XCTAssertEqual(Double(seen[2][3]), 128, accuracy: 2)
      seen = Self.pixels(renderer, [(10, 50), (90, 50)]) { context, size in
        context.clipToLayer(options: .inverse) { $0.fill(Self.left, with: .color(.black)) }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
      }
      XCTAssertEqual(seen, [[0, 0, 0, 0], [255, 0, 0, 255]])
    }
  }

  func testFiltersChangeWhatIsDrawnAfterThem() throws {
    try onScreen { renderer in
      var seen = Self.pixels(renderer, [(10, 50), (62, 50), (90, 50)]) { context, _ in
        context.fill(Path(CGRect(x: 80, y: 0, width: 20, height: 100)), with: .color(Self.red))
        context.addFilter(.colorMultiply(Color(red: 0.5, green: 1, blue: 1)))
        context.addFilter(.blur(radius: 5))
        context.fill(Self.left, with: .color(Self.red))
      }
      XCTAssertEqual(Double(seen[0][0]), 128, accuracy: 2, "Multiplied")
      XCTAssertTrue((10...240).contains(seen[1][3]), "Blurred beyond its edge: \(seen[1])")
      XCTAssertEqual(seen[2], [255, 0, 0, 255], "What was there before the filters")
      seen = Self.pixels(renderer, [(70, 80), (20, 20)]) { context, _ in
        context.addFilter(.shadow(color: Self.blue, radius: 0, x: 50, y: 50))
        context.fill(Path(CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(Self.red))
      }
      XCTAssertEqual(seen, [[0, 0, 255, 255], [255, 0, 0, 255]])
    }
  }

  /// The last filter added is the first: discs that are blurred and then cut at half of their opacity run together.
  func testBlurredDiscsRunTogetherUnderAThreshold() throws {
    try onScreen { renderer in
      @MainActor func bridge(_ isOrdered: Bool) -> [[Int]] {
        Self.pixels(renderer, [(50, 50), (30, 50)]) { context, _ in
          if isOrdered { context.addFilter(.alphaThreshold(min: 0.4, color: Self.red)) }
          context.addFilter(.blur(radius: 10))
          if !isOrdered { context.addFilter(.alphaThreshold(min: 0.4, color: Self.red)) }
          context.drawLayer { layer in
            layer.fill(Path(ellipseIn: CGRect(x: 9, y: 30, width: 40, height: 40)), with: .color(.black))
            layer.fill(Path(ellipseIn: CGRect(x: 51, y: 30, width: 40, height: 40)), with: .color(.black))
          }
        }
      }
      XCTAssertEqual(bridge(true), [[255, 0, 0, 255], [255, 0, 0, 255]])
      XCTAssertNotEqual(bridge(false)[0], [255, 0, 0, 255])
    }
  }

  func testBlendModesMixWithWhatIsThere() throws {
    try onScreen { renderer in
      @MainActor func mixed(_ mode: GraphicsContext.BlendMode) -> [[Int]] {
        Self.pixels(renderer, [(50, 50), (10, 50), (90, 50)]) { context, _ in
          context.fill(Self.left, with: .color(Self.red))
          context.blendMode = mode
          context.fill(Self.right, with: .color(Self.blue))
        }
      }
      XCTAssertEqual(mixed(.plusLighter)[0], [255, 0, 255, 255])
      XCTAssertEqual(mixed(.multiply)[0], [0, 0, 0, 255])
      XCTAssertEqual(mixed(.destinationOver)[0], [255, 0, 0, 255])
      XCTAssertEqual(mixed(.clear), [[0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 0, 0]])
      XCTAssertEqual(mixed(.copy), [[0, 0, 255, 255], [255, 0, 0, 255], [0, 0, 255, 255]])
      XCTAssertEqual(mixed(.xor), [[0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 255, 255]])
    }
  }

  /// What a drawing learns of sizes.
  private final class Sizes {
    var word = CGSize.zero
    var wrapped = CGSize.zero
    var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
    var symbol = CGSize.zero
  }

  func testTextsAndSymbolsAreAsLargeAsTheyAreDrawn() throws {
    try onScreen { renderer in
      let sizes = Sizes()
      _ = Self.pixels(renderer, []) { context, _ in
        let text = context.resolve(Text("Wide words here").font(.system(size: 20)))
        let symbol = context.resolve(Image(systemName: "star"))
        sizes.word = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        let narrow = CGSize(width: 60, height: CGFloat.infinity)
        sizes.wrapped = text.measure(in: narrow)
        sizes.baselines = (text.firstBaseline(in: narrow), text.lastBaseline(in: narrow))
        sizes.symbol = symbol.size
      }
      let label = HostedScreen(renderer, Text("Wide words here").font(.system(size: 20)))
      var natural = GtkRequisition()
      gtk_widget_get_preferred_size(label.all("FavesLabel")[0], nil, &natural)
      label.close()
      XCTAssertEqual(Double(sizes.word.width), Double(natural.width), accuracy: 2)
      XCTAssertEqual(Double(sizes.word.height), Double(natural.height), accuracy: 2)
      XCTAssertGreaterThan(sizes.wrapped.height, sizes.word.height * 1.8)
      XCTAssertLessThanOrEqual(sizes.wrapped.width, 60)
      XCTAssertGreaterThan(sizes.baselines.last, sizes.baselines.first + sizes.word.height * 0.8)
      XCTAssertEqual(sizes.symbol, CGSize(width: 16, height: 16))
    }
  }

  func testAFilterMovesAndTurnsWhatIsDrawn() throws {
    try onScreen { renderer in
      let seen = Self.pixels(renderer, [(10, 50), (70, 10), (70, 70)]) { context, _ in
        var turn = CGAffineTransform(translationX: 100, y: 0)
        turn = turn.rotated(by: .pi / 2)
        context.addFilter(.projectionTransform(ProjectionTransform(turn)))
        // What is at the left comes to the top.
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 100)), with: .color(Self.red))
      }
      XCTAssertEqual(seen, [[0, 0, 0, 0], [255, 0, 0, 255], [0, 0, 0, 0]])
    }
  }
}
