import CGTK

/// The handle at the end of a row that can be moved while its list is edited, behind the row's content and its arrow. It is
/// there to be seen: the pointer may drag the whole row.
@MainActor
final class RowHandle: RowPart {
  nonisolated(unsafe) let native: Native
  private let image: Native
  private var content: Native?

  private static let gap: Int32 = 12

  init() {
    native = faves_stack_new(GTK_ORIENTATION_HORIZONTAL, 0, FAVES_ALIGN_CENTER)
    _ = faves_ref_sink(native)
    image = faves_icon_new(Self.icon)
    faves_add_class(image, GTK_STYLE_CLASS_DIM_LABEL)
    faves_add_class(image, "faves-handle")
    gtk_widget_show(image)
    let room = faves_stack_insert_spacer(native, Self.gap, nil)
    faves_stack_insert(native, [image], 1, UnsafeRawPointer(room))
    gtk_widget_show(native)
  }

  deinit { faves_unref(native) }

  /// Older themes have none.
  private static var icon: String {
    let handle = "list-drag-handle-symbolic"
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_default(), handle) != 0 ? handle : "open-menu-symbolic"
  }

  func show(_ new: Native?) {
    if let content { faves_stack_remove(native, content) }
    content = new
    if let new { faves_stack_insert(native, [new], 1, nil) }
  }

  /// - Parameter text: what the row says.
  func name(after text: String?) {
    let word = DesktopWords.word("Reorder")
    atk_object_set_name(gtk_widget_get_accessible(image), text.map { "\(word) \($0)" } ?? word)
  }
}
