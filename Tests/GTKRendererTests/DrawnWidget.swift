import CGTK
import Foundation

@testable import GTKRenderer

/// A widget that was laid out, as it draws itself.
@MainActor
final class DrawnWidget {
  // Cairo's memory is read while the surface is there, and within its size.
  nonisolated(unsafe) private let surface: OpaquePointer
  let width, height: Int

  /// - Parameter width: of the picture, in pixels; nil: the widget's. The same for the height.
  init(_ widget: Native, width: Int? = nil, height: Int? = nil) {
    self.width = width ?? Int(gtk_widget_get_allocated_width(widget))
    self.height = height ?? Int(gtk_widget_get_allocated_height(widget))
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
    let context = cairo_create(surface)!
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }
  deinit { cairo_surface_destroy(surface) }

  /// Red, green, blue and alpha, premultiplied, from 0 to 255; nothing outside of the picture.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [] }
    let place = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    let data = cairo_image_surface_get_data(surface)! + place
    return [Int(data[2]), Int(data[1]), Int(data[0]), Int(data[3])]
  }
  /// Without alpha.
  func color(_ x: Int, _ y: Int) -> [Int] { Array(pixel(x, y).prefix(3)) }
}

extension HostedScreen {
  /// Where the text of a label is in the window, without what is around it.
  func letters(of label: Native) -> CGRect {
    var box = GdkRectangle()
    faves_leaf_get_box(label, &box)
    let place = frame(of: label)
    return CGRect(
      x: place.minX + Double(box.x), y: place.minY + Double(box.y), width: Double(box.width),
      height: Double(box.height))
  }

  /// The colour of a place in the window, counted from the corner of `widget`.
  func color(_ x: Int, _ y: Int, from widget: Native) -> [Int] {
    // What came since the last frame has no size yet, and would not be drawn.
    gtk_container_check_resize(cast(window))
    let corner = frame(of: widget)
    return DrawnWidget(window).color(Int(corner.minX) + x, Int(corner.minY) + y)
  }
}
