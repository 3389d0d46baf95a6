import CGTK
import SwiftUICore

/// Rows in a rounded frame with lines between them: GNOME's boxed list.
@MainActor
final class GroupBox {
  let native: Native
  private(set) var rows: [GTKWidget] = []
  private var frames: [ObjectIdentifier: Native] = [:]

  init() {
    native = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    faves_add_class(native, "faves-group")
  }

  /// The labels in front of fields have one width in all groups of a form.
  weak var labelColumn: LabelColumn? {
    didSet {
      guard labelColumn !== oldValue else { return }
      for row in rows {
        oldValue?.leave(row)
        labelColumn?.take(row)
      }
    }
  }

  /// Rows without frame and lines, their labels in a column.
  var isPlain = false {
    didSet { (isPlain ? faves_add_class : faves_remove_class)(native, "columns") }
  }

  /// Makes `new` the rows; those that are there already stay as they are.
  func show(_ new: [GTKWidget]) {
    let kept = Set(new.map { ObjectIdentifier($0) })
    for row in rows where !kept.contains(ObjectIdentifier(row)) { remove(row) }
    if let first = rows.first, first !== new.first { setFirst(false, first) }
    for (place, row) in new.enumerated() {
      let frame = frames[ObjectIdentifier(row)] ?? add(row)
      gtk_box_reorder_child(cast(native), frame, Int32(place))
    }
    if let first = new.first { setFirst(true, first) }
    rows = new
    gtk_widget_set_visible(native, (!new.isEmpty).gboolean)
  }

  private func setFirst(_ isFirst: Bool, _ row: GTKWidget) {
    guard let frame = frames[ObjectIdentifier(row)] else { return }
    (isFirst ? faves_add_class : faves_remove_class)(frame, "first")
  }

  private func add(_ row: GTKWidget) -> Native {
    let frame = faves_frame_new()
    faves_frame_set_boxed(frame, 1)
    faves_add_class(frame, "faves-row")
    faves_frame_set_bounds(frame, GTK_ORIENTATION_HORIZONTAL, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY)
    faves_frame_set_alignment(frame, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    faves_frame_set_child(frame, row.native)
    gtk_widget_show(frame)
    gtk_container_add(cast(native), frame)
    frames[ObjectIdentifier(row)] = frame
    (row as? any RowFilling)?.standInRow()
    labelColumn?.take(row)
    if row is ButtonWidget { faves_add_class(frame, "button") }
    return frame
  }

  private func remove(_ row: GTKWidget) {
    guard let frame = frames.removeValue(forKey: ObjectIdentifier(row)) else { return }
    labelColumn?.leave(row)
    // The row lives on if it only moves.
    if row.hasNative, gtk_widget_get_parent(row.native) == frame { faves_frame_set_child(frame, nil) }
    gtk_widget_destroy(frame)
    if row.hasNative { (row as? any RowFilling)?.leaveRow() }
  }
}
