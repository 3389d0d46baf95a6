import CGTK

/// The arrow at the end of a row that leads to another page, behind the row's content, which may take all the room but the
/// arrow's.
final class RowArrow: RowPart {
  private static let gap: Int32 = 12

  /// - Parameter isToEdges: whether nothing is free around the row, and the content keeps from its edges itself.
  init(isToEdges: Bool = false) {
    super.init(spacing: 0)
    var parts = [Self.makeImage()]
    if isToEdges { parts.append(Self.makeEdge()) }
    let room = faves_stack_insert_spacer(native, isToEdges ? 0 : Self.gap, nil)
    faves_stack_insert(native, parts, guint(parts.count), UnsafeRawPointer(room))
  }

  /// What is free between the arrow and the row's edge. A margin would stay on its side when the row is turned.
  private static func makeEdge() -> Native {
    let edge = faves_frame_new()
    faves_frame_set_fixed(edge, GTK_ORIENTATION_HORIZONTAL, gap)
    gtk_widget_show(edge)
    return edge
  }

  /// The arrow itself, which points the way one reads.
  static func makeImage() -> Native {
    let arrow = faves_icon_new("go-next-symbolic")
    faves_add_class(arrow, GTK_STYLE_CLASS_DIM_LABEL)
    // GTK would call it by what the icon is used for elsewhere. That the row leads on is the row's to say.
    atk_object_set_role(gtk_widget_get_accessible(arrow), ATK_ROLE_REDUNDANT_OBJECT)
    faves_accessible_leave_out(arrow, 1)
    gtk_widget_show(arrow)
    return arrow
  }
}
