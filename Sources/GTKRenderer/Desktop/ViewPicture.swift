import CGTK
import Foundation
import SwiftUICore

extension GTKRenderer {
  /// What a view looks like, as a PNG; nil where it has no size or is beyond what a picture can hold.
  /// - Parameters:
  ///   - width: what it is offered, in points; nil: its ideal width. So is `height`.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether it stands on black.
  package func picture<V: View>(
    of view: V, width: Double?, height: Double?, scale: Double, isOpaque: Bool
  ) -> Data? {
    laidOut(view, width, height) { content, size in
      guard size.width > 0, size.height > 0 else { return nil }
      let scale = scale.isFinite && scale > 0 ? min(scale, 16) : 1
      return Self.png(of: content, size, scale: scale, isOpaque: isOpaque)
    }
  }

  /// How large a view is that no window shows, in points, where it is offered so much; nil is its ideal size.
  package func size<V: View>(of view: V, width: Double?, height: Double?) -> (width: Double, height: Double) {
    laidOut(view, width, height) { (Double($1.width), Double($1.height)) }
  }

  private func laidOut<V: View, T>(
    _ view: V, _ width: Double?, _ height: Double?,
    use: (Native, (width: Int32, height: Int32)) -> T
  ) -> T {
    let pictured = PicturedView(view, in: self)
    let content = GTKWidget.downcast(pictured.widget).native
    let window = Native.unseenWindow()
    gtk_container_add(cast(window), content)
    defer {
      gtk_container_remove(cast(window), content)
      gtk_widget_destroy(window)
      pictured.end()
    }
    gtk_widget_show(window)
    // What depends on its size comes up to date once that is known, and may change it.
    var size = (width: Int32(0), height: Int32(0))
    for _ in 0..<3 {
      let before = size
      size = Self.size(of: content, width, height)
      // What is 0 wide or high now may not stay so.
      var place = GtkAllocation(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
      gtk_widget_size_allocate(content, &place)
      pictured.flush()
      if before == size { break }
    }
    return use(content, size)
  }

  /// How large a widget is where it is offered so much.
  private static func size(of widget: Native, _ width: Double?, _ height: Double?) -> (
    width: Int32, height: Int32
  ) {
    func taken(_ offered: Double?, _ axis: GtkOrientation, across: Int32) -> Int32 {
      var (least, natural, most): (Int32, Int32, Int32) = (0, 0, 0)
      faves_arranged_measure(widget, axis, across, &least, &natural, &most)
      guard let offered, !offered.isNaN else { return natural }
      // There is no end to what would take all there is: its own size it is then.
      if offered > 30_000 { return most < 30_000 ? most : natural }
      return max(least, min(Int32(max(offered, 0).rounded()), most))
    }
    let width = taken(width, GTK_ORIENTATION_HORIZONTAL, across: -1)
    return (width, taken(height, GTK_ORIENTATION_VERTICAL, across: width))
  }

  private static func png(
    of widget: Native, _ size: (width: Int32, height: Int32), scale: Double, isOpaque: Bool
  ) -> Data? {
    let pixels = (Double(size.width) * scale, Double(size.height) * scale)
    let surface = cairo_image_surface_create(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixels.0.rounded()),
      Int32(pixels.1.rounded()))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      return nil
    }
    cairo_scale(context, scale, scale)
    gtk_widget_draw(widget, context)
    cairo_destroy(context)
    var bytes = Data()
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { target, part, count in
          guard let target, let part else { return CAIRO_STATUS_WRITE_ERROR }
          target.assumingMemoryBound(to: Data.self).pointee.append(part, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }
}
