import CGTK
import Foundation
import SwiftUICore

/// A lazy stack or grid: a `FavesArranged` that holds the rows that the scroll view around it has in sight.
///
/// What is in sight is known once GTK has laid it out, or when the scroll view moves. Rows that come into sight are made in
/// front of the frame's next round of layout: widgets that come or go while GTK allocates would not be laid out.
final class LazyLinesWidget: GTKWidget, DescribedWidget, RowsWidget, LazyLinesContainer {
  var description: LazyLinesDescription
  private var lines: LazyLines!
  private var order: [CellWidget] = []
  private var elements: [ObjectIdentifier: ArrangedElement] = [:]
  /// The scroll view along its lines, and the adjustment that it moves.
  private weak var scroll: ScrollWidget?
  private var adjustment: UnsafeMutablePointer<GtkAdjustment>?
  private var isFillDue = false
  /// Whether what stays in sight is to be placed anew. The scroll view tells of what it shows also while it allocates, and
  /// a widget that asks for its place then is not given one, nor ever after.
  private var arePlacesDue = false
  /// How long and how wide it was when it was last laid out, in pixels.
  private var laidOut = (along: 0.0, across: 0.0)

  weak var source: (any RowSource)? {
    didSet {
      lines.source = source
      if source != nil { linesChanged() }
    }
  }

  init(_ description: LazyLinesDescription, in renderer: GTKRenderer) {
    self.description = description
    super.init(faves_arranged_new(), in: renderer)
    lines = LazyLines(description, in: self)
    faves_arranged_set_functions(
      native,
      { axis, across, min, natural, data in
        let (low, high) = receive(data, as: LazyLinesWidget.self, otherwise: (0, 0)) {
          $0.measure(axis, across)
        }
        min.pointee = low
        natural.pointee = high
      },
      { axis, _, data in
        receive(data, as: LazyLinesWidget.self, otherwise: 0) { $0.orientation != axis ? FAVES_INFINITY : 0 }
      },
      { width, height, data in
        receive(data, as: LazyLinesWidget.self) { $0.allocate(width, height) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  override func willDestroy() { faves_arranged_set_functions(native, nil, nil, nil, nil) }

  private var isVertical: Bool { description.axis == .vertical }
  private var orientation: GtkOrientation {
    isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }

  override var passesGuides: Bool { false }

  func update(from old: LazyLinesDescription) {
    lines.description = description
    if old.axis != description.axis { gtk_widget_queue_compute_expand(native) }
    linesChanged()
  }

  private func linesChanged() {
    gtk_widget_queue_resize(native)
    fillSoon()
  }

  // MARK: rows

  func rowsChanged(_ changes: [RowChange]) {
    lines.rowsChanged(changes)
    linesChanged()
  }
  func selectionChanged() {}
  func scrollToRow(at index: Int, anchor: Double?) {
    lines.scroll(to: index, share: anchor, margins: marginsAround)
    fillSoon()
  }

  /// What the scroll view leaves free before and after its content.
  private var marginsAround: (before: Double, after: Double) {
    var around = parent
    while let widget = around, !(widget is ScrollWidget) { around = widget.parent }
    guard let margins = (around as? ScrollWidget)?.description.margins else { return (0, 0) }
    return isVertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
  }

  private static func cell(_ row: any Widget) -> CellWidget { unsafeDowncast(row, to: CellWidget.self) }

  func show(_ row: any Widget, at position: Int) {
    let cell = Self.cell(row)
    adopt(cell)
    turnDividers(in: cell)
    order.insert(cell, at: position)
    insertContent(of: cell)
    cell.contentChanged = { [unowned self, unowned cell] old, _ in
      if let old { faves_arranged_remove(native, old) }
      insertContent(of: cell)
      turnDividers(in: cell)
    }
  }

  /// Puts what a cell shows behind what those in front of it show.
  private func insertContent(of cell: CellWidget) {
    elements[ObjectIdentifier(cell)] = nil
    guard let content = cell.content, let position = order.firstIndex(where: { $0 === cell }) else { return }
    faves_arranged_insert(native, content, lastContent(before: position))
    // A stack of several views is not turned with the views.
    if cell.direction != GTK_TEXT_DIR_NONE, cell.children.count > 1 { faves_turn(content, cell.direction, 0) }
    elements[ObjectIdentifier(cell)] = ArrangedElement(cell, asCell: content, in: native)
  }

  private func lastContent(before position: Int) -> Native? {
    order[..<position].last { $0.content != nil }?.content
  }

  func move(_ row: any Widget, to position: Int) {
    let cell = Self.cell(row)
    turnDividers(in: cell)
    order.removeAll { $0 === cell }
    order.insert(cell, at: position)
    if let content = cell.content { faves_arranged_move(native, content, lastContent(before: position)) }
  }

  private func turnDividers(in cell: CellWidget) {
    for child in cell.children { (child as? DividerWidget)?.stand(across: orientation) }
  }

  func hide(_ row: any Widget) {
    let cell = Self.cell(row)
    cell.contentChanged = nil
    order.removeAll { $0 === cell }
    elements[ObjectIdentifier(cell)] = nil
    // Its content may have gone before it.
    if let content = cell.content, gtk_widget_get_parent(content) == native {
      faves_arranged_remove(native, content)
    }
    disown(cell)
  }

  func length(of row: any Widget, across: Double) -> Double {
    guard let element = elements[ObjectIdentifier(row)] else { return 0 }
    if isVertical { return Double(element.size(for: ProposedViewSize(width: across, height: nil)).height) }
    return Double(element.size(for: ProposedViewSize(width: nil, height: across)).width)
  }

  func hasFocus(_ row: any Widget) -> Bool {
    guard let top = gtk_widget_get_toplevel(native), faves_is_window(top) != 0,
      let focus = gtk_window_get_focus(cast(top))
    else { return false }
    guard let content = Self.cell(row).content else { return false }
    return focus == content || gtk_widget_is_ancestor(focus, content) != 0
  }

  override var spokenText: String? { nil }
  override func spokenTextChanged() {}

  // MARK: what is in sight

  /// The scroll view along its lines, followed from now on.
  private func findScroll() {
    var widget = parent
    while let current = widget {
      if let found = current as? ScrollWidget, found.scrolls(along: description.axis) {
        guard found !== scroll else { return }
        scroll = found
        follow(
          isVertical
            ? gtk_scrolled_window_get_vadjustment(cast(found.native))
            : gtk_scrolled_window_get_hadjustment(cast(found.native)))
        return
      }
      widget = current.parent
    }
    scroll = nil
    follow(nil)
  }

  private func follow(_ new: UnsafeMutablePointer<GtkAdjustment>?) {
    if let adjustment { disconnect(from: UnsafeMutableRawPointer(adjustment)) }
    adjustment = new
    guard let new else { return }
    let moved: SignalFunction = { _, data in receive(data, as: LazyLinesWidget.self) { $0.scrolled() } }
    for signal in ["value-changed", "changed"] {
      connect(signal, on: UnsafeMutableRawPointer(new), to: unsafeBitCast(moved, to: GCallback.self))
    }
  }

  private func scrolled() {
    arePlacesDue = description.pinsAnything
    fillSoon()
  }

  /// What is in sight, from the start of the first line.
  private var visible: Range<Double> {
    guard let scroll, let adjustment else { return 0..<100_000_000 }
    let value = gtk_adjustment_get_value(adjustment)
    let page = gtk_adjustment_get_page_size(adjustment)
    let start = value - place(in: scroll)
    if !isVertical && isRightToLeft {
      let end = laidOut.along - start
      return end - page..<end
    }
    return start..<start + page
  }

  /// Where it begins in the content of the scroll view.
  private func place(in scroll: ScrollWidget) -> Double {
    guard let viewport = gtk_bin_get_child(cast(scroll.native)),
      let content = gtk_bin_get_child(cast(viewport)), gtk_widget_get_realized(native) != 0
    else { return 0 }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_widget_translate_coordinates(native, content, 0, 0, &x, &y)
    var place = GtkAllocation()
    gtk_widget_get_allocation(content, &place)
    return Double(isVertical ? y + place.y : x + place.x)
  }

  // MARK: making

  private func fillSoon() {
    guard !isFillDue else { return }
    isFillDue = true
    renderer.afterNextFlush { [weak self] in
      guard let self else { return }
      isFillDue = false
      if !isDestroyed { fill() }
      if !isDestroyed, arePlacesDue {
        arePlacesDue = false
        gtk_widget_queue_allocate(native)
      }
    }
    if let clock = gtk_widget_get_frame_clock(native) { faves_flush_before_layout(clock) }
  }

  private func fill() {
    // Before it is laid out for the first time nothing is in sight.
    guard laidOut.across > 0 else { return }
    faves_stack_wake(native)
    guard gtk_widget_get_realized(native) != 0 else { return }
    findScroll()
    let visible = visible
    guard lines.needsFill(visible, across: laidOut.across) else { return }
    let shift = lines.fill(visible, across: laidOut.across)
    gtk_widget_queue_resize(native)
    if shift != 0 { scroll(by: shift) }
  }

  /// Scrolls on; what there is to scroll may have grown since it was laid out.
  private func scroll(by shift: Double) {
    guard let adjustment else { return }
    let growth = lines.length - laidOut.along
    let isMirrored = !isVertical && isRightToLeft
    let value = gtk_adjustment_get_value(adjustment) + (isMirrored ? growth - shift : shift)
    let move = {
      if growth > 0 {
        gtk_adjustment_set_upper(adjustment, gtk_adjustment_get_upper(adjustment) + growth)
      }
      gtk_adjustment_set_value(adjustment, value)
    }
    if let anchorage = scroll?.anchorage { anchorage.settling(move) } else { move() }
  }

  // MARK: GTK asks

  private func pixels(_ length: Double) -> Int32 { Int32(min(max(length, 0), 100_000_000).rounded(.up)) }

  private func measure(_ axis: GtkOrientation, _ across: Int32) -> (Int32, Int32) {
    if axis == orientation {
      let length = pixels(lines.length)
      return (length, length)
    }
    var (least, ideal) = (0.0, 0.0)
    for row in order {
      guard let element = elements[ObjectIdentifier(row)] else { continue }
      func side(_ size: CGSize) -> Double { Double(isVertical ? size.width : size.height) }
      let zero =
        isVertical ? ProposedViewSize(width: 0, height: nil) : ProposedViewSize(width: nil, height: 0)
      least = max(least, side(element.size(for: zero)))
      ideal = max(ideal, side(element.size(for: .unspecified)))
    }
    return (pixels(max(least, lines.leastAcross)), pixels(max(ideal, least, lines.leastAcross)))
  }

  private func allocate(_ width: Int32, _ height: Int32) {
    laidOut =
      isVertical ? (Double(height), Double(width)) : (Double(width), Double(height))
    findScroll()
    let visible = visible
    var front: CellWidget?
    for placement in lines.placements(visible, across: laidOut.across) {
      let cell = placement.cell
      elements[ObjectIdentifier(placement.row)]?.placeCell(
        at: CGPoint(
          x: cell.minX + cell.width * placement.anchor.x, y: cell.minY + cell.height * placement.anchor.y),
        anchor: placement.anchor, proposal: ProposedViewSize(cell.size))
      if placement.isPinned { front = Self.cell(placement.row) }
    }
    faves_arranged_set_front(native, front?.content)
    if lines.needsFill(visible, across: laidOut.across) { fillSoon() }
  }
}

extension LazyLinesDescription: GTKDescribed {
  static func makeWidget(_ description: Self, in renderer: GTKRenderer) -> any DescribedWidget<Self> {
    LazyLinesWidget(description, in: renderer)
  }
}
