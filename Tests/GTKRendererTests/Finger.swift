import CGTK

@testable import GTKRenderer

/// A finger on a touch screen: events as the display would send them, all to the window that was uppermost where it came down.
@MainActor
final class Finger {
  private let widget: Native
  private var touched: OpaquePointer?
  private let sequence: OpaquePointer
  private static var count = 0

  /// Places are in points from the corner of `widget`, where that was when the finger came down.
  init(on widget: Native) {
    self.widget = widget
    Self.count += 1
    sequence = OpaquePointer(bitPattern: Self.count)!
  }

  private var corner = (x: 0.0, y: 0.0)

  func down(_ x: Double, _ y: Double) {
    guard let top = gtk_widget_get_toplevel(widget), let surface = gtk_widget_get_window(top) else { return }
    var (left, upper): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(widget, top, 0, 0, &left, &upper)
    corner = (Double(left), Double(upper))
    touched = uppermost(in: surface, at: (corner.x + x, corner.y + y)).window
    send(GDK_TOUCH_BEGIN, x, y)
  }
  func move(_ x: Double, _ y: Double) { send(GDK_TOUCH_UPDATE, x, y) }
  func up(_ x: Double, _ y: Double) {
    send(GDK_TOUCH_END, x, y)
    touched = nil
  }

  /// Comes down, is drawn along a line in steps as a finger is, and goes up.
  func draw(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    down(start.x, start.y)
    for step in 1...10 {
      let share = Double(step) / 10
      move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    up(end.x, end.y)
  }

  private func send(_ type: GdkEventType, _ x: Double, _ y: Double) {
    guard let touched, let top = gtk_widget_get_toplevel(widget), let surface = gtk_widget_get_window(top)
    else { return }
    let place = (x: corner.x + x, y: corner.y + y)
    var (left, upper): (Int32, Int32) = (0, 0)
    gdk_window_get_origin(surface, &left, &upper)
    let event = gdk_event_new(type)!
    event.pointee.any.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(touched)))
    event.pointee.any.send_event = 1
    (event.pointee.touch.x, event.pointee.touch.y) = Self.inside(touched, of: surface, place)
    (event.pointee.touch.x_root, event.pointee.touch.y_root) =
      (Double(left) + place.x, Double(upper) + place.y)
    event.pointee.touch.time = guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
    event.pointee.touch.sequence = sequence
    event.pointee.touch.emulating_pointer = 1
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
    gdk_event_set_device(event, pointer)
    gdk_event_set_source_device(event, pointer)
    // Gestures of fingers alone ask what kind of device it was, and Xvfb has none of theirs.
    let flags = gtk_get_debug_flags()
    gtk_set_debug_flags(flags | GTK_DEBUG_TOUCHSCREEN.rawValue)
    faves_touch_dispatch(event)
    gtk_set_debug_flags(flags)
    gdk_event_free(event)
    settle()
  }

  /// A place in `surface` as `window` within it counts.
  private static func inside(
    _ window: OpaquePointer, of surface: OpaquePointer, _ place: (x: Double, y: Double)
  ) -> (Double, Double) {
    guard window != surface, let parent = gdk_window_get_effective_parent(window) else { return place }
    let outer = inside(parent, of: surface, place)
    var (x, y) = (0.0, 0.0)
    gdk_window_coords_from_parent(window, outer.0, outer.1, &x, &y)
    return (x, y)
  }
}
