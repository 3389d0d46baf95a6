import CGTK

/// Goes from page to page by what is dragged over the pages, by a wheel that nothing in them scrolls by, and by the arrow
/// keys where they have the focus.
@MainActor
final class PageSwipe {
  nonisolated(unsafe) private let drag: OpaquePointer
  nonisolated(unsafe) private let wheel: OpaquePointer
  private let pages: Native
  private var keys: SignalHandler?
  /// Gets 1 for the next page, -1 for the one before.
  private let turn: (Int) -> Void
  /// What the wheel has turned since the last page, and when it last did, in microseconds.
  private var turned = (by: 0.0, at: gint64(0))

  /// How far something has to be dragged, in pixels.
  private static let distance = 50.0
  /// After a page of the wheel's, this long no other follows, in microseconds: a touchpad goes on for a while.
  private static let pause: gint64 = 350_000

  init(over pages: Native, turn: @escaping (Int) -> Void) {
    self.pages = pages
    self.turn = turn
    drag = gtk_gesture_drag_new(pages)
    wheel = gtk_event_controller_scroll_new(pages, GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    gtk_widget_set_can_focus(pages, 1)
    let dragged: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated { PageSwipe.at(address).dragged(x, y) }
    }
    connect("drag-end", of: drag, to: unsafeBitCast(dragged, to: GCallback.self))
    let scrolled: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated { PageSwipe.at(address).scrolled(abs(x) > abs(y) ? x : y) }
    }
    connect("scroll", of: wheel, to: unsafeBitCast(scrolled, to: GCallback.self))
    let pressed: @convention(c) (gpointer?, UnsafeMutablePointer<GdkEventKey>?, gpointer?) -> gboolean = {
      _, event, data in
      guard let event = event?.pointee else { return 0 }
      let (key, state, address) = (event.keyval, event.state, UInt(bitPattern: data))
      return MainActor.assumeIsolated { PageSwipe.at(address).pressed(key, state) }.gboolean
    }
    let id = faves_signal_connect(
      pages, "key-press-event", unsafeBitCast(pressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    keys = SignalHandler(instance: UnsafeMutableRawPointer(pages), id: id)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(drag))
    g_object_unref(UnsafeMutableRawPointer(wheel))
  }

  /// To be called before the pages go, or are no longer turned.
  func end() {
    keys?.disconnect()
    keys = nil
    gtk_widget_set_can_focus(pages, 0)
  }

  private func connect(_ signal: String, of controller: OpaquePointer, to handler: GCallback) {
    faves_signal_connect(
      UnsafeMutableRawPointer(controller), signal, handler, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whom GTK calls: the controllers and the handler go with it.
  private static func at(_ address: UInt) -> PageSwipe {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
  }

  private var isMirrored: Bool { gtk_widget_get_direction(pages) == GTK_TEXT_DIR_RTL }

  func dragged(_ x: Double, _ y: Double) {
    guard abs(x) > Self.distance, abs(x) > 2 * abs(y) else { return }
    turn((x < 0) != isMirrored ? 1 : -1)
  }

  private func scrolled(_ distance: Double) {
    let now = g_get_monotonic_time()
    guard now - turned.at > Self.pause else { return }
    turned.by += distance
    guard abs(turned.by) >= 1 else { return }
    let step = turned.by > 0 ? 1 : -1
    turned = (0, now)
    turn(step)
  }

  private func pressed(_ key: guint, _ state: guint) -> Bool {
    guard state & gtk_accelerator_get_default_mod_mask().rawValue == 0 else { return false }
    switch Int32(bitPattern: key) {
    case GDK_KEY_Right, GDK_KEY_KP_Right: turn(isMirrored ? -1 : 1)
    case GDK_KEY_Left, GDK_KEY_KP_Left: turn(isMirrored ? 1 : -1)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: turn(1)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: turn(-1)
    default: return false
    }
    return true
  }
}
