import CGTK

/// Puts the keyboard focus back after a widget was taken out and put in elsewhere, and in an entry what was selected, which GTK
/// gives up as it leaves the window.
@MainActor
struct FocusKeeper {
  private let focused: Native?
  /// From where to where, the cursor last; nil: nothing, or it is no entry.
  private var selected: (Int32, Int32)?

  init(in widget: GTKWidget?) {
    guard let widget, widget.hasNative, let window = gtk_widget_get_toplevel(widget.native),
      faves_is_window(window) != 0, let focused = gtk_window_get_focus(cast(window)),
      focused == widget.native || gtk_widget_is_ancestor(focused, widget.native) != 0
    else {
      self.focused = nil
      return
    }
    self.focused = focused
    var (start, end): (Int32, Int32) = (0, 0)
    guard faves_is_editable(focused) != 0,
      gtk_editable_get_selection_bounds(cast(focused), &start, &end) != 0
    else { return }
    selected = gtk_editable_get_position(cast(focused)) == start ? (end, start) : (start, end)
  }

  func restore() {
    guard let focused else { return }
    faves_grab_focus(focused)
    if let selected { gtk_editable_select_region(cast(focused), selected.0, selected.1) }
  }
}
