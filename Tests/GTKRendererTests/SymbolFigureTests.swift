import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Symbols that themes have nothing like.
final class SymbolFigureTests: GTKTestCase {
  private static let names = [
    "mountain.2", "xmark.bin", "hexagon", "octagon", "pentagon", "triangle", "diamond", "rectangle",
    "capsule", "oval",
    "table", "simcard", "bell", "trophy", "graduationcap", "lightbulb", "return", "arrow.left.and.right",
    "chevron.left.slash.chevron.right", "arkit",
  ]
  private static let outlines = [
    "mountain.2", "xmark.bin", "hexagon", "triangle", "capsule", "bell", "trophy",
  ]

  /// How much of a square of 32 pixels is covered, in whole pixels.
  @MainActor private static func ink(_ name: String, of widget: Native) -> Int {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 32, 32)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    Picture(.symbol(name)).draw(in: context, width: 32, height: 32, for: widget)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let data = cairo_image_surface_get_data(surface)!
    return (0..<32 * 32).reduce(0) { $0 + Int(data[$1 * 4 + 3]) } / 255
  }

  func testEachIsDrawnAndFilledWhereItSaysSo() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Text("here"))
      let label = shown.label("here")
      for name in Self.names {
        XCTAssertNotNil(DrawnSymbol(name), name)
        XCTAssertTrue(PictureData.isKnownSymbol(name), name)
        XCTAssertGreaterThan(Self.ink(name, of: label), 60, name)
      }
      for name in Self.outlines {
        XCTAssertGreaterThan(Self.ink(name + ".fill", of: label), Self.ink(name, of: label), name)
      }
      shown.close()
    }
  }
}
