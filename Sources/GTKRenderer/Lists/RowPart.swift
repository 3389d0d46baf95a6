import CGTK

/// Something that stands in a list's row beside its content, in a stack that holds both.
@MainActor
class RowPart {
  nonisolated(unsafe) let native: Native
  private var content: Native?

  init(spacing: Int32) {
    native = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, spacing, FAVES_ALIGN_CENTER)
    _ = faves_ref_sink(native)
    gtk_widget_show(native)
  }

  deinit { faves_unref(native) }

  /// What the content stands behind; nil: it is the first.
  var neighbour: Native? { nil }

  /// Puts the content, or what holds it, in its place; nil: takes it away.
  final func show(_ new: Native?) {
    if let content { faves_stack_remove(native, content) }
    content = new
    if let new { faves_stack_insert(native, [new], 1, neighbour.map(UnsafeRawPointer.init)) }
  }

  /// Calls a part of it by what it does, and by what the row says.
  final func name(_ part: Native, _ deed: String, after text: String?) {
    let word = DesktopWords.word(deed)
    atk_object_set_name(gtk_widget_get_accessible(part), text.map { "\(word) \($0)" } ?? word)
  }
}
