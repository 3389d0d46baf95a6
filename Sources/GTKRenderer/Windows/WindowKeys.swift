import CGTK
import SwiftUICore

/// The keys that any window has.
extension WindowWidget {
  func followKeys() {
    let id = faves_signal_connect_after(
      native, "key-press-event", unsafeBitCast(keyPressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: native)
    for signal in ["key-press-event", "key-release-event"] { ask(signal, of: native, with: keyFollowed) }
  }

  /// Escape leaves a dialog, and a page without a bar; Alt+Left any page, Ctrl+W the window, Ctrl+Q the app; F5 and Ctrl+R bring
  /// a list up to date, F8 goes to the next line that is moved; whatever has the focus is asked first.
  func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    let modifiers = modifiers & gtk_accelerator_get_default_mod_mask().rawValue
    switch (Int32(bitPattern: key), modifiers) {
    case (GDK_KEY_Escape, 0) where front.description.role != .window: front.description.close()
    // Where no bar shows the way back.
    case (GDK_KEY_Escape, 0) where front.description.hidesBar && front.description.isLeftByKeys:
      front.description.goBack()
    case _ where isWayBack(key, modifiers):
      guard front.description.isLeftByKeys else { return false }
      front.description.goBack()
    case (GDK_KEY_F8, 0): return faves_grip_focus_next(native) != 0
    case (GDK_KEY_F5, 0), (GDK_KEY_r, GDK_CONTROL_MASK.rawValue): return refresh()
    case (GDK_KEY_w, GDK_CONTROL_MASK.rawValue): description.close()
    case (GDK_KEY_q, GDK_CONTROL_MASK.rawValue): renderer.closeWindows()
    default: return false
    }
    return true
  }
}

extension GTKWidget {
  /// Whether these are the keys to the page before, as browsers and GNOME's programs have them: it lies at the leading side.
  func isWayBack(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    let arrow = gtk_widget_get_direction(native) == GTK_TEXT_DIR_RTL ? GDK_KEY_Right : GDK_KEY_Left
    return switch (Int32(bitPattern: key), modifiers) {
    case (arrow, GDK_MOD1_MASK.rawValue), (GDK_KEY_Back, 0): true
    default: false
    }
  }
}

/// Comes before any widget gets the key.
private let keyFollowed: AskingFunction1 = { _, event, data in
  var key: guint = 0
  gdk_event_get_keyval(event?.assumingMemoryBound(to: GdkEvent.self), &key)
  let value = key
  return receive(data, as: WindowWidget.self, otherwise: 0) {
    $0.ring?.follow(value)
    $0.renderer.lostFocus.keyCame(value)
    return 0
  }
}

private let keyPressed: AskingFunction1 = { _, event, data in
  var key: guint = 0
  var state = GdkModifierType(0)
  let event = event?.assumingMemoryBound(to: GdkEvent.self)
  gdk_event_get_keyval(event, &key)
  gdk_event_get_state(event, &state)
  let modifiers = state.rawValue
  let value = key
  return receive(data, as: WindowWidget.self, otherwise: 0) { $0.pressed(value, modifiers).gboolean }
}
