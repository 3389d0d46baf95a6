/// The node of a list.
final class ListNode: RowsNode {
  var selection: ListSelection?
  private let widget: any DescribedWidget<ListDescription>
  private var isSelectionEmpty = true
  private var isEditing = false
  /// Whether it is in the first column of a split view, whose lists are sidebars where they are not told otherwise.
  private let isInSidebar: Bool
  /// What was selected of the rows that a person has deleted, until the program has taken them away.
  var deletedSelection = DeletedSelection()
  /// The views of the menu for what is selected, as it was last opened.
  var menuEntries: MenuEntriesNode?

  init(_ selection: ListSelection?, under parent: Node) {
    self.selection = selection
    isInSidebar = SplitFolding.sidebarIsAround(parent)
    widget = parent.graph.renderer.makeWidget(
      for: Self.description(
        with: selection, in: parent.environmentForChildren, isInSidebar: isInSidebar))
    super.init(widget, under: parent)
  }

  private static func description(
    with selection: ListSelection?, in scope: EnvironmentScope, isInSidebar: Bool
  ) -> ListDescription {
    let values = EnvironmentValues(scope: scope)
    let look = values.listLook
    func length(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? max(0, Double($0)) : nil } }
    return ListDescription(
      selection: mode(selection), look: look == .automatic && isInSidebar ? .sidebar : look,
      isTable: values.listIsTable,
      activatesByDoubleClick: activatesByDoubleClick(in: scope), hidesGround: hidesGround(in: scope),
      hasStripes: values.rowsAlternate ?? false, rowSpacing: length(values.listRowSpacing),
      sectionSpacing: length(values.listSectionSpacing), margins: values.scrollMargins.asked,
      isStill: !values.isScrollEnabled,
      keepsEnd: values.scrollAnchorWishes.anchors.sizeChanges?.y == 1, refresh: RefreshOffer(in: scope))
  }

  private static func mode(_ selection: ListSelection?) -> ListDescription.Selection {
    guard let selection else { return .none }
    return selection.isMultiple ? .multiple : .single
  }

  private static func hidesGround(in scope: EnvironmentScope) -> Bool {
    EnvironmentValues(scope: scope).hidesScrollGround ?? ScrollGroundAppearance.hidesThatOfLists
  }

  override var knownName: String? { "List" }
  override var hasSelection: Bool { selection != nil }

  override func mount(_ make: (Node) -> Node) {
    super.mount(make)
    follow()
    if isEditing { update() }
  }

  override func update() {
    follow()
    let old = widget.description
    var new = Self.description(with: selection, in: environment, isInSidebar: isInSidebar)
    new.isEditing = isEditing
    widget.description = new
    if old != new { widget.update(from: old) }
    if old.isEditing != new.isEditing { allLinksChanged() }
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
    case .single(let row):
      let view = row.node.wholeView
      if let tag = view.tagOfContent { return tag }
      guard let element = row.element else { return view.linkedValue }
      if let linked = view.linkedValue, selection?.accepts(linked) ?? false { return linked }
      return element.id
    case .run(let node, _, _, _): return node.selectionValue(at: place) { selection?.accepts($0) ?? false }
    }
  }

  override func selectRows(_ indices: [Int]) {
    let indices = hasRowLooks ? indices.filter { certainTraits(at: $0).isSelectable } : indices
    let values = indices.compactMap { selectionValue(at: $0) }.filter { selection?.accepts($0) ?? false }
    // A row that stands for no such value cannot be selected, and what is stays so.
    if values.isEmpty && !indices.isEmpty { return }
    selection?.set(values)
    if !indices.isEmpty { EnvironmentValues(scope: environment).splitFolding?.selectionChanged(to: true) }
  }

  override func deselectRow(_ index: Int) {
    if let value = selectionValue(at: index) { selection?.remove([value]) }
  }

  override func isRowSelected(_ index: Int) -> Bool {
    guard let selection, let value = selectionValue(at: index) else { return false }
    return selection.contains(value)
  }

  override var hasSelectedRows: Bool { selection.map { !$0.isEmpty() } ?? false }

  override func activateRow(at index: Int) {
    if performPrimaryAction(at: index) { return }
    if isChosen(at: index) { return }
    view(ofRow: index).flatMap(Self.link)?.activate()
  }

  /// Whether a row is chosen and does not lead on, as all are while the list is edited.
  private func isChosen(at index: Int) -> Bool {
    isEditing && hasSelection && certainTraits(at: index).isSelectable
  }

  private func view(ofRow index: Int) -> Node? {
    guard let (segment, place) = currentRows().locate(index) else { return nil }
    return switch segment {
    case .single(let row): row.node.wholeView
    case .run(let node, _, _, _): node.realiseRow(at: place).child
    }
  }

  override func pressRow(at index: Int) -> Bool {
    if performPrimaryAction(at: index) || isChosen(at: index) { return true }
    guard let view = view(ofRow: index) else { return false }
    guard let link = Self.link(of: view) else { return view.pressFirstControl() }
    link.activate()
    return true
  }

  override func openRow(at index: Int, _ opens: Bool) -> Bool {
    isChosen(at: index) ? false : view(ofRow: index)?.openFirst(opens) ?? false
  }

  override func canActivateRow(at index: Int) -> Bool {
    // One that two clicks activate does what the program says.
    if widget.description.activatesByDoubleClick { return true }
    guard hasActivatedRows, let (segment, place) = currentRows().locate(index) else { return false }
    return switch segment {
    case .single(let row): Self.link(of: row.node.wholeView) != nil
    case .run(let node, _, _, _): node.madeRow(at: place)?.child.flatMap(Self.link) != nil
    }
  }

  /// A sidebar's rows are chosen among rather than gone through: as on a Mac nothing is said of where they lead, unless the
  /// program wants it.
  override func leadsOn(_ view: Node) -> Bool {
    // While it is edited its rows are chosen.
    guard hasActivatedRows, !(isEditing && hasSelection), let link = Self.link(of: view) else { return false }
    return link.showsWhereItLeads(fromSidebar: widget.description.look == .sidebar)
  }

  /// Where a list has a selection, that tells.
  override func isOpenBeside(_ view: Node) -> Bool {
    selection == nil && Self.link(of: view)?.isOpenBeside == true
  }

  override func isLink(_ view: Node) -> Bool {
    hasActivatedRows && view.firstInContent(\.asActivated) is any ValueLinkNode
  }

  /// The link that a row is, or else the first that is in it. Of several that are controls, as those on a shelf, it is none.
  private static func link(of view: Node) -> (any ActivatedNode)? {
    if let whole = view.firstInContent(\.asActivated) { return whole }
    var links: [any ActivatedNode] = []
    let plain = view.firstInSubtree { node -> (any ActivatedNode)? in
      guard let link = node.asActivated else { return nil }
      links.append(link)
      return link.isControl ? nil : link
    }
    return plain ?? (links.count == 1 ? links[0] : nil)
  }

  override func deleteRows(_ indices: [Int]) {
    let rows = currentRows()
    var calls: [(delete: (IndexSet) -> Void, node: LazyRowsNode, places: IndexSet)] = []
    deletedSelection.keep { selection?.contains($0) ?? false }
    for index in indices where !hasRowLooks || certainTraits(at: index).isDeletable {
      guard let (node, place, delete, _) = Self.element(at: index, in: rows), let delete else { continue }
      if isRowSelected(index), let value = selectionValue(at: index) {
        deletedSelection.add(value, of: node.rowID(at: place), after: graph.flushID)
      }
      if let last = calls.indices.last, calls[last].node === node {
        calls[last].places.insert(place)
      } else {
        calls.append((delete, node, [place]))
      }
    }
    for call in calls { call.delete(call.places) }
  }

  override func rowsHaveChanged() {
    if !deletedSelection.isEmpty { graph.afterUpdate { [weak self] in self?.deselectDeleted() } }
  }

  private typealias Element = (
    node: LazyRowsNode, place: Int, delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?
  )

  /// The element of a `ForEach` that a row stands for.
  private static func element(at index: Int, in rows: RowMap) -> Element? {
    switch rows.locate(index) {
    case (.run(let node, _, let delete, let move), let place)?: (node, place, delete, move)
    case (.single(let row), _)?:
      row.element.map { ($0.rows, $0.index, $0.delete, $0.move) }
    default: nil
    }
  }

  /// Where among the elements of a row's `ForEach` it would be if it was put in front of the row `target`; nil: not there.
  private func place(ofMove index: Int, to target: Int) -> Int? {
    let rows = currentRows()
    guard let moved = Self.element(at: index, in: rows), moved.move != nil else { return nil }
    func place(at index: Int) -> Int? {
      guard let element = Self.element(at: index, in: rows), element.node === moved.node else { return nil }
      return element.place
    }
    let (before, after) = (place(at: target - 1), place(at: target))
    // What is made of one element is not taken apart.
    return before == after ? nil : after ?? before.map { $0 + 1 }
  }

  override func canMoveRow(_ index: Int, to target: Int) -> Bool {
    place(ofMove: index, to: target) != nil && certainTraits(at: index).isMovable
  }

  override func moveRows(_ indices: [Int], to target: Int) {
    let rows = currentRows()
    guard let first = indices.first(where: { canMoveRow($0, to: target) }),
      let place = place(ofMove: first, to: target),
      let (node, _, _, move) = Self.element(at: first, in: rows), let move
    else { return }
    let moved = indices.filter { certainTraits(at: $0).isMovable }.compactMap {
      Self.element(at: $0, in: rows)
    }
    move(IndexSet(moved.filter { $0.node === node }.map(\.place)), place)
  }

  override func menu(forRow index: Int?) -> [MenuSection] { selectionMenuSections(forRow: index) }

  override func unmount() {
    deselectDeletedWithList()
    menuEntries?.unmount()
    super.unmount()
  }
}
