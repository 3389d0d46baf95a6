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

  /// What stands beside an empty label, and how many labels there are that are not: without any there is no column.
  private var indents: [ObjectIdentifier: LabeledControl] = [:]
  private var labelled: Set<ObjectIdentifier> = [] {
    didSet { if labelled.isEmpty != oldValue.isEmpty { indents.values.forEach(showIndent) } }
  }

  private func showIndent(_ indent: LabeledControl) { indent.showsLabel = !labelled.isEmpty }

  /// Has `indent`, whose label is empty, begin where controls do.
  func indent(_ indent: LabeledControl) {
    indents[ObjectIdentifier(indent)] = indent
    indent.isInColumns = true
    indent.enter(group)
    showIndent(indent)
  }

  func leave(_ indent: LabeledControl) {
    indents[ObjectIdentifier(indent)] = nil
    indent.leave(group)
  }

  /// Takes a row's label in if it belongs there.
  func take(_ row: GTKWidget) {
    guard let row = row as? any LabelledRow else { return }
    row.entered(self)
    guard let labeled = row.labeledControl else { return }
    labeled.isInColumns = takesAll
    if takesAll || row.fillsRow { labeled.enter(group) }
    if labeled.showsLabel { labelled.insert(ObjectIdentifier(row)) }
  }

  func leave(_ row: GTKWidget) {
    guard row.hasNative, let row = row as? any LabelledRow else { return }
    row.entered(nil)
    row.labeledControl?.leave(group)
    labelled.remove(ObjectIdentifier(row))
  }
}
