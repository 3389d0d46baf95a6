import CGTK

/// The handle at the end of a row that can be moved while its list is edited, behind the row's content and its arrow. It is
/// there to be seen: the pointer may drag the whole row.
final class RowHandle: RowPart {
  private let image: Native

  private static let gap: Int32 = 12

  init() {
    image = faves_icon_new(Self.icon)
    faves_add_class(image, GTK_STYLE_CLASS_DIM_LABEL)
    faves_add_class(image, "faves-handle")
    gtk_widget_show(image)
    super.init(spacing: 0)
    let room = faves_stack_insert_spacer(native, Self.gap, nil)
    faves_stack_insert(native, [image], 1, UnsafeRawPointer(room))
  }

  /// Older themes have none.
  private static var icon: String {
    let handle = "list-drag-handle-symbolic"
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_default(), handle) != 0 ? handle : "open-menu-symbolic"
  }

  /// - Parameter text: what the row says.
  func name(after text: String?) { name(image, "Reorder", after: text) }
}
