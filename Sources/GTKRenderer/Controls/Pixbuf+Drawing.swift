import CGTK
import SwiftUICore

extension Pixbuf {
  /// What a program draws, with two pixels for each point; a single one where it has no size.
  @MainActor
  convenience init?(drawing: ImageDrawing) {
    let scale = 2.0
    let width = max(1, Int32((Double(drawing.size.width) * scale).rounded(.up)))
    let height = max(1, Int32((Double(drawing.size.height) * scale).rounded(.up)))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    cairo_scale(context, scale, scale)
    // Text is laid out as on a widget, which no one sees.
    let area = faves_surface_new()
    _ = g_object_ref_sink(UnsafeMutableRawPointer(area))
    defer {
      gtk_widget_destroy(area)
      g_object_unref(UnsafeMutableRawPointer(area))
    }
    let player = CanvasPlayer(on: area, symbols: DrawnWidgets(on: area))
    player.play(drawing.commands(player.measures), in: context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let pixels = gdk_pixbuf_get_from_surface(surface, 0, 0, width, height) else { return nil }
    self.init(takingOver: pixels, scale: scale)
  }
}
