import CGTK

/// A row that can be deleted while its list is edited: a button for that in front of its content.
@MainActor
final class RowRemoval: RowPart {
  nonisolated(unsafe) let native: Native
  private let button: Native
  private var content: Native?

  /// - Parameter row: is told when the button is pressed.
  init(for row: RowWidget) {
    native = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 10, FAVES_ALIGN_CENTER)
    _ = faves_ref_sink(native)
    button = faves_icon_button_new("list-remove-symbolic")
    faves_add_class(button, "faves-removal")
    let pressed: SignalFunction = { _, data in receive(data, as: RowWidget.self) { $0.remove?() } }
    // The button goes with the row, or before it.
    faves_signal_connect(
      button, "clicked", unsafeBitCast(pressed, to: GCallback.self), Unmanaged.passUnretained(row).toOpaque())
    faves_stack_insert(native, [button], 1, nil)
    gtk_widget_show_all(native)
  }

  deinit { faves_unref(native) }

  /// Puts the row's content behind the button; nil: takes it away.
  func show(_ new: Native?) {
    if let content { faves_stack_remove(native, content) }
    content = new
    if let new { faves_stack_insert(native, [new], 1, button) }
  }

  /// - Parameter text: what the row says.
  func name(after text: String?) {
    let word = DesktopWords.word("Delete")
    atk_object_set_name(gtk_widget_get_accessible(button), text.map { "\(word) \($0)" } ?? word)
  }
}
