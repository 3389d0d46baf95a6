import CGTK

/// Puts the keyboard focus back after a widget was taken out and put in elsewhere.
@MainActor
struct FocusKeeper {
  private let focused: Native?

  init(in widget: GTKWidget?) {
    guard let widget, widget.hasNative, let window = gtk_widget_get_toplevel(widget.native),
      faves_is_window(window) != 0, let focused = gtk_window_get_focus(cast(window)),
      focused == widget.native || gtk_widget_is_ancestor(focused, widget.native) != 0
    else {
      self.focused = nil
      return
    }
    self.focused = focused
  }

  func restore() { if let focused { faves_grab_focus(focused) } }
}
