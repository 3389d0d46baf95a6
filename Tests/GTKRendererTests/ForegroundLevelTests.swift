import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Levels of importance within something that has a colour are levels of that colour, whatever is painted with them.
final class ForegroundLevelTests: GTKTestCase {
  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// The colour in the middle of what is drawn of a view.
  @MainActor
  private static func middle(_ type: String, _ renderer: GTKRenderer, _ view: some View) -> [Int] {
    let screen = HostedScreen(renderer, view.frame(width: 500, height: 400).background(Self.blue))
    defer { screen.close() }
    settle(50)
    let place = screen.frame(of: screen.all(type).last!)
    return DrawnWidget(screen.window).color(Int(place.midX), Int(place.midY))
  }

  func testWordsSymbolsAndShapesAreLevelsOfTheColourAround() throws {
    try onScreen { renderer in
      @MainActor func check(_ color: [Int], _ level: Int, _ name: String) {
        XCTAssertEqual(color[0], level, accuracy: 12, name)
        XCTAssertEqual(color[1], level, accuracy: 12, name)
        XCTAssertGreaterThan(color[2], 240, name)
      }
      let block = Text(verbatim: "█").font(.system(size: 60))
      let star = Image(systemName: "square.fill").font(.system(size: 60))
      let white = Color(red: 1, green: 1, blue: 1)
      check(
        Self.middle(
          "FavesLabel", renderer, VStack { block.foregroundStyle(.secondary) }.foregroundStyle(white)),
        128,
        "text")
      check(
        Self.middle(
          "FavesLabel", renderer, VStack { block.padding().foregroundStyle(.tertiary) }.foregroundColor(white)
        ),
        64, "view with text")
      check(
        Self.middle(
          "FavesImage", renderer, VStack { star.foregroundStyle(.secondary) }.foregroundStyle(white)),
        128,
        "symbol")
      for (style, level) in [(HierarchicalShapeStyle.secondary, 128), (.tertiary, 64)] {
        let screen = HostedScreen(
          renderer,
          ZStack { Circle().fill(style) }.frame(width: 500, height: 400).background(Self.blue)
            .foregroundStyle(white))
        check(DrawnWidget(screen.window).color(250, 200), level, "shape")
        screen.close()
      }
    }
  }
}
