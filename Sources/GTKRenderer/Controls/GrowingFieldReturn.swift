import CGTK

extension GrowingFieldWidget {
  /// Return is the default button's afterwards, where it would be in an entry: that of the dialog, as GTK has it, and that
  /// of the program.
  func submitted() {
    let isPassedOn = !description.takesReturn()
    description.submit()
    guard isPassedOn, !isDestroyed, let window = renderer.window(of: self)?.toplevel else { return }
    window.isReturnPassedOn = true
    guard let button = gtk_window_get_default_widget(cast(window.native)),
      gtk_widget_is_sensitive(button) != 0
    else { return }
    gtk_window_activate_default(cast(window.native))
  }
}
