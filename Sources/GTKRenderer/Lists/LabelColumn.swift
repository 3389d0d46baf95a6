import CGTK

/// Gives the labels in front of a form's fields one width, so that the fields stand below each other.
@MainActor
final class LabelColumn {
  nonisolated(unsafe) private let group: UnsafeMutablePointer<GtkSizeGroup> = gtk_size_group_new(
    GTK_SIZE_GROUP_HORIZONTAL)
  /// Whether every label is in the column, at its end, rather than only those in front of fields.
  private let takesAll: Bool

  init(takesAll: Bool) { self.takesAll = takesAll }

  deinit { faves_unref(group) }

  /// Takes a row's label in if it belongs there.
  func take(_ row: GTKWidget) {
    guard let row = row as? any LabelledRow else { return }
    row.entered(self)
    guard let labeled = row.labeledControl else { return }
    labeled.isInColumns = takesAll
    if takesAll || row.fillsRow { labeled.enter(group) }
  }

  func leave(_ row: GTKWidget) {
    guard row.hasNative, let row = row as? any LabelledRow else { return }
    row.entered(nil)
    row.labeledControl?.leave(group)
  }
}
