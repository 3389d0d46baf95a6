import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is scrolled, beyond the edges of what scrolls it.
final class ScrollClipTests: GTKTestCase {
  private struct Scrolled: View {
    let isOff: Bool
    var body: some View {
      ScrollView(.horizontal) {
        Color(red: 1, green: 0, blue: 0).frame(width: 300, height: 40)
      }
      .frame(width: 100, height: 40)
      .scrollClipDisabled(isOff)
      .frame(width: 400, height: 200)
    }
  }

  /// The colour of a place in the window, counted from the corner of `widget`.
  @MainActor private static func color(_ shown: HostedScreen, _ widget: Native, _ x: Int, _ y: Int) -> [Int] {
    let window = shown.window
    let corner = shown.frame(of: widget)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gtk_widget_get_allocated_width(window), gtk_widget_get_allocated_height(window))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    gtk_widget_draw(window, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data =
      cairo_image_surface_get_data(surface)! + (Int(corner.minY) + y) * stride + (Int(corner.minX) + x) * 4
    return [Int(data[2]), Int(data[1]), Int(data[0])]
  }

  func testItIsSeenThereOnlyWhereTheProgramSaysSo() throws {
    try onScreen { renderer in
      for (isOff, seen) in [(false, false), (true, true)] {
        let shown = HostedScreen(renderer, Scrolled(isOff: isOff))
        let scroll = shown.the("GtkScrolledWindow")
        XCTAssertEqual(Self.color(shown, scroll, 50, 20), [255, 0, 0])
        XCTAssertEqual(Self.color(shown, scroll, 120, 20) == [255, 0, 0], seen)
        gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(cast(scroll)), 60)
        settle(60)
        XCTAssertEqual(Self.color(shown, scroll, -20, 20) == [255, 0, 0], seen)
        shown.close()
      }
    }
  }
}
