/// A node whose rows are made as they come into sight: knows all of them by number, and makes those that its widget asks for.
class RowsNode: HostNode, AttributedNode, RowSource {
  override var exchangesViews: Bool { true }
  private let rowsWidget: (any RowsWidget)?
  let anyWidget: any Widget
  private(set) var child: Node!
  private var rows = RowMap()
  private var rowsAreStale = true
  /// The rows of runs that the widget has, by their widgets.
  private var realised: [ObjectIdentifier: RowNode] = [:]
  /// Row widgets around single views, by the view's widget.
  private var wrappers: [ObjectIdentifier: any DescribedWidget<RowDescription>] = [:]

  init(_ widget: any Widget, under parent: Node) {
    anyWidget = widget
    rowsWidget = widget as? any RowsWidget
    super.init(under: parent)
  }

  func mount(_ make: (Node) -> Node) {
    child = make(self)
    rowsWidget?.source = self
    applyAttributes()
  }

  func selectionChanged() { rowsWidget?.selectionChanged() }

  override var realisesRowsLazily: Bool { true }
  override var showsTransitions: Bool { false }
  /// What the rows' widgets are.
  var rowDescription: RowDescription { RowDescription() }
  /// Whether rows stand for values in a selection.
  var hasSelection: Bool { false }

  // MARK: rows

  final func currentRows() -> RowMap {
    refreshRows()
    return rows
  }

  private func refreshRows() {
    guard rowsAreStale else { return }
    rows = RowMap()
    rows.traits.isSelectable = hasSelection
    child.collectRows(into: &rows)
    rowsAreStale = false
  }

  final var rowCount: Int {
    refreshRows()
    return rows.rowCount
  }
  final var rowRuns: [RowRun] { currentRows().runs }

  final func realiseRow(at index: Int) -> any Widget {
    guard let (segment, place) = currentRows().locate(index) else {
      Diagnostics.stop("\(viewName) was asked for row \(index) of \(rowCount).")
    }
    switch segment {
    case .run(let node, _, _, _):
      let row = graph.catchingUp { node.realiseRow(at: place) }
      realised[ObjectIdentifier(row.widget)] = row
      showLink(of: row.child, on: row.widget)
      return row.widget
    case .single(let row):
      let content = row.widget
      if let wrapper = wrappers[ObjectIdentifier(content)] { return wrapper }
      let wrapper = graph.renderer.makeWidget(for: rowDescription)
      wrapper.insert([content], after: nil, in: .content)
      showLink(of: row.node.wholeView, on: wrapper)
      wrappers[ObjectIdentifier(content)] = wrapper
      return wrapper
    }
  }

  final func releaseRow(_ row: any Widget) {
    guard let row = realised.removeValue(forKey: ObjectIdentifier(row)), row.isMounted else { return }
    row.release()
  }

  final func reuseRow(_ row: any Widget, at index: Int) -> Bool {
    guard let old = realised[ObjectIdentifier(row)], old.isMounted,
      case (.run(let node, _, _, _), let place)? = currentRows().locate(index), old.parent === node
    else { return false }
    // What goes with the old row changes none that is there.
    realised[ObjectIdentifier(row)] = nil
    let new = node.reuseRow(old, at: place)
    realised[ObjectIdentifier(row)] = new ?? old
    guard let new else { return false }
    showLink(of: new.child, on: new.widget)
    return true
  }

  final func rowTraits(at index: Int) -> RowTraits {
    guard hasRowLooks || hasOpenLinks else {
      refreshRows()
      return rows.traits(at: index) ?? RowTraits()
    }
    guard let (segment, place) = currentRows().locate(index) else { return RowTraits() }
    var traits = segment.traits
    switch segment {
    case .run(let node, _, _, _):
      let row = node.madeRow(at: place)?.child
      row?.applyLooks(to: &traits.look)
      traits.isOpen = hasOpenLinks && row.map { isOpenBeside($0) } ?? false
    // What is around its widget was said as the rows were collected.
    case .single(let row):
      row.node.applyLooks(to: &traits.look)
      traits.isOpen = hasOpenLinks && isOpenBeside(row.node.wholeView)
    }
    if traits.look.isSelectionDisabled { traits.isSelectable = false }
    if traits.look.isDeleteDisabled { traits.isDeletable = false }
    if traits.look.isMoveDisabled { traits.isMovable = false }
    return traits
  }

  /// Whether something in the rows says how its row is.
  final var hasRowLooks = false

  /// Whether there ever was something in the rows that a row may activate.
  final var hasActivatedRows = false

  // MARK: links

  /// Whether the row that `view` is shows that it leads to another page.
  func leadsOn(_ view: Node) -> Bool { false }
  /// Whether what the row that `view` is leads to is shown beside the list.
  func isOpenBeside(_ view: Node) -> Bool { false }
  private var hasOpenLinks = false

  /// A link in the rows shows its page, or no longer does.
  final func linkOpened() {
    hasOpenLinks = true
    rowLooksChanged()
  }

  /// Whether the row that `view` is is a link.
  func isLink(_ view: Node) -> Bool { false }

  private func showLink(of view: Node?, on widget: any DescribedWidget<RowDescription>) {
    let leadsOn = view.map { self.leadsOn($0) } ?? false
    let isLine = view.map { isLink($0) } ?? false
    let old = widget.description
    guard old.leadsOn != leadsOn || old.isLine != isLine else { return }
    widget.description.leadsOn = leadsOn
    widget.description.isLine = isLine
    widget.update(from: old)
  }

  private var looksForLinks = false

  /// A link came, went, or shows its arrow or no longer does. Of rows that are being made or let go nothing follows.
  /// - Parameter row: the one it is in; nil: it is a row by itself.
  final func linksChanged(in row: RowNode?) {
    let isMade = row.map { realised[ObjectIdentifier($0.widget)] === $0 } ?? !wrappers.isEmpty
    if isMade { allLinksChanged() }
  }

  /// What says whether rows show where they lead is another.
  final func allLinksChanged() {
    guard !looksForLinks else { return }
    looksForLinks = true
    graph.afterUpdate { [weak self] in self?.showLinks() }
  }

  private func showLinks() {
    looksForLinks = false
    guard isMounted else { return }
    for row in realised.values where row.isMounted { showLink(of: row.child, on: row.widget) }
    guard !wrappers.isEmpty else { return }
    for case .single(let row) in currentRows().segments {
      if let wrapper = wrappers[ObjectIdentifier(row.widget)] {
        showLink(of: row.node.wholeView, on: wrapper)
      }
    }
  }

  final func rowLooksChanged() {
    rowsAreStale = true
    rowsWidget?.traitsChanged()
  }

  /// The traits of a row whether it is made or not.
  final func certainTraits(at index: Int) -> RowTraits {
    guard hasRowLooks, case (.run(let node, _, _, _), let place)? = currentRows().locate(index),
      node.madeRow(at: place) == nil
    else { return rowTraits(at: index) }
    let row = node.realiseRow(at: place)
    defer { node.releaseRow(row) }
    return rowTraits(at: index)
  }

  final func rowIndex(of row: any Widget) -> Int? {
    if let row = realised[ObjectIdentifier(row)] {
      // One that has left the data is there until whoever shows it has let go of it.
      guard row.isMounted, let run = row.parent as? LazyRowsNode, run.madeRow(at: row.index) === row,
        let base = currentRows().base(of: run)
      else { return nil }
      return base + row.index
    }
    var index = 0
    for segment in currentRows().segments {
      if case .single(let single) = segment, wrappers[ObjectIdentifier(single.widget)] === row {
        return index
      }
      index += segment.count
    }
    return nil
  }

  func selectRows(_ indices: [Int]) {}
  func deselectRow(_ index: Int) {}
  func isRowSelected(_ index: Int) -> Bool { false }
  var hasSelectedRows: Bool { false }
  func activateRow(at index: Int) {}
  func canActivateRow(at index: Int) -> Bool { false }
  func pressRow(at index: Int) -> Bool { false }
  func openRow(at index: Int, _ opens: Bool) -> Bool { false }
  func menu(forRow index: Int?) -> [MenuSection] { [] }
  func deleteRows(_ indices: [Int]) {}
  func canMoveRow(_ index: Int, to target: Int) -> Bool { false }
  func moveRows(_ indices: [Int], to target: Int) {}

  // MARK: changes

  /// Rows came, went or moved, in the update that is running.
  func rowsHaveChanged() {}

  override func insert(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { rebuild() }
  override func move(_ widgets: [any Widget], after sibling: (any Widget)?, of node: Node) { rebuild() }
  override func remove(_ widgets: [any Widget], of node: Node) {
    rebuild()
    for widget in widgets {
      if let wrapper = wrappers.removeValue(forKey: ObjectIdentifier(widget)) {
        wrapper.remove([widget], from: .content)
        wrapper.destroy()
      } else {
        widget.destroy()
      }
    }
  }

  /// Views came, went or moved: tells which rows those are. What stayed at the front and at the end is left alone. With
  /// sections and whole runs of rows, whose rows nobody has counted as they came, all begins anew.
  private func rebuild() {
    let old = rows.segments
    rowsAreStale = true
    rowsHaveChanged()
    let new = currentRows().segments
    guard isMounted, let rowsWidget else { return }
    var (front, end) = (0, 0)
    let shorter = min(old.count, new.count)
    while front < shorter, old[front].isSame(as: new[front]) { front += 1 }
    while end < shorter - front, old[old.count - 1 - end].isSame(as: new[new.count - 1 - end]) { end += 1 }
    let changed = [old[front..<(old.count - end)], new[front..<(new.count - end)]].joined()
    guard changed.allSatisfy({ $0.isSingleRow }) else { return rowsWidget.rowsChanged([.reset]) }
    func count(_ segments: ArraySlice<RowMap.Segment>) -> Int { segments.reduce(0) { $0 + $1.count } }
    let first = count(ArraySlice(new[..<front]))
    let gone = count(ArraySlice(old[front..<(old.count - end)]))
    let come = count(ArraySlice(new[front..<(new.count - end)]))
    var changes: [RowChange] = []
    if gone > 0 { changes.append(.removed(first..<first + gone)) }
    if come > 0 { changes.append(.inserted(first..<first + come)) }
    if !changes.isEmpty { rowsWidget.rowsChanged(changes) }
    rowsWidget.traitsChanged()
  }

  override func rowsChanged(_ changes: [RowChange], of node: LazyRowsNode) {
    rowsAreStale = true
    rowsHaveChanged()
    guard let base = currentRows().base(of: node) else { return }
    rowsWidget?.rowsChanged(changes.map { $0.offset(by: base) })
  }

  /// Brings the row with `id` into sight; false: there is none. `anchor`: where in the viewport, 0 to 1; nil: the least
  /// scroll.
  final func scrollToRow(of id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let index = rowIndex(ofID: id) else { return false }
    rowsWidget?.scrollToRow(at: index, anchor: anchor.map { share(of: $0) })
    return true
  }

  /// Where the content would begin with the row with `id` in sight, in points; nil: there is none, or nobody knows.
  final func offset(ofRow id: AnyHashable, anchor: UnitPoint?) -> Double? {
    rowIndex(ofID: id).flatMap { rowsWidget?.offset(ofRow: $0, anchor: anchor.map { share(of: $0) }) }
  }

  final func rowIndex(ofID id: AnyHashable) -> Int? {
    var base = 0
    for segment in currentRows().segments {
      switch segment {
      case .run(let node, _, _, _): if let place = node.rowIndex(of: id) { return base + place }
      case .single(let row): if row.element?.id == id { return base }
      }
      base += segment.count
    }
    return nil
  }

  /// Brings the first or the last row into sight; false: there is none.
  final func scrollToEnd(_ isLast: Bool) -> Bool {
    guard let rowsWidget, rowCount > 0 else { return false }
    rowsWidget.scrollToRow(at: isLast ? rowCount - 1 : 0, anchor: isLast ? 1 : 0)
    return true
  }

  /// The part of an anchor along the axis of scrolling.
  func share(of anchor: UnitPoint) -> Double { Double(anchor.y) }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(anyWidget) }
  override var lastWidget: (any Widget)? { anyWidget }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child.unmount()
    super.unmount()
    rowsWidget?.source = nil
    for wrapper in wrappers.values { wrapper.destroy() }
  }
}
