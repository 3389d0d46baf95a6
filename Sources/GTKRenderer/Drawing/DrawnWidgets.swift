import CGTK
import SwiftUICore

/// Widgets that are on the screen only as a drawing has them: each stands in a window that is not shown, as large as it
/// wants to be, and is drawn from there; in a frame, which moves, turns and scales it as any container of ours does.
@MainActor
final class DrawnWidgets {
  private let surface: Native
  private var windows: [ObjectIdentifier: (frame: Native, window: Native)] = [:]

  /// - Parameter surface: what they are drawn on; it lives longer than this.
  init(on surface: Native) { self.surface = surface }

  func add(_ widget: GTKWidget) {
    let window = Native.unseenWindow()
    let frame = faves_frame_new()
    faves_frame_set_child(frame, widget.native)
    gtk_widget_show(frame)
    gtk_container_add(cast(window), frame)
    // A symbol that looks otherwise than before is drawn anew wherever it stands.
    g_signal_connect_object(
      gpointer(window), "damage-event",
      unsafeBitCast(
        { surface, _, _ in
          gtk_widget_queue_draw(surface?.assumingMemoryBound(to: GtkWidget.self))
          return 0
        } as @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean, to: GCallback.self),
      gpointer(surface), G_CONNECT_SWAPPED)
    // One that is drawn outside of its place changes what the window does not see.
    g_signal_connect_object(
      gpointer(frame), "size-allocate",
      unsafeBitCast(
        { surface, _, _ in gtk_widget_queue_draw(surface?.assumingMemoryBound(to: GtkWidget.self)) }
          as @convention(c) (gpointer?, gpointer?, gpointer?) -> Void, to: GCallback.self),
      gpointer(surface), G_CONNECT_SWAPPED)
    gtk_widget_show(window)
    windows[ObjectIdentifier(widget)] = (frame, window)
  }

  func remove(_ widget: GTKWidget) {
    guard let (frame, window) = windows.removeValue(forKey: ObjectIdentifier(widget)) else { return }
    faves_frame_set_child(frame, nil)
    gtk_widget_destroy(window)
  }

  func removeAll() {
    for (frame, window) in windows.values {
      faves_frame_set_child(frame, nil)
      gtk_widget_destroy(window)
    }
    windows = [:]
  }

  /// How large a widget wants to be, in points.
  func size(of widget: GTKWidget) -> CGSize {
    guard let (frame, window) = windows[ObjectIdentifier(widget)] else { return .zero }
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(frame, nil, &natural)
    layOut(window, natural)
    return CGSize(width: Double(natural.width), height: Double(natural.height))
  }

  /// Gives what is in a window its place. What has changed in there may be as large as before and stand elsewhere, and the
  /// window's own clock may come after the surface is drawn: GTK draws nothing that waits for its place. It passes over what
  /// does not.
  private func layOut(_ window: Native, _ size: GtkRequisition) {
    var place = GtkAllocation(x: 0, y: 0, width: size.width, height: size.height)
    gtk_widget_size_allocate(window, &place)
  }

  /// Draws a widget stretched to `rect`.
  func draw(_ widget: GTKWidget, _ opacity: Double, in rect: CGRect, of context: OpaquePointer) {
    let size = size(of: widget)
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0,
      let frame = windows[ObjectIdentifier(widget)]?.frame
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, Double(rect.minX), Double(rect.minY))
    cairo_scale(context, Double(rect.width / size.width), Double(rect.height / size.height))
    if opacity < 1 { cairo_push_group(context) }
    gtk_widget_draw(frame, context)
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }
}

extension Native {
  /// A window that is never on the screen: what is in it is drawn elsewhere.
  @MainActor
  static func unseenWindow() -> Native {
    let window = gtk_offscreen_window_new()!
    // GTK lists every window for assistive tools as it is shown, but for those of such a role.
    atk_object_set_role(gtk_widget_get_accessible(window), ATK_ROLE_REDUNDANT_OBJECT)
    return window
  }
}
