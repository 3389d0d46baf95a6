import CGTK
import SwiftUICore

/// In a row of a list or form a button is the row: flat, and as wide; one that leads to another page ends in an arrow.
extension ButtonWidget {
  func standInRow() {
    if description.look == .flat { faves_add_class(native, Self.flush) }
    guard description.look == .automatic,
      isCard || !hasOwnSurface || !hasOwnSurfaceInRow || isOnGroundOfRow
    else { return }
    isRow = true
    surfaceChanged()
    for name in Self.rowClasses { faves_add_class(native, name) }
    expand(native, 1, 0)
    showArrow()
    alignLabel()
  }

  /// Elsewhere it is a button as any other.
  func leaveRow() {
    faves_remove_class(native, Self.flush)
    guard isRow else { return }
    isRow = false
    for name in Self.rowClasses + ["faves-list-button"] { faves_remove_class(native, name) }
    showAction()
    expand(native, 0, 0)
    showFilling()
    surfaceChanged()
    showArrow()
    if let label = shownLabel { gtk_widget_set_halign(label, GTK_ALIGN_FILL) }
  }

  /// Whether it would have a surface of its own as a row as well: what cannot be read on a button can be on the row's ground.
  private var hasOwnSurfaceInRow: Bool {
    area.widgets.count == 1 && area.widgets[0].isGroundOfItsOwn(inRow: true) || standsOnSurface(inRow: false)
  }

  /// Whether the surface that it has in place of its own is the row's, which the program paints behind that.
  private var isOnGroundOfRow: Bool {
    parent is RowContentWidget
      && !(area.widgets.count == 1 && area.widgets[0].isGroundOfItsOwn(inRow: true))
  }

  /// Whether the row is one of a list.
  private var isInList: Bool {
    parent is RowWidget || (parent as? RowContentWidget).map { $0.group == nil } ?? false
  }

  /// What a row does that leads nowhere is written in the accent; rows of lists that lead on are none of buttons.
  func showAction() {
    let isAction = isRow && (isInList || !description.leadsOn)
    (isAction ? faves_add_class : faves_remove_class)(native, "faves-row-action")
  }

  /// The style sheet's name for flat buttons whose words begin at the row's edge.
  static let flush = "faves-flush"

  private static let rowClasses = [GTK_STYLE_CLASS_FLAT, "faves-row-button"]

  /// The arrow is there as long as the button is a row that leads on; rows of lists have one of their own.
  func showArrow() {
    let isWanted = isRow && description.leadsOn && !isInList
    guard isWanted != (leadingOn != nil) else { return }
    if isWanted { putArrow() } else { takeArrow() }
  }

  private func putArrow() {
    guard let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12) else { return }
    let arrow = RowArrow.makeImage()
    let label = faves_frame_new()
    faves_frame_set_bounds(label, GTK_ORIENTATION_HORIZONTAL, FAVES_UNSET, FAVES_UNSET, FAVES_INFINITY)
    faves_frame_set_alignment(label, FAVES_ALIGN_START, FAVES_ALIGN_CENTER)
    gtk_box_pack_start(cast(row), label, 1, 1, 0)
    gtk_box_pack_end(cast(row), arrow, 0, 0, 0)
    moveLabel { faves_frame_set_child(label, $0) }
    gtk_container_add(cast(native), row)
    for part in [label, row] { gtk_widget_show(part) }
    leadingOn = label
    turnParts()
  }

  private func takeArrow() {
    guard let label = leadingOn else { return }
    leadingOn = nil
    let content = faves_frame_get_child(label)
    if let content {
      _ = faves_ref_sink(content)
      faves_frame_set_child(label, nil)
    }
    // The box with the arrow goes as another takes its place.
    GtkBin.show(content, in: native)
    if let content { faves_unref(content) }
  }

  /// Takes the label out of the button and puts it somewhere else.
  private func moveLabel(_ put: (Native) -> Void) {
    guard let content = gtk_bin_get_child(cast(native)) else { return }
    _ = faves_ref_sink(content)
    gtk_container_remove(cast(native), content)
    put(content)
    faves_unref(content)
  }

  /// The label's widget, or the one that several stand in.
  private var shownLabel: Native? {
    if area.widgets.count == 1 { return area.widgets[0].native }
    return leadingOn.map { faves_frame_get_child($0) } ?? gtk_bin_get_child(cast(native))
  }

  /// Where a person sees it, from its leading edge: one that is a row is as wide as that, and is known by its words.
  var seenBounds: CGRect {
    let whole = CGRect(origin: .zero, size: size)
    var (x, y): (Int32, Int32) = (0, 0)
    guard isRow, let label = shownLabel, gtk_widget_get_halign(label) == GTK_ALIGN_START,
      gtk_widget_translate_coordinates(label, native, 0, 0, &x, &y) != 0
    else { return whole }
    let width = CGFloat(gtk_widget_get_allocated_width(label))
    let start = isRightToLeft ? whole.width - CGFloat(x) - width : CGFloat(x)
    return CGRect(x: start, y: 0, width: width, height: whole.height)
  }

  /// The words begin where those of other rows do; what takes all the room there is has the row's.
  func alignLabel() {
    showAction()
    guard isRow, let label = shownLabel else { return }
    if isInList { faves_add_class(native, "faves-list-button") }
    let takesRoom = gtk_widget_compute_expand(label, GTK_ORIENTATION_HORIZONTAL) != 0
    gtk_widget_set_halign(label, takesRoom ? GTK_ALIGN_FILL : GTK_ALIGN_START)
  }
}
