import CGTK
import Foundation

/// Adds a rectangle with corners of a radius, as far as it has room for them, to the path of a cairo context.
func addRounded(_ rect: CGRect, radius: Double, to context: OpaquePointer) {
  let (width, height) = (Double(rect.width), Double(rect.height))
  let (x, y) = (Double(rect.minX), Double(rect.minY))
  let radius = max(0, min(radius, width / 2, height / 2))
  let (left, right) = (x + radius, x + width - radius)
  let (top, bottom) = (y + radius, y + height - radius)
  cairo_new_sub_path(context)
  cairo_arc(context, right, top, radius, -.pi / 2, 0)
  cairo_arc(context, right, bottom, radius, 0, .pi / 2)
  cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
  cairo_arc(context, left, top, radius, .pi, 1.5 * .pi)
  cairo_close_path(context)
}
