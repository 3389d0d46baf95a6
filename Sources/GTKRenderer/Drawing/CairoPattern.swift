import CGTK
import Foundation
import SwiftUICore

extension ImagePattern {
  /// Paints an outline that the context has with the picture, repeated from the origin.
  @MainActor
  func paint(_ outline: DrawnOutline, of context: OpaquePointer, for widget: Native) {
    let picture = Picture(source)
    let own = picture.size ?? (16, 16)
    let scale = scale.isFinite && scale > 0 ? min(scale, 100) : 1
    let part = self.part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    let (width, height) = (Double(own.0) * scale, Double(own.1) * scale)
    let tile = (width: width * Double(part.width), height: height * Double(part.height))
    guard tile.width >= 1, tile.height >= 1 else { return cairo_new_path(context) }
    // One tile as a picture of its own: what is outside of the part must not come in.
    let path = cairo_copy_path(context)
    defer { cairo_path_destroy(path) }
    let target = cairo_get_group_target(context)
    let surface = cairo_surface_create_similar(
      target, CAIRO_CONTENT_COLOR_ALPHA, Int32(tile.width.rounded()), Int32(tile.height.rounded()))
    defer { cairo_surface_destroy(surface) }
    let tileContext = cairo_create(surface)!
    cairo_translate(tileContext, -width * Double(part.minX), -height * Double(part.minY))
    picture.draw(in: tileContext, width: width, height: height, for: widget)
    cairo_destroy(tileContext)
    cairo_save(context)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
    cairo_new_path(context)
    cairo_append_path(context, path)
    if opacity < 1 { cairo_push_group(context) }
    outline.draw(in: context)
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }
}
