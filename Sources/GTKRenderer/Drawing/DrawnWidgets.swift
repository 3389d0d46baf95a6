import CGTK
import SwiftUICore

/// Widgets that are on the screen only as a drawing has them: each stands in a window that is not shown, as large as it
/// wants to be, and is drawn from there.
@MainActor
final class DrawnWidgets {
  private let surface: Native
  private var windows: [ObjectIdentifier: (widget: Native, window: Native)] = [:]

  /// - Parameter surface: what they are drawn on; it lives longer than this.
  init(on surface: Native) { self.surface = surface }

  func add(_ widget: GTKWidget) {
    let window = gtk_offscreen_window_new()!
    gtk_container_add(cast(window), widget.native)
    // A symbol that looks otherwise than before is drawn anew wherever it stands.
    g_signal_connect_object(
      gpointer(window), "damage-event",
      unsafeBitCast(
        { surface, _, _ in
          gtk_widget_queue_draw(surface?.assumingMemoryBound(to: GtkWidget.self))
          return 0
        } as @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean, to: GCallback.self),
      gpointer(surface), G_CONNECT_SWAPPED)
    gtk_widget_show(window)
    windows[ObjectIdentifier(widget)] = (widget.native, window)
  }

  func remove(_ widget: GTKWidget) {
    guard let (native, window) = windows.removeValue(forKey: ObjectIdentifier(widget)) else { return }
    gtk_container_remove(cast(window), native)
    gtk_widget_destroy(window)
  }

  func removeAll() {
    for (native, window) in windows.values {
      gtk_container_remove(cast(window), native)
      gtk_widget_destroy(window)
    }
    windows = [:]
  }

  /// How large a widget wants to be, in points.
  func size(of widget: GTKWidget) -> CGSize {
    guard let (native, window) = windows[ObjectIdentifier(widget)] else { return .zero }
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(native, nil, &natural)
    var place = GtkAllocation(x: 0, y: 0, width: natural.width, height: natural.height)
    let width = gtk_widget_get_allocated_width(native)
    let height = gtk_widget_get_allocated_height(native)
    if width != natural.width || height != natural.height {
      gtk_widget_size_allocate(window, &place)
    }
    return CGSize(width: Double(natural.width), height: Double(natural.height))
  }

  /// Draws a widget stretched to `rect`.
  func draw(_ widget: GTKWidget, _ opacity: Double, in rect: CGRect, of context: OpaquePointer) {
    let size = size(of: widget)
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, Double(rect.minX), Double(rect.minY))
    cairo_scale(context, Double(rect.width / size.width), Double(rect.height / size.height))
    if opacity < 1 { cairo_push_group(context) }
    gtk_widget_draw(widget.native, context)
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }
}
