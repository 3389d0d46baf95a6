import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Text that a program draws, looked at pixel by pixel.
final class TextDrawingTests: GTKTestCase {
  private struct Plain: TextRenderer {
    let see: (Text.Layout) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      see(layout)
      for line in layout { context.draw(line) }
    }
  }
  private struct BySlices: TextRenderer {
    var shift: CGFloat = 0
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.translateBy(x: 0, y: shift)
      for slice in layout.joined().joined() { context.draw(slice) }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: shift, trailing: 0) }
  }
  private struct Nothing: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
  }

  /// Opacities of a picture of 200 by 100, row by row.
  @MainActor
  private static func picture<V: View>(_ renderer: GTKRenderer, _ view: V) -> [[UInt8]] {
    let shown = HostedScreen(renderer, VStack { view }.frame(width: 120, height: 100))
    defer { shown.close() }
    let widget = shown.all("FavesLabel")[0]
    layOut(widget)
    let picture = DrawnWidget(widget, width: 200, height: 100)
    return (0..<100).map { y in (0..<200).map { x in UInt8(picture.pixel(x, y)[3]) } }
  }

  private static let words: Text =
    Text("Some ") + Text("words").bold().underline() + Text(" that take a few lines").foregroundColor(.red)

  func testALayoutThatIsDrawnLooksLikeTheTextItself() throws {
    try onScreen { renderer in
      let itself = Self.picture(renderer, Self.words)
      XCTAssertTrue(itself.joined().contains { $0 > 200 })
      var lines = 0
      let drawn = Self.picture(renderer, Self.words.textRenderer(Plain { lines = $0.count }))
      XCTAssertGreaterThan(lines, 1)
      XCTAssertLessThan(Self.difference(itself, drawn), 0.05)
      let slices = Self.picture(renderer, Self.words.textRenderer(BySlices()))
      XCTAssertLessThan(Self.difference(itself, slices), 0.05)
      let none = Self.picture(renderer, Self.words.textRenderer(Nothing()))
      XCTAssertFalse(none.joined().contains { $0 > 0 }, "What is not drawn is not there")
    }
  }

  /// Of the ink, how much is elsewhere: Pango puts lines under letters on whole pixels.
  private static func difference(_ a: [[UInt8]], _ b: [[UInt8]]) -> Double {
    let ink = a.joined().reduce(0) { $0 + Int($1) }
    let other = zip(a.joined(), b.joined()).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(other) / Double(max(1, ink))
  }

  func testLettersAreDrawnElsewhereAndAroundTheView() throws {
    try onScreen { renderer in
      let text = Text("Words").fixedSize()
      let itself = Self.picture(renderer, text)
      let moved = Self.picture(renderer, text.textRenderer(BySlices(shift: 20)))
      let rows = itself.indices.filter { itself[$0].contains { $0 > 0 } }
      XCTAssertEqual(moved.indices.filter { moved[$0].contains { $0 > 0 } }, rows.map { $0 + 20 })
    }
  }

  private struct Mark: TextAttribute { var number: Int }

  func testRunsHaveWhatIsSaidOfThemAndTheirPlaces() throws {
    try onScreen { renderer in
      var seen: Text.Layout?
      let text = Text("one ") + Text("two").customAttribute(Mark(number: 2)) + Text(" three")
      _ = Self.picture(renderer, text.fixedSize().textRenderer(Plain { seen = $0 }))
      let line = try XCTUnwrap(seen?.first)
      XCTAssertEqual(line.map { $0[Mark.self]?.number }, [nil, 2, nil])
      XCTAssertEqual(line.map(\.count), [4, 3, 6])
      let bounds = line.map(\.typographicBounds)
      XCTAssertEqual(bounds[1].rect.minX, bounds[0].rect.maxX, accuracy: 0.01)
      XCTAssertEqual(line.typographicBounds.width, bounds.reduce(0) { $0 + $1.width }, accuracy: 1)
      XCTAssertGreaterThan(bounds[0].ascent, bounds[0].descent)
      XCTAssertEqual(line[1].characterIndices.map(\.value), [4, 5, 6])
    }
  }
}
