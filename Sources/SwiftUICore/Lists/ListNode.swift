/// The node of a list.
final class ListNode: RowsNode {
  var selection: ListSelection?
  private let widget: any DescribedWidget<ListDescription>
  private var isSelectionEmpty = true
  private var isEditing = false
  /// The views of the menu for what is selected, as it was last opened.
  var menuEntries: MenuEntriesNode?

  init(_ selection: ListSelection?, under parent: Node) {
    self.selection = selection
    widget = parent.graph.renderer.makeWidget(
      for: Self.description(with: selection, in: parent.environmentForChildren))
    super.init(widget, under: parent)
  }

  private static func description(
    with selection: ListSelection?, in scope: EnvironmentScope
  ) -> ListDescription {
    let values = EnvironmentValues(scope: scope)
    func length(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? max(0, Double($0)) : nil } }
    return ListDescription(
      selection: mode(selection), look: values.listLook,
      activatesByDoubleClick: activatesByDoubleClick(in: scope), hidesGround: hidesGround(in: scope),
      hasStripes: values.rowsAlternate ?? false, rowSpacing: length(values.listRowSpacing),
      sectionSpacing: length(values.listSectionSpacing))
  }

  private static func mode(_ selection: ListSelection?) -> ListDescription.Selection {
    guard let selection else { return .none }
    return selection.isMultiple ? .multiple : .single
  }

  private static func hidesGround(in scope: EnvironmentScope) -> Bool {
    EnvironmentValues(scope: scope).hidesScrollGround ?? ScrollGroundAppearance.hidesThatOfLists
  }

  override var viewName: String { "List" }
  override var hasSelection: Bool { selection != nil }

  override func mount(_ make: (Node) -> Node) {
    super.mount(make)
    follow()
    if isEditing { update() }
  }

  override func update() {
    follow()
    let old = widget.description
    var new = Self.description(with: selection, in: environment)
    new.isEditing = isEditing
    widget.description = new
    if old != new { widget.update(from: old) }
    selectionChanged()
  }

  /// Reads the selection and the edit mode for this node, so that it is woken when they change. In a split view that shows
  /// one column at a time, the detail comes with the first selection and goes with the last.
  private func follow() {
    let (isEmpty, isEditing) = reading {
      (
        selection?.isEmpty() ?? true,
        EnvironmentValues(scope: environment).editMode?.wrappedValue.isEditing ?? false
      )
    }
    self.isEditing = isEditing
    guard isEmpty != isSelectionEmpty else { return }
    isSelectionEmpty = isEmpty
    EnvironmentValues(scope: environment).splitFolding?.selectionChanged(to: !isEmpty)
  }

  // MARK: what a person does

  /// The value a row stands for in the selection.
  func selectionValue(at index: Int) -> AnyHashable? {
    guard let (segment, place) = currentRows().locate(index) else { return nil }
    switch segment {
    case .single(_, let node, _):
      let view = node.wholeView
      return view.tagOfContent ?? view.linkedValue
    case .run(let node, _, _, _): return node.selectionValue(at: place) { selection?.accepts($0) ?? false }
    }
  }

  override func selectRows(_ indices: [Int]) {
    let indices = hasRowLooks ? indices.filter { certainTraits(at: $0).isSelectable } : indices
    selection?.set(indices.compactMap { selectionValue(at: $0) })
    if !indices.isEmpty { EnvironmentValues(scope: environment).splitFolding?.selectionChanged(to: true) }
  }

  override func isRowSelected(_ index: Int) -> Bool {
    guard let selection, let value = selectionValue(at: index) else { return false }
    return selection.contains(value)
  }

  override func activateRow(at index: Int) {
    if performPrimaryAction(at: index) { return }
    guard let (segment, place) = currentRows().locate(index) else { return }
    switch segment {
    case .single(_, let node, _): Self.link(of: node.wholeView)?.activate()
    case .run(let node, _, _, _): node.realiseRow(at: place).child.flatMap(Self.link)?.activate()
    }
  }

  /// The link that a row is, or else the first that is in it.
  private static func link(of view: Node) -> (any ActivatedNode)? {
    view.firstInContent { $0 as? any ActivatedNode } ?? view.firstInSubtree { $0 as? any ActivatedNode }
  }

  override func deleteRows(_ indices: [Int]) {
    let rows = currentRows()
    var calls: [(delete: (IndexSet) -> Void, node: LazyRowsNode, places: IndexSet)] = []
    for index in indices where !hasRowLooks || certainTraits(at: index).isDeletable {
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

  /// The rows that a row can be moved among: those of its `ForEach`.
  private func range(ofMove index: Int) -> (rows: Range<Int>, move: (IndexSet, Int) -> Void)? {
    guard case (.run(let node, _, _, let move?), let place)? = currentRows().locate(index) else { return nil }
    return (index - place..<index - place + node.rowCount, move)
  }

  override func canMoveRow(_ index: Int, to target: Int) -> Bool {
    guard let rows = range(ofMove: index)?.rows, certainTraits(at: index).isMovable else { return false }
    return target >= rows.lowerBound && target <= rows.upperBound
  }

  override func moveRows(_ indices: [Int], to target: Int) {
    guard let first = indices.first(where: { canMoveRow($0, to: target) }),
      let (rows, move) = range(ofMove: first)
    else { return }
    let moved = indices.filter { rows.contains($0) && certainTraits(at: $0).isMovable }
    move(IndexSet(moved.map { $0 - rows.lowerBound }), target - rows.lowerBound)
  }

  override func menu(forRow index: Int?) -> [MenuSection] { selectionMenuSections(forRow: index) }

  override func unmount() {
    menuEntries?.unmount()
    super.unmount()
  }
}
