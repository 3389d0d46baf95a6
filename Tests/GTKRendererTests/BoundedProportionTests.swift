import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Views held to a proportion, in frames that say how large they are at most.
final class BoundedProportionTests: GTKTestCase {
  /// A colour under modifiers, and what of the window it covers, from the leading top corner.
  @MainActor
  private static func covered(_ renderer: GTKRenderer, _ view: (Color) -> some View) -> CGRect {
    let shown = HostedScreen(
      renderer,
      VStack(alignment: .leading, spacing: 0) {
        view(Color(red: 1, green: 0, blue: 0))
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, alignment: .leading))
    defer { shown.close() }
    let drawn = DrawnWidget(shown.window)
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width where drawn.color(x, y) == [255, 0, 0] {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
      }
    }
    return CGRect(x: left, y: 0, width: right - left, height: bottom - top)
  }

  func testTheProportionFitsIntoTheFrame() throws {
    try onScreen { renderer in
      let all = Self.covered(renderer) { $0.aspectRatio(4, contentMode: .fit) }
      XCTAssertEqual(all.width, all.height * 4, accuracy: 4)
      XCTAssertGreaterThan(all.width, 400)
      XCTAssertEqual(
        Self.covered(renderer) { $0.aspectRatio(2, contentMode: .fit).frame(maxWidth: 200) },
        CGRect(x: 0, y: 0, width: 200, height: 100))
      XCTAssertEqual(
        Self.covered(renderer) { $0.aspectRatio(2, contentMode: .fit).frame(maxHeight: 60) },
        CGRect(x: 0, y: 0, width: 120, height: 60), "as wide as it is, not as there is room")
      XCTAssertEqual(
        Self.covered(renderer) { $0.aspectRatio(1, contentMode: .fit).frame(maxWidth: 200, maxHeight: 80) },
        CGRect(x: 60, y: 0, width: 80, height: 80))
      XCTAssertEqual(
        Self.covered(renderer) {
          $0.aspectRatio(1, contentMode: .fit).frame(maxWidth: 200, maxHeight: 80, alignment: .trailing)
        }, CGRect(x: 120, y: 0, width: 80, height: 80))
    }
  }

  func testTheFrameBoundsWhatIsHeldToTheProportion() throws {
    try onScreen { renderer in
      XCTAssertEqual(
        Self.covered(renderer) {
          $0.frame(maxWidth: 200, maxHeight: 100).aspectRatio(1, contentMode: .fit)
        }, CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }

  private struct Square: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
    }
  }

  private struct Figures: View {
    @State private var isRound = true
    private var figure: AnyShape { isRound ? AnyShape(Circle()) : AnyShape(Rectangle()) }
    var body: some View {
      VStack(spacing: 0) {
        Button("Change") { isRound.toggle() }
        Color.clear.overlay(alignment: .bottomTrailing) { Circle().frame(width: 20) }
        Circle().fill(.red).frame(height: 21)
        Circle().stroke().overlay(Text("in")).padding(3).frame(width: 40)
        Square().frame(width: 23)
        Circle().frame(width: 100, height: 30, alignment: .leading)
        figure.fill(.red).frame(width: 24)
      }
    }
  }

  func testAFigureHasTheSideThatItsFrameGivesIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Figures())
      @MainActor func sizes() -> [CGSize] { shown.all("FavesSurface").map { shown.frame(of: $0).size } }
      let squares = sizes().dropFirst().map { ($0.width, $0.height) }
      XCTAssertEqual(squares.map(\.0), [20, 21, 34, 23, 30, 24])
      XCTAssertEqual(squares.map(\.1), [20, 21, 34, 23, 30, 24])
      let (all, dot) = (
        shown.frame(of: shown.all("FavesSurface")[0]), shown.frame(of: shown.all("FavesSurface")[1])
      )
      XCTAssertEqual(dot.maxX, all.maxX)
      XCTAssertEqual(dot.maxY, all.maxY, "it stands in the corner")
      let leading = shown.frame(of: shown.all("FavesSurface")[5])
      XCTAssertEqual(leading.minX, all.midX - 50, accuracy: 1, "it stands by its frame's alignment")
      shown.click("Change")
      layOut(shown.window)
      XCTAssertEqual(sizes().last?.width, 24)
      XCTAssertGreaterThan(sizes().last?.height ?? 0, 40, "a rectangle takes all there is")
      shown.click("Change")
      layOut(shown.window)
      XCTAssertEqual(sizes().last, CGSize(width: 24, height: 24))
      shown.close()
    }
  }
}
