import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Pictures that stand in lines of text.
final class InlinePictureTests: GTKTestCase {
  private struct Rated: View {
    @State private var isFull = true
    var body: some View {
      Text("Rated \(Image(systemName: isFull ? "circle.fill" : "1.circle"))").foregroundColor(.red)
      Text("Rated ")
      Button("Count") { isFull = false }
    }
  }

  /// How many pixels of a label are red, of its right third alone.
  @MainActor
  private static func red(_ widget: Native) -> Int {
    let (width, height) = (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    var count = 0
    for y in 0..<Int(height) {
      for x in Int(width) - 14..<Int(width) {
        let data =
          cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface)) + x * 4
        if data[3] > 200, data[2] > 150, data[0] < 100 { count += 1 }
      }
    }
    return count
  }

  func testASymbolStandsInTheLineInItsColour() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, VStack(alignment: .leading) { Rated() })
      let labels = shown.all("FavesLabel")
      let (rated, plain) = (labels[0], labels[1])
      var (wide, narrow): (Int32, Int32) = (0, 0)
      gtk_widget_get_preferred_width(rated, nil, &wide)
      gtk_widget_get_preferred_width(plain, nil, &narrow)
      XCTAssertGreaterThan(wide, narrow + 12, "Room for the symbol")
      XCTAssertLessThan(wide, narrow + 24)
      let full = Self.red(rated)
      XCTAssertGreaterThan(full, 60)
      XCTAssertEqual(
        String(cString: atk_object_get_name(gtk_widget_get_accessible(rated))), "Rated Circle fill")
      shown.click("Count")
      XCTAssertTrue(becomes { (6..<full).contains(Self.red(rated)) }, "An outline")
      shown.close()
    }
  }

  func testASymbolIsDrawnOnEveryTab() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        TabView {
          ForEach(0..<2) { index in
            Text("Tap \(Image(systemName: "circle.fill"))").foregroundColor(.red).tabItem { Text("\(index)") }
          }
        })
      let label = shown.all("FavesLabel").first { shown.text($0).hasPrefix("Tap") }!
      XCTAssertGreaterThan(Self.red(label), 60)
      shown.close()
    }
  }

  func testASymbolIsAsLargeAsTheLettersAround() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        VStack {
          Text(Image(systemName: "star.fill")).font(.system(size: 60))
          Text(Image(systemName: "star.fill")).font(.system(size: 12))
          Text("\(Text("\(Image(systemName: "star.fill"))").font(.system(size: 30)))")
        })
      let widths = shown.all("FavesLabel").map { label -> Int32 in
        var width: Int32 = 0
        gtk_widget_get_preferred_width(label, nil, &width)
        return width
      }
      XCTAssertEqual(Double(widths[0]), 69, accuracy: 3)
      XCTAssertEqual(Double(widths[1]), 14, accuracy: 2)
      XCTAssertEqual(Double(widths[2]), 34.5, accuracy: 3)
      shown.close()
    }
  }

  func testPicturesFollowTheDesktopsTextSize() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Text("\(Image(systemName: "star.fill"))"))
      let label = shown.all("FavesLabel")[0]
      @MainActor func width() -> Int32 {
        var width: Int32 = 0
        gtk_widget_get_preferred_width(label, nil, &width)
        return width
      }
      let before = width()
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
      faves_set_int(settings, "gtk-xft-dpi", 192 * 1024)
      XCTAssertTrue(becomes { width() >= before * 2 - 2 }, "\(before), \(width())")
      faves_set_int(settings, "gtk-xft-dpi", 96 * 1024)
      XCTAssertTrue(becomes { width() == before })
      shown.close()
    }
  }
}
