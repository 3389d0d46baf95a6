import CGTK

@testable import GTKRenderer

/// The pointer and its first button: events as the display would send them, to the uppermost window at a place that asks for them, and while
/// the button is down to the window that it went down on.
@MainActor
final class Pointer {
  private let widget: Native
  private let button: guint
  /// The keys that are held down.
  var modifiers = GdkModifierType(0)
  private var pressed: OpaquePointer?
  /// Where the widget was when the button went down: a pointer does not follow what it drags.
  private var grip: (x: Double, y: Double)?

  /// Places are in points from the corner of `widget`; while the button is down, from where that was when it went down.
  /// - Parameter button: the one that is pressed.
  init(on widget: Native, button: guint = 1) {
    self.widget = widget
    self.button = button
  }

  func press(_ x: Double, _ y: Double) { send(GDK_BUTTON_PRESS, x, y) }
  func move(_ x: Double, _ y: Double) { send(GDK_MOTION_NOTIFY, x, y) }
  func release(_ x: Double, _ y: Double) { send(GDK_BUTTON_RELEASE, x, y) }

  func click(_ x: Double, _ y: Double) {
    press(x, y)
    release(x, y)
  }

  /// The display tells of the second press that it is one.
  func clickTwice(_ x: Double, _ y: Double) {
    click(x, y)
    press(x, y)
    send(GDK_2BUTTON_PRESS, x, y)
    release(x, y)
  }

  /// Comes over the window that lies uppermost at a place, without having moved there: that has come under it.
  func enter(_ x: Double, _ y: Double) { cross(GDK_ENTER_NOTIFY, x, y) }
  /// Goes to where nothing of the widget is.
  func leave() { cross(GDK_LEAVE_NOTIFY, 1, 1) }

  private func cross(_ type: GdkEventType, _ x: Double, _ y: Double) {
    guard let top = gtk_widget_get_toplevel(widget), let surface = gtk_widget_get_window(top) else { return }
    let corner = corner(in: top)
    let place = (x: corner.x + x, y: corner.y + y)
    let target = uppermost(in: surface, at: place).window
    let event = gdk_event_new(type)!
    event.pointee.any.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(target)))
    event.pointee.any.send_event = 1
    event.pointee.crossing.mode = GDK_CROSSING_NORMAL
    event.pointee.crossing.detail = GDK_NOTIFY_NONLINEAR
    (event.pointee.crossing.x, event.pointee.crossing.y) = inside(target, of: surface, place)
    dispatch(event)
  }

  private func send(_ type: GdkEventType, _ x: Double, _ y: Double) {
    guard let top = gtk_widget_get_toplevel(widget), let surface = gtk_widget_get_window(top) else { return }
    let corner = grip ?? corner(in: top)
    let place = (x: corner.x + x, y: corner.y + y)
    let kind = type == GDK_MOTION_NOTIFY ? GDK_POINTER_MOTION_MASK : GDK_BUTTON_PRESS_MASK
    guard let target = pressed ?? taker(of: kind, in: surface, at: place)?.window else { return }
    if type == GDK_BUTTON_PRESS { (pressed, grip) = (target, corner) }
    if type == GDK_BUTTON_RELEASE { (pressed, grip) = (nil, nil) }

    var (surfaceX, surfaceY): (Int32, Int32) = (0, 0)
    gdk_window_get_origin(surface, &surfaceX, &surfaceY)
    let root = (x: Double(surfaceX) + place.x, y: Double(surfaceY) + place.y)
    let inner = inside(target, of: surface, place)
    let event = gdk_event_new(type)!
    event.pointee.any.window = OpaquePointer(faves_ref(UnsafeMutableRawPointer(target)))
    event.pointee.any.send_event = 1
    let time = guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
    if type == GDK_MOTION_NOTIFY {
      (event.pointee.motion.x, event.pointee.motion.y) = inner
      (event.pointee.motion.x_root, event.pointee.motion.y_root) = root
      event.pointee.motion.time = time
      event.pointee.motion.state = GDK_BUTTON1_MASK.rawValue
    } else {
      (event.pointee.button.x, event.pointee.button.y) = inner
      (event.pointee.button.x_root, event.pointee.button.y_root) = root
      event.pointee.button.button = button
      event.pointee.button.state = modifiers.rawValue
      event.pointee.button.time = time
    }
    dispatch(event)
  }

  /// Takes the event.
  private func dispatch(_ event: UnsafeMutablePointer<GdkEvent>) {
    let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()))
    gdk_event_set_device(event, pointer)
    gdk_event_set_source_device(event, pointer)
    faves_touch_dispatch(event)
    gdk_event_free(event)
    settle()
  }

  private func corner(in top: Native) -> (x: Double, y: Double) {
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(widget, top, 0, 0, &x, &y)
    return (Double(x), Double(y))
  }

  /// A place in `surface` as `window` within it counts. Window by window: the display server counts no further than to
  /// 32,767, and a list's is larger.
  private func inside(
    _ window: OpaquePointer, of surface: OpaquePointer, _ place: (x: Double, y: Double)
  ) -> (Double, Double) {
    guard window != surface, let parent = gdk_window_get_effective_parent(window) else { return place }
    let outer = inside(parent, of: surface, place)
    var (x, y) = (0.0, 0.0)
    gdk_window_coords_from_parent(window, outer.0, outer.1, &x, &y)
    return (x, y)
  }
}
