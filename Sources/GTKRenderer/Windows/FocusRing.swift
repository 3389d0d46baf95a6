import CGTK

/// Whether a window marks what has the keyboard focus: from the first key that moves it, until the pointer is used.
///
/// GTK marks it from any key on, so that after typing a name and pressing Save a ring stays somewhere.
@MainActor
final class FocusRing {
  private let window: Native
  nonisolated(unsafe) private let presses: OpaquePointer
  private(set) var isVisible = false

  /// - Parameter window: lives longer than this.
  init(of window: Native) {
    self.window = window
    presses = gtk_gesture_multi_press_new(window)
    gtk_gesture_single_set_button(presses, 0)
    gtk_event_controller_set_propagation_phase(presses, GTK_PHASE_CAPTURE)
    let pressed: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { _, _, _, _, data in
      let address = UInt(bitPattern: data)
      MainActor.assumeIsolated {
        let ring = Unmanaged<FocusRing>.fromOpaque(UnsafeRawPointer(bitPattern: address)!)
          .takeUnretainedValue()
        ring.show(false)
      }
    }
    faves_signal_connect(
      UnsafeMutableRawPointer(presses), "pressed", unsafeBitCast(pressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    show(false)
  }

  deinit { faves_unref(UnsafeMutableRawPointer(presses)) }

  /// Takes a key's pressing or letting go into account, once GTK did.
  func follow(_ key: UInt32) { show(isVisible || moves(Int32(bitPattern: key))) }

  private func show(_ isVisible: Bool) {
    self.isVisible = isVisible
    gtk_window_set_focus_visible(cast(window), isVisible.gboolean)
  }

  private func moves(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_KP_Up,
      GDK_KEY_KP_Down, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_F8:
      return true
    case GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_KEY_Home, GDK_KEY_End:
      // In an entry these move the cursor.
      return gtk_window_get_focus(cast(window)).map { faves_is_editable($0) == 0 } ?? true
    default: return false
    }
  }
}
