import CGTK
import SwiftUICore

extension WindowWidget {
  /// Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again, unless what has the focus wants the key: in an entry that was
  /// typed into, first what was typed.
  func followUndoKeys() {
    let id = faves_signal_connect_after(
      native, "key-press-event", unsafeBitCast(undoKeyPressed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
    adoptHandler(id, on: native)
  }

  fileprivate func pressedForUndo(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    let control = GDK_CONTROL_MASK.rawValue
    let shift = GDK_SHIFT_MASK.rawValue
    let text = TextUndo.of(gtk_window_get_focus(cast(native)))
    switch (Int32(bitPattern: key), modifiers & gtk_accelerator_get_default_mod_mask().rawValue) {
    case (GDK_KEY_z, control):
      if text?.undo() != true { description.undo() }
    case (GDK_KEY_Z, control | shift), (GDK_KEY_z, control | shift), (GDK_KEY_y, control):
      if text?.redo() != true { description.redo() }
    default: return false
    }
    return true
  }
}

private let undoKeyPressed: AskingFunction1 = { _, event, data in
  var key: guint = 0
  var state = GdkModifierType(0)
  let event = event?.assumingMemoryBound(to: GdkEvent.self)
  gdk_event_get_keyval(event, &key)
  gdk_event_get_state(event, &state)
  let modifiers = state.rawValue
  let value = key
  return receive(data, as: WindowWidget.self, otherwise: 0) { $0.pressedForUndo(value, modifiers).gboolean }
}
