import CGTK

/// A finger that is drawn over a page from its leading side, on a touch screen, leads to the page before.
@MainActor
final class BackSwipe {
  nonisolated(unsafe) private let drag: OpaquePointer
  private let pages: Native
  private let back: () -> Void
  /// How far the finger has to come, in pixels.
  private static let distance = 100.0

  init(over pages: Native, back: @escaping () -> Void) {
    self.pages = pages
    self.back = back
    drag = gtk_gesture_drag_new(pages)
    // A mouse has the button, and draws over what is selected.
    gtk_gesture_single_set_touch_only(drag, 1)
    let dragged: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let address = UInt(bitPattern: data)
      // The gesture goes with this, so that this is there as long as it calls.
      MainActor.assumeIsolated {
        Unmanaged<BackSwipe>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
          .dragged(x, y)
      }
    }
    faves_signal_connect(
      UnsafeMutableRawPointer(drag), "drag-end", unsafeBitCast(dragged, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(drag)) }

  /// - Parameters: how far to the right and down, in pixels.
  func dragged(_ x: Double, _ y: Double) {
    let isMirrored = gtk_widget_get_direction(pages) == GTK_TEXT_DIR_RTL
    let way = isMirrored ? -x : x
    if way > Self.distance, way > 2 * abs(y) { back() }
  }
}
