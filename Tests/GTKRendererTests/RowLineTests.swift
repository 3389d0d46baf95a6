import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The lines between rows.
final class RowLineTests: GTKTestCase {
  private struct Rows: View {
    var tint: Color?
    var body: some View {
      List {
        Text("Tinted below").listRowSeparatorTint(tint, edges: .bottom)
        Text("Plain")
        Text("Tinted above").listRowSeparatorTint(tint, edges: .top)
        Text("Last")
      }
    }
  }

  /// The colours of the last lines of pixels of the first three rows.
  @MainActor private static func lines(_ shown: HostedScreen) -> [[Int]] {
    let list = shown.the("FavesList")
    let (width, height) = (gtk_widget_get_allocated_width(list), gtk_widget_get_allocated_height(list))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    gtk_widget_draw(list, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let places = shown.all("FavesListRow").map { shown.frame(of: $0) }.sorted { $0.minY < $1.minY }
    return places.prefix(3).map { place in
      let y = Int(place.maxY - shown.frame(of: list).minY) - 1
      let data = cairo_image_surface_get_data(surface)! + y * stride + 200 * 4
      return [Int(data[2]), Int(data[1]), Int(data[0])]
    }
  }

  func testALineHasTheColourThatARowAsksFor() throws {
    try onScreen { renderer in
      let plain = HostedScreen(renderer, Rows())
      let usual = Self.lines(plain)
      XCTAssertEqual(usual[0], usual[1])
      plain.close()
      let shown = HostedScreen(renderer, Rows(tint: Color(red: 1, green: 0, blue: 0)))
      XCTAssertEqual(Self.lines(shown), [[255, 0, 0], [255, 0, 0], usual[2]])
      shown.close()
    }
  }
}
