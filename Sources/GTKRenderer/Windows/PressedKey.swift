import CGTK
import SwiftUICore

/// A key that goes down, with the keys held down with it.
@MainActor
struct PressedKey {
  /// What it writes, in lower case.
  private let key: guint
  /// What the same key writes on the first keyboard layout, without Shift: letters of other scripts are on the same keys.
  private let plainKey: guint
  private let modifiers: UInt32

  private static var mask: UInt32 { gtk_accelerator_get_default_mod_mask().rawValue }
  private static var shift: UInt32 { GDK_SHIFT_MASK.rawValue }

  init?(_ event: UnsafeMutablePointer<GdkEvent>) {
    var value: guint = 0
    var state = GdkModifierType(0)
    guard gdk_event_get_keyval(event, &value) != 0, gdk_event_get_state(event, &state) != 0 else {
      return nil
    }
    let keymap = gdk_keymap_get_for_display(gdk_display_get_default())
    gdk_keymap_add_virtual_modifiers(keymap, &state)
    key = Self.unified(value)
    modifiers = state.rawValue & Self.mask
    var place = GdkKeymapKey(keycode: guint(event.pointee.key.hardware_keycode), group: 0, level: 0)
    plainKey = Self.unified(gdk_keymap_lookup_key(keymap, &place))
  }

  private static func unified(_ key: guint) -> guint {
    switch Int32(bitPattern: key) {
    case GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: guint(GDK_KEY_Return)
    case GDK_KEY_ISO_Left_Tab: guint(GDK_KEY_Tab)
    case GDK_KEY_KP_Delete: guint(GDK_KEY_Delete)
    default: gdk_keyval_to_lower(key)
    }
  }

  var isReturn: Bool { key == guint(GDK_KEY_Return) && modifiers == 0 }
  var isMenuKey: Bool { key == guint(GDK_KEY_F10) && modifiers == 0 }
  /// Whether it is pressed with more than Shift.
  var isCommand: Bool { modifiers & ~Self.shift != 0 }

  func means(_ shortcut: KeyboardShortcut) -> Bool {
    let wanted = shortcut.accelerator
    if plainKey == wanted.key || key == wanted.key, modifiers == wanted.modifiers.rawValue { return true }
    // Some keyboards have a sign on a key with Shift, where others need none.
    let character = gdk_keyval_to_unicode(key)
    let isSign = g_unichar_isgraph(character) != 0 && g_unichar_isalpha(character) == 0
    return isSign && key == wanted.key && modifiers & ~Self.shift == wanted.modifiers.rawValue & ~Self.shift
  }
}

extension KeyboardShortcut {
  /// The keys as GTK has them.
  @MainActor
  var accelerator: (key: guint, modifiers: GdkModifierType) {
    var bits: UInt32 = 0
    if modifiers.contains(.shift) { bits |= GDK_SHIFT_MASK.rawValue }
    if modifiers.contains(.option) { bits |= GDK_MOD1_MASK.rawValue }
    if modifiers.contains(.command) || modifiers.contains(.control) { bits |= GDK_CONTROL_MASK.rawValue }
    if modifiers.isSuperset(of: [.command, .control]) { bits |= GDK_SUPER_MASK.rawValue }
    return (keyval, GdkModifierType(bits))
  }

  @MainActor
  private var keyval: guint {
    let named: [KeyEquivalent: Int32] = [
      .upArrow: GDK_KEY_Up, .downArrow: GDK_KEY_Down, .leftArrow: GDK_KEY_Left, .rightArrow: GDK_KEY_Right,
      .escape: GDK_KEY_Escape, .delete: GDK_KEY_BackSpace, .deleteForward: GDK_KEY_Delete,
      .home: GDK_KEY_Home, .end: GDK_KEY_End, .pageUp: GDK_KEY_Page_Up, .pageDown: GDK_KEY_Page_Down,
      .clear: GDK_KEY_Clear, .tab: GDK_KEY_Tab, .space: GDK_KEY_space, .return: GDK_KEY_Return,
    ]
    if let value = named[key] { return guint(value) }
    // Apple's names for F1 to F35 are characters too.
    let scalar = key.character.unicodeScalars.first!.value
    if (0xF704...0xF726).contains(scalar) { return guint(GDK_KEY_F1) + (scalar - 0xF704) }
    return gdk_keyval_to_lower(gdk_unicode_to_keyval(scalar))
  }

  /// As GTK writes it: `<Primary>n`.
  @MainActor
  var acceleratorName: String {
    let (key, modifiers) = accelerator
    guard let name = gtk_accelerator_name(key, modifiers) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }
}
