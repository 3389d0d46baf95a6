import CGTK

/// Goes from page to page by what is dragged over the pages, by a wheel that nothing in them scrolls by, nor around them, and
/// by the arrow keys where they have the focus.
@MainActor
final class PageSwipe {
  nonisolated(unsafe) private let drag: OpaquePointer
  private let pages: Native
  private var handlers: [SignalHandler] = []
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
    gtk_widget_add_events(pages, Int32(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
    gtk_widget_set_can_focus(pages, 1)
    faves_focus_before_content(pages)
    // What can have the focus says what it is.
    atk_object_set_name(gtk_widget_get_accessible(pages), "Pages")
    let dragged: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated { PageSwipe.at(address).dragged(x, y) }
    }
    connect("drag-end", of: drag, to: unsafeBitCast(dragged, to: GCallback.self))
    let scrolled: @convention(c) (gpointer?, UnsafeMutablePointer<GdkEvent>?, gpointer?) -> gboolean = {
      _, event, data in
      guard let event else { return 0 }
      let (way, address) = (PageSwipe.way(event), UInt(bitPattern: data))
      return MainActor.assumeIsolated { PageSwipe.at(address).scrolled(way.x, way.y) }.gboolean
    }
    handle("scroll-event", by: unsafeBitCast(scrolled, to: GCallback.self))
    let pressed: @convention(c) (gpointer?, UnsafeMutablePointer<GdkEventKey>?, gpointer?) -> gboolean = {
      _, event, data in
      guard let event = event?.pointee else { return 0 }
      let (key, state, address) = (event.keyval, event.state, UInt(bitPattern: data))
      return MainActor.assumeIsolated { PageSwipe.at(address).pressed(key, state) }.gboolean
    }
    handle("key-press-event", by: unsafeBitCast(pressed, to: GCallback.self))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(drag)) }

  /// To be called before the pages go, or are no longer turned.
  func end() {
    for handler in handlers { handler.disconnect() }
    handlers = []
    gtk_widget_set_can_focus(pages, 0)
    atk_object_set_name(gtk_widget_get_accessible(pages), "")
  }

  private func handle(_ signal: String, by handler: GCallback) {
    let id = faves_signal_connect(pages, signal, handler, Unmanaged.passUnretained(self).toOpaque())
    handlers.append(SignalHandler(instance: UnsafeMutableRawPointer(pages), id: id))
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

  /// How far a wheel was turned to the right and down; with Shift, one that goes up and down goes to the sides.
  private nonisolated static func way(_ event: UnsafeMutablePointer<GdkEvent>) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    var direction = GDK_SCROLL_UP
    if gdk_event_get_scroll_deltas(event, &x, &y) == 0, gdk_event_get_scroll_direction(event, &direction) != 0
    {
      switch direction {
      case GDK_SCROLL_UP: y = -1
      case GDK_SCROLL_DOWN: y = 1
      case GDK_SCROLL_LEFT: x = -1
      case GDK_SCROLL_RIGHT: x = 1
      default: break
      }
    }
    var state = GdkModifierType(0)
    gdk_event_get_state(event, &state)
    return state.rawValue & GDK_SHIFT_MASK.rawValue != 0 ? (y, x) : (x, y)
  }

  /// Whether it was for the pages.
  private func scrolled(_ x: Double, _ y: Double) -> Bool {
    if abs(x) <= abs(y), isScrolledAround { return false }
    let now = g_get_monotonic_time()
    guard now - turned.at > Self.pause else { return true }
    turned.by += abs(x) > abs(y) ? (isMirrored ? -x : x) : y
    guard abs(turned.by) >= 1 else { return true }
    let step = turned.by > 0 ? 1 : -1
    turned = (0, now)
    turn(step)
    return true
  }

  /// Whether something around the pages goes up and down by the wheel.
  private var isScrolledAround: Bool {
    var around = gtk_widget_get_ancestor(pages, gtk_scrolled_window_get_type())
    while let scrolled = around {
      let place = gtk_scrolled_window_get_vadjustment(cast(scrolled))
      if gtk_adjustment_get_upper(place) > gtk_adjustment_get_page_size(place) { return true }
      around = gtk_widget_get_parent(scrolled).flatMap {
        gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type())
      }
    }
    return false
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
