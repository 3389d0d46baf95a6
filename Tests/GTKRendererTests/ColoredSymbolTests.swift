import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols by name: those that have colours of their own, and those that stand for others.
final class ColoredSymbolTests: GTKTestCase {
  /// How many pixels of a widget are more red than blue, and how many the other way.
  @MainActor
  private static func colors(_ widget: Native) -> (warm: Int, cold: Int, any: Int) {
    let (width, height) = (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    var result = (warm: 0, cold: 0, any: 0)
    for y in 0..<Int(height) {
      for x in 0..<Int(width) {
        let data =
          cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface)) + x * 4
        let (blue, red, alpha) = (Int(data[0]), Int(data[2]), Int(data[3]))
        if alpha > 0 { result.any += 1 }
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
