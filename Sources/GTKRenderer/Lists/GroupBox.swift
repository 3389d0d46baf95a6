import CGTK
import SwiftUICore

/// Rows in a rounded frame with lines between them: GNOME's boxed list.
@MainActor
final class GroupBox {
  let native: Native
  private(set) var rows: [GTKWidget] = []
  private var frames: [ObjectIdentifier: Native] = [:]
  private var lines: [ObjectIdentifier: RowLine] = [:]
  /// In columns, what rows without a label stand in.
  private var indents: [ObjectIdentifier: LabeledControl] = [:]

  init() {
    native = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    faves_add_class(native, "faves-group")
  }

  /// The labels in front of fields have one width in all groups of a form.
  weak var labelColumn: LabelColumn? {
    didSet {
      guard labelColumn !== oldValue else { return }
      for row in rows {
        leave(oldValue, row)
        enter(row)
      }
    }
  }

  /// Rows without frame and lines, their labels in a column.
  var isPlain = false {
    didSet {
      guard isPlain != oldValue else { return }
      (isPlain ? faves_add_class : faves_remove_class)(native, "columns")
      for row in rows {
        row.stand(inRow: false)
        stand(row)
        putInFrame(row)
      }
    }
  }

  /// In columns a button is one, and not the row.
  private func stand(_ row: GTKWidget) {
    row.stand(inRow: !(isPlain && row is any RowFilling && !(row is any LabelledRow)))
  }

  /// In columns a row without a label stands where the controls of the others do, beside an empty one.
  private func putInFrame(_ row: GTKWidget) {
    guard let frame = frames[ObjectIdentifier(row)] else { return }
    let focus = FocusKeeper(in: row)
    takeOut(row, of: frame)
    if isPlain, !row.holdsLabelledRow {
      let indent = LabeledControl(row.native)
      indent.label.showNative(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      indents[ObjectIdentifier(row)] = indent
      gtk_widget_show(indent.native)
      faves_frame_set_child(frame, indent.native)
      labelColumn?.indent(indent)
    } else {
      faves_frame_set_child(frame, row.native)
    }
    focus.restore()
  }

  /// The row lives on if it only moves.
  private func takeOut(_ row: GTKWidget, of frame: Native) {
    let indent = indents.removeValue(forKey: ObjectIdentifier(row))
    if let indent { labelColumn?.leave(indent) }
    guard row.hasNative, let place = gtk_widget_get_parent(row.native) else { return }
    if place == indent?.native { indent?.exchangeControl(nil) }
    if place == frame || indent != nil { faves_frame_set_child(frame, nil) }
  }

  private func enter(_ row: GTKWidget) {
    labelColumn?.take(Self.control(in: row))
    if let indent = indents[ObjectIdentifier(row)] { labelColumn?.indent(indent) }
  }

  private func leave(_ column: LabelColumn?, _ row: GTKWidget) {
    column?.leave(Self.control(in: row))
    if let indent = indents[ObjectIdentifier(row)] { column?.leave(indent) }
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
    showSurface()
    showLines()
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
    gtk_widget_show(frame)
    gtk_container_add(cast(native), frame)
    frames[ObjectIdentifier(row)] = frame
    lines[ObjectIdentifier(row)] = RowLine(above: frame)
    putInFrame(row)
    stand(row)
    labelColumn?.take(Self.control(in: row))
    if (row as? ButtonWidget)?.description.look == .automatic { faves_add_class(frame, "button") }
    if let content = RowContentWidget.within(row) {
      content.group = self
      showEdges(of: content, in: frame)
    }
    return frame
  }

  private func remove(_ row: GTKWidget) {
    guard let frame = frames.removeValue(forKey: ObjectIdentifier(row)) else { return }
    lines[ObjectIdentifier(row)] = nil
    labelColumn?.leave(Self.control(in: row))
    if row.hasNative { RowContentWidget.within(row)?.group = nil }
    takeOut(row, of: frame)
    gtk_widget_destroy(frame)
    if row.hasNative { row.stand(inRow: false) }
  }

  /// What stands in a row: the row itself, or what something is painted behind.
  private static func control(in row: GTKWidget) -> GTKWidget {
    RowContentWidget.within(row)?.surrounded ?? row
  }

  /// How high a row is at least, with what is around its content, in pixels.
  static let leastHeight: Int32 = 50

  /// A row behind which something is painted reaches to its edges.
  func showEdges(of content: RowContentWidget) {
    guard let row = rows.first(where: { RowContentWidget.within($0) === content }),
      let frame = frames[ObjectIdentifier(row)]
    else { return }
    showEdges(of: content, in: frame)
    showSurface()
  }

  /// Rows that all have a ground of their own leave nothing of the group's to be seen, neither where that is clear.
  private func showSurface() {
    let isBare =
      !rows.isEmpty && rows.allSatisfy { RowContentWidget.within($0)?.description.hasGround == true }
    (isBare ? faves_add_class : faves_remove_class)(native, "bare")
  }

  /// The line between two rows is not there where either of them hides it.
  func showLines() {
    var above: (row: GTKWidget, separators: LayoutTraits.RowSeparators?)?
    for row in rows {
      let separators = Self.separators(of: row)
      if let frame = frames[ObjectIdentifier(row)] {
        let isHidden = above?.separators?.bottom == .hidden || separators?.top == .hidden
        (isHidden ? faves_add_class : faves_remove_class)(frame, "unlined")
        lines[ObjectIdentifier(row)]?.show(
          below: above?.row, frame: above.flatMap { frames[ObjectIdentifier($0.row)] },
          tint: above?.separators?.bottomTint ?? separators?.topTint)
      }
      above = (row, separators)
    }
  }

  /// What is said of the lines of a row: of it, or of what it is there for. nil: nothing.
  private static func separators(of row: GTKWidget) -> LayoutTraits.RowSeparators? {
    var widget: GTKWidget? = row
    while let current = widget {
      if let separators = current.attributes?.layoutTraits?.traits.separators,
        separators.top != .automatic || separators.bottom != .automatic || separators.topTint != nil
          || separators.bottomTint != nil
      {
        return separators
      }
      widget = current.insideRow
    }
    return nil
  }

  private func showEdges(of content: RowContentWidget, in frame: Native) {
    let isPainted = content.description.isPainted
    (isPainted ? faves_add_class : faves_remove_class)(frame, "painted")
    (content.description.hasGround ? faves_add_class : faves_remove_class)(frame, "grounded")
    if isPainted { keepWithinCorners() }
  }

  private var keepsWithinCorners = false

  /// What is painted in rows ends where the group's rounded corners do.
  private func keepWithinCorners() {
    guard !keepsWithinCorners else { return }
    keepsWithinCorners = true
    faves_signal_connect(native, "draw", unsafeBitCast(drawGroupWithinCorners, to: GCallback.self), nil)
  }
}
