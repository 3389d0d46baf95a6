import CGTK
import SwiftUICore

extension WindowWidget {
  /// Tells views of the modifier keys that are held down after a key went down or came up.
  func followModifiers(_ event: GdkEventKey, isDown: Bool) {
    let keys = renderer.focus.modifierKeys
    guard keys.areFollowed else { return }
    // An event says what was held before it.
    var held = EventModifiers(state: event.state)
    if let own = EventModifiers(keyval: event.keyval) {
      if isDown {
        held.insert(own)
      } else if own != .capsLock {
        held.remove(own)
      } else if !isCapsLockOn {
        held.remove(own)
      }
    }
    keys.changed(to: held)
  }

  /// It stays on when its key comes up.
  private var isCapsLockOn: Bool {
    gdk_keymap_get_caps_lock_state(gdk_keymap_get_for_display(gdk_display_get_default())) != 0
  }
}

extension EventModifiers {
  @MainActor
  init(state: UInt32) {
    self = []
    let masks: [(GdkModifierType, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_LOCK_MASK, .capsLock), (GDK_CONTROL_MASK, .command),
      (GDK_MOD1_MASK, .option), (GDK_SUPER_MASK, .control),
    ]
    for (mask, modifier) in masks where state & mask.rawValue != 0 { insert(modifier) }
  }

  /// What the key itself is; nil: no modifier key.
  @MainActor
  fileprivate init?(keyval: guint) {
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: self = .shift
    case GDK_KEY_Control_L, GDK_KEY_Control_R: self = .command
    case GDK_KEY_Alt_L, GDK_KEY_Alt_R: self = .option
    case GDK_KEY_Super_L, GDK_KEY_Super_R: self = .control
    case GDK_KEY_Caps_Lock: self = .capsLock
    default: return nil
    }
  }
}
