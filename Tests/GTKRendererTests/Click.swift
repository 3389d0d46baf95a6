import CGTK

@testable import GTKRenderer

/// A press and release of the first button in the middle of a widget, on the window that lies uppermost there.
@MainActor
func click(_ widget: Native) {
  settle(100)
  guard let top = gtk_widget_get_toplevel(widget), let surface = gtk_widget_get_window(top) else { return }
  var (x, y): (Int32, Int32) = (0, 0)
  gtk_widget_translate_coordinates(
    widget, top, gtk_widget_get_allocated_width(widget) / 2, gtk_widget_get_allocated_height(widget) / 2, &x,
    &y)
  guard let (target, inner) = taker(of: GDK_BUTTON_PRESS_MASK, in: surface, at: (Double(x), Double(y))) else {
    return
  }
  for step in [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE] {
    let event = gdk_event_new(step)!
    event.pointee.button.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(target)))
    event.pointee.button.send_event = 1
    (event.pointee.button.x, event.pointee.button.y) = inner
    event.pointee.button.button = 1
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
    gdk_event_set_device(event, pointer)
    gdk_event_set_source_device(event, pointer)
    gtk_main_do_event(event)
    gdk_event_free(event)
  }
  settle()
}

/// The window that gets a kind of event at a place of `surface`, and the place in it: the innermost one there, or the next around it
/// that asks for such events. Where none does, nobody gets it.
@MainActor
func taker(
  of events: GdkEventMask, in surface: OpaquePointer, at place: (x: Double, y: Double)
) -> (window: OpaquePointer, place: (Double, Double))? {
  var (window, inner) = uppermost(in: surface, at: place)
  while gdk_window_get_events(window).rawValue & events.rawValue == 0 {
    guard window != surface, let parent = gdk_window_get_effective_parent(window) else { return nil }
    gdk_window_coords_to_parent(window, inner.0, inner.1, &inner.0, &inner.1)
    window = parent
  }
  return (window, inner)
}

/// The innermost window at a place of `window`, and the place in it.
@MainActor
func uppermost(
  in window: OpaquePointer, at place: (x: Double, y: Double)
) -> (window: OpaquePointer, place: (Double, Double)) {
  // Topmost first.
  var item = gdk_window_peek_children(window)
  while let current = item {
    item = current.pointee.next
    let child = OpaquePointer(current.pointee.data!)
    guard gdk_window_is_visible(child) != 0 else { continue }
    var (x, y): (Double, Double) = (0, 0)
    gdk_window_coords_from_parent(child, place.x, place.y, &x, &y)
    if x >= 0, y >= 0, x < Double(gdk_window_get_width(child)), y < Double(gdk_window_get_height(child)) {
      // One that keeps what is in it takes events where that is met, and one that notices presses where its parts are.
      let shapes = ["faves-through-shape", "faves-touch-open"].compactMap { (name: String) in
        g_object_get_qdata(
          UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self), g_quark_from_string(name))
      }
      if shapes.contains(where: { cairo_region_contains_point(OpaquePointer($0), Int32(x), Int32(y)) == 0 }) {
        continue
      }
      let found = uppermost(in: child, at: (x, y))
      // What lets events through has them only for what is in it.
      if found.window == child, gdk_window_get_pass_through(child) != 0 { continue }
      return found
    }
  }
  return (window, (place.x, place.y))
}
