import CGTK
import SwiftUICore

extension GTKRenderer {
  /// Fields and editors; a password is not copied.
  package func canEdit(_ operation: TextEditing, in window: any Widget) -> Bool {
    guard let focus = textFocus(in: window) else { return false }
    switch operation {
    case .cut, .copy:
      return focus.isEntry ? gtk_entry_get_visibility(cast(focus.native)) != 0 : true
    case .paste, .selectAll: return true
    }
  }

  package func edit(_ operation: TextEditing, in window: any Widget) {
    guard let focus = textFocus(in: window) else { return }
    if focus.isEntry {
      let editable: OpaquePointer = cast(focus.native)
      switch operation {
      case .cut: gtk_editable_cut_clipboard(editable)
      case .copy: gtk_editable_copy_clipboard(editable)
      case .paste: gtk_editable_paste_clipboard(editable)
      case .selectAll: gtk_editable_select_region(editable, 0, -1)
      }
    } else {
      let buffer = gtk_text_view_get_buffer(cast(focus.native))
      let clipboard = gtk_widget_get_clipboard(focus.native, gdk_atom_intern_static_string("CLIPBOARD"))
      switch operation {
      case .cut: gtk_text_buffer_cut_clipboard(buffer, clipboard, 1)
      case .copy: gtk_text_buffer_copy_clipboard(buffer, clipboard)
      case .paste: gtk_text_buffer_paste_clipboard(buffer, clipboard, nil, 1)
      case .selectAll:
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        gtk_text_buffer_select_range(buffer, &start, &end)
      }
    }
  }

  private func textFocus(in window: any Widget) -> (native: Native, isEntry: Bool)? {
    guard let window = WindowWidget.toplevelNative(of: GTKWidget.downcast(window)),
      let focus = gtk_window_get_focus(cast(window))
    else { return nil }
    func isA(_ type: GType) -> Bool {
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GTypeInstance.self), type)
        != 0
    }
    if isA(gtk_entry_get_type()) { return (focus, true) }
    return isA(gtk_text_view_get_type()) ? (focus, false) : nil
  }
}
