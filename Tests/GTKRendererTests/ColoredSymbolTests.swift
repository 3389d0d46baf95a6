import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols by name: those that have colours of their own, and those that stand for others.
final class ColoredSymbolTests: GTKTestCase {
  /// How many pixels of a widget are more red than blue, and how many the other way.
  @MainActor
  private static func colors(_ widget: Native) -> (warm: Int, cold: Int, any: Int) {
    let picture = DrawnWidget(widget)
    var result = (warm: 0, cold: 0, any: 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x, y)
        let (red, blue) = (pixel[0], pixel[2])
        if pixel[3] > 0 { result.any += 1 }
        if red > blue + 60 { result.warm += 1 }
        if blue > red + 60 { result.cold += 1 }
      }
    }
    return result
  }

  func testTheWeatherHasItsOwnColoursWhereTheyAreAskedFor() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        HStack {
          Image(systemName: "cloud.sun.rain.fill").renderingMode(.original).resizable()
            .frame(width: 64, height: 64)
          Image(systemName: "cloud.sun.rain.fill").resizable().frame(width: 64, height: 64)
          Image(systemName: "heart.fill").resizable().frame(width: 64, height: 64)
            .symbolRenderingMode(.multicolor)
        })
      let images = shown.all("FavesImage")
      let colored = Self.colors(images[0])
      XCTAssertGreaterThan(colored.warm, 20, "the sun")
      XCTAssertGreaterThan(colored.cold, 20, "the rain")
      let plain = Self.colors(images[1])
      XCTAssertEqual(plain.warm + plain.cold, 0)
      XCTAssertGreaterThan(Self.colors(images[2]).warm, 200)
      shown.close()
    }
  }

  func testASymbolWithoutANameIsNothing() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Image(systemName: "").resizable().frame(width: 64, height: 64))
      XCTAssertEqual(Self.colors(shown.all("FavesImage")[0]).any, 0)
      shown.close()
    }
  }

  func testFormsOfASymbolAreKnown() {
    for name in ["figure.climbing", "line.horizontal.3", "person.badge.shield.checkmark", "text.badge.star"] {
      XCTAssertTrue(PictureData.isKnownSymbol(name), name)
    }
    XCTAssertNotNil(DrawnSymbol("globe.americas.fill"))
    XCTAssertNotNil(DrawnSymbol("circle.lefthalf.filled"))
    XCTAssertNil(Symbols.knownIcon(for: "no.such.symbol"))
  }
}
