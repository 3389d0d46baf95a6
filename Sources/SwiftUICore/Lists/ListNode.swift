/// The node of a list: knows all rows by number, and makes those that the widget asks for.
final class ListNode: HostNode, AttributedNode, RowSource {
  var selection: ListSelection?
  private let widget: any DescribedWidget<ListDescription>
  private(set) var child: Node!
  private var rows = RowMap()
  private var rowsAreStale = true
  private var isSelectionEmpty = true
  /// The rows of runs that the widget has, by their widgets.
  private var realised: [ObjectIdentifier: RowNode] = [:]
  /// Row widgets around single views, by the view's widget.
  private var wrappers: [ObjectIdentifier: any DescribedWidget<RowDescription>] = [:]

  var anyWidget: any Widget { widget }

  init(_ selection: ListSelection?, under parent: Node) {
    self.selection = selection
    widget = parent.graph.renderer.makeWidget(
      for: ListDescription(
        selection: Self.mode(selection),
        look: EnvironmentValues(scope: parent.environmentForChildren).listLook))
    super.init(under: parent)
  }

  private static func mode(_ selection: ListSelection?) -> ListDescription.Selection {
    guard let selection else { return .none }
    return selection.isMultiple ? .multiple : .single
  }

  private var rowsWidget: (any RowsWidget)? { widget as? any RowsWidget }

  func mount(_ make: (Node) -> Node) {
    child = make(self)
    rowsWidget?.source = self
    applyAttributes()
    followSelection()
  }

  override func update() {
    let old = widget.description
    let new = ListDescription(
      selection: Self.mode(selection), look: EnvironmentValues(scope: environment).listLook)
    widget.description = new
    if old != new { widget.update(from: old) }
    followSelection()
    rowsWidget?.selectionChanged()
  }

  /// Reads the selection for this node, so that it is woken when it changes. In a split view that shows one column at a
  /// time, the detail comes with the first selection and goes with the last.
  private func followSelection() {
    let isEmpty = reading { selection?.isEmpty() ?? true }
    guard isEmpty != isSelectionEmpty else { return }
    isSelectionEmpty = isEmpty
    EnvironmentValues(scope: environment).splitFolding?.split?.showDetail(!isEmpty)
  }

  // MARK: rows

  override var realisesRowsLazily: Bool { true }
  override var showsTransitions: Bool { false }

  private func currentRows() -> RowMap {
    if rowsAreStale {
      rows = RowMap()
      rows.traits.isSelectable = selection != nil
      child.collectRows(into: &rows)
      rowsAreStale = false
    }
    return rows
  }

  var rowCount: Int { currentRows().rowCount }

  func realiseRow(at index: Int) -> any Widget {
    guard let (segment, place) = currentRows().locate(index) else {
      Diagnostics.stop("A list was asked for row \(index) of \(rowCount).")
    }
    switch segment {
    case .run(let node, _, _, _):
      let row = node.realiseRow(at: place)
      realised[ObjectIdentifier(row.widget)] = row
      return row.widget
    case .single(let content, _, _):
      if let wrapper = wrappers[ObjectIdentifier(content)] { return wrapper }
      let wrapper = graph.renderer.makeWidget(for: RowDescription())
      wrapper.insert([content], after: nil, in: .content)
      wrappers[ObjectIdentifier(content)] = wrapper
      return wrapper
    }
  }

  func releaseRow(_ row: any Widget) {
    guard let row = realised.removeValue(forKey: ObjectIdentifier(row)), row.isMounted else { return }
    row.release()
  }

  func rowTraits(at index: Int) -> RowTraits {
    guard let (segment, _) = currentRows().locate(index) else { return RowTraits() }
    switch segment {
    case .single(_, _, let traits): return traits
    case .run(_, let traits, _, _): return traits
    }
  }

  /// The value a row stands for in the selection.
  private func selectionValue(at index: Int) -> AnyHashable? {
    guard let (segment, place) = currentRows().locate(index) else { return nil }
    switch segment {
    case .single(_, let node, _): return node.tagAround
    case .run(let node, _, _, _): return node.selectionValue(at: place)
    }
  }

  func selectRows(_ indices: [Int]) {
    selection?.set(indices.compactMap { selectionValue(at: $0) })
    if !indices.isEmpty { EnvironmentValues(scope: environment).splitFolding?.split?.showDetail(true) }
  }

  func isRowSelected(_ index: Int) -> Bool {
    guard let selection, let value = selectionValue(at: index) else { return false }
    return selection.contains(value)
  }

  func activateRow(at index: Int) {
    guard let (segment, place) = currentRows().locate(index) else { return }
    switch segment {
    case .single(_, let node, _): Self.activated(around: node)?.activate()
    case .run(let node, _, _, _): Self.activated(in: node.realiseRow(at: place))?.activate()
    }
  }

  private static func activated(in node: Node) -> (any ActivatedNode)? {
    if let node = node as? any ActivatedNode { return node }
    var found: (any ActivatedNode)?
    node.forEachChild { child in if found == nil { found = activated(in: child) } }
    return found
  }

  private static func activated(around node: Node) -> (any ActivatedNode)? {
    var current: Node? = node
    while let node = current, !(node is ListNode) {
      if let found = node as? any ActivatedNode { return found }
      current = node.parent
    }
    return nil
  }

  func deleteRows(_ indices: [Int]) {
    let rows = currentRows()
    var calls: [(delete: (IndexSet) -> Void, node: LazyRowsNode, places: IndexSet)] = []
    for index in indices {
      guard let (segment, place) = rows.locate(index), case .run(let node, _, let delete?, _) = segment else {
        continue
      }
      if let last = calls.indices.last, calls[last].node === node {
        calls[last].places.insert(place)
      } else {
        calls.append((delete, node, [place]))
      }
    }
    for call in calls { call.delete(call.places) }
  }

  // MARK: changes

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

  private func rebuild() {
    rowsAreStale = true
    rowsWidget?.rowsChanged([.reset])
  }

  override func rowsChanged(_ changes: [RowChange], of node: LazyRowsNode) {
    rowsAreStale = true
    guard let base = currentRows().base(of: node) else { return }
    rowsWidget?.rowsChanged(changes.map { $0.offset(by: base) })
  }

  /// Brings the row with `id` into sight.
  func scroll(to id: AnyHashable, anchor: Double?) -> Bool {
    var base = 0
    for segment in currentRows().segments {
      if case .run(let node, _, _, _) = segment, let place = node.rowIndex(of: id) {
        rowsWidget?.scrollToRow(at: base + place, anchor: anchor)
        return true
      }
      base += segment.count
    }
    return false
  }

  override func collectWidgets(into widgets: inout [any Widget]) { widgets.append(widget) }
  override var lastWidget: (any Widget)? { widget }
  override func forEachChild(_ visit: (Node) -> Void) { if let child { visit(child) } }
  override func unmount() {
    child.unmount()
    super.unmount()
    rowsWidget?.source = nil
    for wrapper in wrappers.values { wrapper.destroy() }
  }
}
