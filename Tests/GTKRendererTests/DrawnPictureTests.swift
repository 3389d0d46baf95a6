import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

@MainActor
private func pixel(_ widget: Native, _ x: Int, _ y: Int) -> [Int] {
  let (width, height) = (gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget))
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
  defer { cairo_surface_destroy(surface) }
  let context = cairo_create(surface)!
  gtk_widget_draw(widget, context)
  cairo_destroy(context)
  cairo_surface_flush(surface)
  let data =
    cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface)) + x * 4
  return [Int(data[2]), Int(data[1]), Int(data[0]), Int(data[3])]
}

/// Pictures that a program draws itself.
final class DrawnPictureTests: GTKTestCase {
  func testAPictureIsAsLargeAsItSaysAndShowsWhatWasDrawn() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        Image(size: CGSize(width: 40, height: 20)) { context in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: .color(Color(red: 1, green: 0, blue: 0)))
          context.draw(Text("Aa"), at: CGPoint(x: 20, y: 15))
        })
      let image = try XCTUnwrap(shown.all("FavesImage").first)
      XCTAssertEqual(gtk_widget_get_allocated_width(image), 40)
      XCTAssertEqual(gtk_widget_get_allocated_height(image), 20)
      XCTAssertEqual(pixel(image, 5, 3), [255, 0, 0, 255])
      XCTAssertEqual(pixel(image, 2, 17)[3], 0)
      shown.close()
    }
  }
}
