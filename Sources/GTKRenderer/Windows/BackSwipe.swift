import CGTK

/// A finger that is drawn over a page from its leading side, on a touch screen, leads to the page before; so do two on a
/// touchpad, where nothing in the page scrolls by that.
@MainActor
final class BackSwipe {
  nonisolated(unsafe) private let drag: OpaquePointer
  private let pages: Native
  private let back: () -> Void
  private var scrolling: SignalHandler?
  /// How far the fingers have come to the leading side since they began, as GTK counts it, and when they last moved, in
  /// microseconds.
  private var way = (by: 0.0, at: gint64(0))
  /// How far the finger has to come, in pixels.
  private static let distance = 100.0
  /// How far two on a touchpad have to come.
  private static let turns = 8.0
  /// Fingers that rest this long, in microseconds, begin anew.
  private static let rest: gint64 = 200_000
  /// After a page of theirs, this long no other follows, in microseconds: a touchpad goes on for a while.
  private static let pause: gint64 = 500_000

  /// - Parameter stack: what the pages are in, with a window that gets what is scrolled over them.
  init(over pages: Native, in stack: Native, back: @escaping () -> Void) {
    self.pages = pages
    self.back = back
    drag = gtk_gesture_drag_new(pages)
    // A mouse has the button, and draws over what is selected.
    gtk_gesture_single_set_touch_only(drag, 1)
    let dragged: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated { BackSwipe.at(address).dragged(x, y) }
    }
    faves_signal_connect(
      UnsafeMutableRawPointer(drag), "drag-end", unsafeBitCast(dragged, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_add_events(stack, Int32(GDK_SMOOTH_SCROLL_MASK.rawValue))
    let scrolled: @convention(c) (gpointer?, UnsafeMutablePointer<GdkEvent>?, gpointer?) -> gboolean = {
      _, event, data in
      var (x, y) = (0.0, 0.0)
      guard let event, BackSwipe.isOfTouchpad(event), gdk_event_get_scroll_deltas(event, &x, &y) != 0 else {
        return 0
      }
      let (across, down, address) = (x, y, UInt(bitPattern: data))
      return MainActor.assumeIsolated { BackSwipe.at(address).scrolled(across, down) }.gboolean
    }
    let id = faves_signal_connect(
      stack, "scroll-event", unsafeBitCast(scrolled, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    scrolling = SignalHandler(instance: UnsafeMutableRawPointer(stack), id: id)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(drag)) }

  /// To be called before the pages go.
  func end() {
    scrolling?.disconnect()
    scrolling = nil
  }

  /// Whom GTK calls: the gesture goes with it, and `end` has taken the handler away.
  private static func at(_ address: UInt) -> BackSwipe {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
  }

  private nonisolated static func isOfTouchpad(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    gdk_event_get_source_device(event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
  }

  private var isMirrored: Bool { gtk_widget_get_direction(pages) == GTK_TEXT_DIR_RTL }

  /// - Parameters: how far to the right and down, in pixels.
  func dragged(_ x: Double, _ y: Double) {
    let way = isMirrored ? -x : x
    if way > Self.distance, way > 2 * abs(y) { back() }
  }

  /// What is scrolled to the left shows what is there, as the page before is.
  /// - Parameters: how far to the right and down, as GTK counts it.
  /// - Returns: whether it was for the pages.
  func scrolled(_ x: Double, _ y: Double, at now: gint64 = g_get_monotonic_time()) -> Bool {
    guard abs(x) > 2 * abs(y) else { return false }
    if now < way.at { return true }
    if now - way.at > Self.rest { way.by = 0 }
    way = (way.by + (isMirrored ? x : -x), now)
    guard way.by >= Self.turns else { return true }
    way = (0, now + Self.pause)
    back()
    return true
  }
}
