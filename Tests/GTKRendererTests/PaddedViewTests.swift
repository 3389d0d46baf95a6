import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Padding is a part of the view that it is put around, also where it is a margin of a widget.
final class PaddedViewTests: GTKTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let (isRed, isClear): ([Int], [Int]) = ([255, 0, 0, 255], [0, 0, 0, 0])

  // MARK: geometry

  private final class Seen {
    var frames: [String: CGRect] = [:]
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  /// A view of 30 by 20 points with 10 at its leading edge, in a space that begins 5 points from its content.
  private struct Padded: View {
    let seen: Seen
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 30, height: 20)
          .padding(.leading, 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .onGeometryChange(for: CGRect.self) {
            CGRect(origin: $0.frame(in: .named("around")).origin, size: $0.size)
          } action: { [seen] in
            seen.frames["change"] = $0
          }
          .onGeometryChange(for: CGRect.self) {
            $0.bounds(of: .named("around")) ?? .zero
          } action: { [seen] in
            seen.frames["around"] = $0
          }
      }
      .padding(5)
      .coordinateSpace(.named("around"))
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let frame = proxy[anchors[0]]
          Color.clear.onAppear { seen.frames["anchor"] = frame }
        }
      }
    }
  }

  func testGeometryIsThatOfTheViewWithItsPadding() throws {
    try onScreen { renderer in
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let seen = Seen()
        let screen = HostedScreen(
          renderer, Padded(seen: seen).environment(\.layoutDirection, direction))
        settle(100)
        XCTAssertEqual(seen.frames["change"], CGRect(x: 5, y: 5, width: 40, height: 20), "\(direction)")
        XCTAssertEqual(seen.frames["anchor"], CGRect(x: 5, y: 5, width: 40, height: 20), "\(direction)")
        XCTAssertEqual(seen.frames["around"], CGRect(x: -5, y: -5, width: 50, height: 30), "\(direction)")
        screen.close()
      }
    }
  }

  // MARK: drawing

  /// What is drawn of a red view of 20 by 10 points, changed by `change`, in the leading top corner of 80 by 60.
  @MainActor private static func pixels<V: View>(
    _ renderer: GTKRenderer, _ places: [(Int, Int)], _ direction: LayoutDirection = .leftToRight,
    change: (AnyView) -> V
  ) -> [[Int]] {
    let screen = HostedScreen(
      renderer,
      ZStack(alignment: .topLeading) {
        Color.clear
        change(AnyView(red.frame(width: 20, height: 10)))
      }
      .frame(width: 80, height: 60).environment(\.layoutDirection, direction))
    settle(100)
    defer { screen.close() }
    let layers = screen.all("FavesLayers").first { gtk_widget_get_allocated_width($0) >= 80 }!
    let picture = DrawnPicture(layers)
    return places.map { picture.pixel($0.0, $0.1) }
  }

  func testAViewIsTurnedAndScaledAroundAPointOfItsPaddedRectangle() throws {
    try onScreen { renderer in
      let turned = Self.pixels(renderer, [(10, 45), (10, 5)]) {
        $0.padding(.bottom, 40).rotationEffect(.degrees(180))
      }
      XCTAssertEqual(turned, [Self.isRed, Self.isClear])
      let scaled = Self.pixels(renderer, [(60, 15), (30, 5)]) {
        $0.padding(.leading, 20).scaleEffect(2, anchor: .topLeading)
      }
      XCTAssertEqual(scaled, [Self.isRed, Self.isClear])
      let padded = Self.pixels(renderer, [(10, 25), (10, 5)]) {
        $0.rotationEffect(.degrees(180)).padding(.top, 20)
      }
      XCTAssertEqual(padded, [Self.isRed, Self.isClear], "padding outside of the turn is not turned")
    }
  }

  func testAViewIsDrawnThroughMatricesOfItsPaddedRectangle() throws {
    try onScreen { renderer in
      for (direction, places) in [
        (LayoutDirection.leftToRight, [(30, 5), (10, 5)]), (.rightToLeft, [(50, 5), (70, 5)]),
      ] {
        let mirrored = Self.pixels(renderer, places, direction) {
          $0.padding(.trailing, 20).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        }
        XCTAssertEqual(mirrored, [Self.isRed, Self.isClear], "\(direction)")
        let turned = Self.pixels(renderer, places, direction) {
          $0.padding(.trailing, 20).rotationEffect(.degrees(180))
        }
        XCTAssertEqual(turned, [Self.isRed, Self.isClear], "\(direction)")
      }
    }
  }

  func testAVisualEffectIsGivenThePaddedSize() throws {
    try onScreen { renderer in
      let moved = Self.pixels(renderer, [(10, 35), (10, 15)]) {
        $0.padding(.vertical, 10).visualEffect { $0.offset(y: $1.size.height - 10) }
      }
      XCTAssertEqual(moved, [Self.isRed, Self.isClear])
      let turned = Self.pixels(renderer, [(10, 45), (10, 5)]) {
        $0.padding(.bottom, 40).visualEffect { effect, _ in effect.rotationEffect(.degrees(180)) }
      }
      XCTAssertEqual(turned, [Self.isRed, Self.isClear])
    }
  }
}
