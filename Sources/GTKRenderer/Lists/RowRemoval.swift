import CGTK

/// A row that can be deleted while its list is edited: a button for that in front of its content.
final class RowRemoval: RowPart {
  private let button: Native

  override var neighbour: Native? { button }

  /// - Parameter row: is told when the button is pressed.
  init(for row: RowWidget) {
    button = faves_icon_button_new("list-remove-symbolic")
    faves_add_class(button, "faves-removal")
    gtk_widget_show_all(button)
    super.init(spacing: 10)
    let pressed: SignalFunction = { _, data in receive(data, as: RowWidget.self) { $0.remove?() } }
    // The button goes with the row, or before it.
    faves_signal_connect(
      button, "clicked", unsafeBitCast(pressed, to: GCallback.self), Unmanaged.passUnretained(row).toOpaque())
    faves_stack_insert(native, [button], 1, nil)
  }

  /// - Parameter text: what the row says.
  func name(after text: String?) { name(button, "Delete", after: text) }
}
