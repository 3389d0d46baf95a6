import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What can be seen through.
final class SeenThroughTests: GTKTestCase {
  /// How opaque the pixels of a drawing are.
  @MainActor
  private static func opacities(_ draw: (OpaquePointer) -> Void) -> [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 64, 64)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let count = Int(cairo_image_surface_get_stride(surface)) * 64
    return Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface)!, count: count))
  }

  func testAMaterialIsSeenOnTheGroundOfTheWindow() throws {
    try onScreen { _ in
      @MainActor func color(_ material: Material) -> Palette.RGBA? {
        (material._paint(in: EnvironmentValues()).paint?.color).map { Palette.rgba($0) }
      }
      let ground = Palette.rgba(Color(.theme(.background, opacity: 1)))
      for material in [Material.ultraThin, .regular, .ultraThick] {
        XCTAssertNotEqual(try XCTUnwrap(color(material)).red, ground.red, accuracy: 0.01)
      }
      XCTAssertEqual(try XCTUnwrap(color(.bar)).red, ground.red, accuracy: 0.01)
    }
  }

  func testWordsOnAMaterialCanBeReadWhateverIsBehind() throws {
    try onScreen { _ in
      for isDark in [false, true] {
        ColorScheme.prefer(dark: isDark)
        var before = 0.0
        // The colour behind the thin ones is to be seen, and what is large or in the text's colour to be read.
        for (material, levels, least) in [
          (Material.ultraThin, [Color.primary], 2.2), (.thin, [.primary], 3),
          (.regular, [.primary, .secondary], 4.5),
          (.thick, [.primary, .secondary], 4.5), (.ultraThick, [.primary, .secondary], 4.5),
        ] {
          let ground = Palette.rgba(try XCTUnwrap(material._paint(in: EnvironmentValues()).paint?.color))
          XCTAssertGreaterThan(ground.alpha, before, "each is more opaque than the one before")
          before = ground.alpha
          for behind in [Palette.RGBA(0x000000), Palette.RGBA(0xFFFFFF)] {
            let seen = ground.over(behind)
            for level in levels {
              let words = Palette.rgba(level, for: .text).over(seen)
              XCTAssertGreaterThanOrEqual(
                words.contrast(to: seen), least, "\(material), dark: \(isDark), \(level)")
            }
          }
        }
      }
      ColorScheme.prefer(dark: nil)
    }
  }

  func testPartsOfASymbolThatLieOverEachOtherAreOneFigure() throws {
    try onScreen { _ in
      let symbol = try XCTUnwrap(DrawnSymbol("music.note"))
      let ink = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
      let drawn = Self.opacities { symbol.draw(in: $0, width: 64, height: 64, ink) }
      XCTAssertGreaterThan(drawn.max()!, 120)
      XCTAssertLessThan(drawn.max()!, 132)
    }
  }
}
