import CGTK

/// Gives the labels in front of a form's fields one width, so that the fields stand below each other.
@MainActor
final class LabelColumn {
  nonisolated(unsafe) private let group: UnsafeMutablePointer<GtkSizeGroup> = gtk_size_group_new(
    GTK_SIZE_GROUP_HORIZONTAL)

  deinit { faves_unref(group) }

  /// Takes a row's label in, if what belongs to it fills the row.
  func take(_ row: GTKWidget) {
    guard let row = row as? LabeledRowWidget, row.fillsRow else { return }
    gtk_size_group_add_widget(group, row.labelFrame)
  }

  func leave(_ row: GTKWidget) {
    guard let row = row as? LabeledRowWidget, row.hasNative else { return }
    let members = gtk_size_group_get_widgets(group)
    if g_slist_find(members, row.labelFrame) != nil { gtk_size_group_remove_widget(group, row.labelFrame) }
  }
}
