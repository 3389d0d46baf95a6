import CGTK
import SwiftUICore

extension WindowWidget {
  /// A key that goes down, as views are told of it; nil: no view wants keys, or it is one that is only held with others.
  func keyPress(_ event: UnsafeMutablePointer<GdkEvent>) -> KeyPress? {
    guard renderer.focus.wantsKeys else { return nil }
    let isNew = renderer.heldKeys.insert(event.pointee.key.hardware_keycode).inserted
    return KeyPress(event.pointee.key, isNew ? .down : .repeat)
  }

  /// Tells views of keys that come up.
  func followReleasedKeys() { ask("key-release-event", of: native, with: keyReleased) }

  fileprivate func release(_ event: UnsafeMutablePointer<GdkEvent>) -> Bool {
    renderer.heldKeys.remove(event.pointee.key.hardware_keycode)
    followModifiers(event.pointee.key, isDown: false)
    guard renderer.focus.wantsKeys, let press = KeyPress(event.pointee.key, .up) else { return false }
    return renderer.focus.keyMonitors.take(press) || renderer.focus.handle(press, beforeFocus: true)
  }
}

private let keyReleased: AskingFunction1 = { _, event, data in
  let address = UInt(bitPattern: event)
  return receive(data, as: WindowWidget.self, otherwise: 0) { window in
    let event = UnsafeMutablePointer<GdkEvent>(bitPattern: address)
    return event.map { window.release($0).gboolean } ?? 0
  }
}

extension KeyPress {
  /// nil: a key that is only held with others, as Shift is.
  @MainActor
  init?(_ event: GdkEventKey, _ phase: Phases) {
    guard event.is_modifier == 0, let key = KeyEquivalent(keyval: event.keyval) else { return nil }
    let state = event.state
    let scalar = Unicode.Scalar(gdk_keyval_to_unicode(event.keyval))
    let isCommand = state & GDK_CONTROL_MASK.rawValue != 0
    let text = scalar.map { isCommand || $0.value == 0 ? "" : String(Character($0)) } ?? ""
    self.init(
      key, characters: text.isEmpty ? String(key.character) : text,
      modifiers: EventModifiers(state: state, keyval: event.keyval), phase: phase)
  }
}

extension KeyEquivalent {
  /// The key that GDK has as `keyval`.
  @MainActor
  fileprivate init?(keyval: guint) {
    if let named = Self.byKeyval[keyval] {
      self = named
    } else if (guint(GDK_KEY_F1)...guint(GDK_KEY_F35)).contains(keyval) {
      guard let scalar = Unicode.Scalar(0xF704 + keyval - guint(GDK_KEY_F1)) else { return nil }
      self.init(Character(scalar))
    } else {
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value != 0 else { return nil }
      self.init(Character(scalar))
    }
  }

  @MainActor private static let byKeyval: [guint: KeyEquivalent] = [
    guint(GDK_KEY_Up): .upArrow, guint(GDK_KEY_KP_Up): .upArrow,
    guint(GDK_KEY_Down): .downArrow, guint(GDK_KEY_KP_Down): .downArrow,
    guint(GDK_KEY_Left): .leftArrow, guint(GDK_KEY_KP_Left): .leftArrow,
    guint(GDK_KEY_Right): .rightArrow, guint(GDK_KEY_KP_Right): .rightArrow,
    guint(GDK_KEY_Home): .home, guint(GDK_KEY_KP_Home): .home,
    guint(GDK_KEY_End): .end, guint(GDK_KEY_KP_End): .end,
    guint(GDK_KEY_Page_Up): .pageUp, guint(GDK_KEY_KP_Page_Up): .pageUp,
    guint(GDK_KEY_Page_Down): .pageDown, guint(GDK_KEY_KP_Page_Down): .pageDown,
    guint(GDK_KEY_Escape): .escape, guint(GDK_KEY_BackSpace): .delete,
    guint(GDK_KEY_Delete): .deleteForward, guint(GDK_KEY_KP_Delete): .deleteForward,
    guint(GDK_KEY_Clear): .clear, guint(GDK_KEY_Tab): .tab, guint(GDK_KEY_ISO_Left_Tab): .tab,
    guint(GDK_KEY_Return): .return, guint(GDK_KEY_KP_Enter): .return, guint(GDK_KEY_ISO_Enter): .return,
    guint(GDK_KEY_space): .space, guint(GDK_KEY_KP_Space): .space,
  ]
}

extension EventModifiers {
  /// Those that are held in the event that GTK is handling.
  @MainActor
  static var held: EventModifiers {
    var state = GdkModifierType(rawValue: 0)
    return gtk_get_current_event_state(&state) == 0 ? [] : EventModifiers(state: state.rawValue, keyval: 0)
  }

  @MainActor
  fileprivate init(state: UInt32, keyval: guint) {
    self.init(state: state)
    if (guint(GDK_KEY_KP_Space)...guint(GDK_KEY_KP_9)).contains(keyval) { insert(.numericPad) }
  }
}
