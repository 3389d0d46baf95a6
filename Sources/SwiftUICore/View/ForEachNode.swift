/// The node of a `ForEach`: its children by id, all of them made, or, in a list, those in sight.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowsNode, RowReader {
  var view: ForEach<Data, ID, Content>
  var ids: ContiguousArray<ID> = []
  /// Rows in sight.
  private var realised = RealisedRows()
  /// What rows out of sight keep.
  private var kept: [ID: KeptState] = [:]
  private let isLazy: Bool
  /// What is known of the contents that the children show, where all are made.
  var shown: ShownContents?
  private var hasMadeChild = false
  /// The levels of the environment that the children live in, where each has one.
  var levels: ContiguousArray<EnvironmentScope> = []
  private var levelOfNext: EnvironmentScope?
  var readings = RowReadings<ID>(of: ForEachNode.self)
  var hasWarnedOfChange = false
  /// Children that have left, of which the last are still to be taken apart.
  var leaving: LeavingRows?
  /// From here on children may show what the view before this one said: nobody has seen them yet.
  var firstToFollow: Int?

  /// More elements than these are only touched where there is no way around it.
  static var most: Int { 20_000 }
  /// Of more elements than these the ones that were replaced are freed once the change is on the screen.
  private static var mostFreedAtOnce: Int { 500 }

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    isLazy = RowSearch.isCertain(of: Content.self, in: parent.asHost ?? parent.host)
    super.init(under: parent)
    ids = view.ids(view.data)
    lookForDuplicates()
    if let kept = graph.keptStates?.properties(of: self).first?.kept as? Kept<[ID: KeptState]> {
      self.kept = kept.value
    }
    if !isLazy { children = makeChildren(of: view) }
  }

  override var knownName: String? {
    let content = TypeName.given(Content.self, as: "some View")
    return "ForEach<\(Data.self), \(ID.self), \(content)>"
  }

  private func makeChildren(of view: ForEach<Data, ID, Content>) -> ContiguousArray<Node> {
    var made: ContiguousArray<Node> = []
    made.reserveCapacity(ids.count)
    var position = 0
    for element in view.data {
      let child = makeChild(element, ids[position], at: position)
      child.place = Int32(position)
      made.append(child)
      position += 1
    }
    return made
  }

  /// Makes the child that is to be at `position` once all are in place.
  func makeChild(_ element: Data.Element, _ id: ID, at position: Int) -> Node {
    let content = content(of: element, id)
    let child = makeChild(content)
    if !hasMadeChild {
      hasMadeChild = true
      if host?.realisesRowsLazily != true { shown = .of(Content.self, shownBy: child, count: ids.count) }
    }
    if let shown { withRawPointer(to: content) { shown.keep($0, of: child, at: position) } }
    return child
  }

  private func makeChild(_ content: Content) -> Node {
    guard host?.separatesViews == true else { return Content._makeNode(content, under: self) }
    let level = EnvironmentScope(parent: environment, isOfSubview: true)
    levels.append(level)
    levelOfNext = level
    defer { levelOfNext = nil }
    return Content._makeNode(content, under: self)
  }

  override var environmentForChildren: EnvironmentScope { levelOfNext ?? environment }

  func patchChild(_ child: Node, with element: Data.Element, _ id: ID, at position: Int) {
    let content = content(of: element, id)
    Content._patch(child, with: content)
    if let shown { withRawPointer(to: content) { shown.keep($0, of: child, at: position) } }
  }

  // MARK: the contents and what they read

  override func dependencyChanged() {
    readings.areAllStale = true
    markDirty()
  }

  /// Notes that all contents are about to be made anew.
  private func beginReading() {
    isDirty = false
    generation &+= 1
    firstToFollow = nil
    _ = readings.takeStale()
  }

  /// Makes the contents anew that read what has changed; the data are the same.
  override func update() {
    if !readings.areAllStale, patchChildrenThatFollow(), !readings.isAnyStale { return }
    let stale = readings.takeStale()
    if stale == nil { beginReading() } else { isDirty = false }
    if isLazy {
      for row in realised.inOrder where stale?.contains(ids[row.index]) ?? true { patch(row) }
    } else if let stale {
      for position in ids.indices where stale.contains(ids[position]) {
        patchChild(children[position], with: element(at: position), ids[position], at: position)
      }
    } else {
      patchChildrenThatStay(in: 0..<countOfChildren, unseenRows())
    }
  }

  private func patch(_ row: RowNode) {
    patchChild(row.child!, with: element(at: row.index), ids[row.index], at: row.index)
  }

  // MARK: patching

  func patch(with new: ForEach<Data, ID, Content>) {
    beginReading()
    keepFormer()
    let shownData = view.data
    view = new
    let newIDs = new.ids(new.data)
    let diff = KeyedDiff(from: ids, to: newIDs)
    if diff.foundDuplicates { warnOfDuplicates(newIDs) }
    if view.isConstant, newIDs.count != ids.count { warnOfChange(to: newIDs.count) }
    if isLazy { patchRows(newIDs, diff) } else { patchChildren(newIDs, diff, from: shownData) }
    if !diff.isUnchanged { contentChanged() }
    // What the rows send up is combined in their order.
    if holdsPreferences && !diff.isUnchanged { graph.preferencesChanged(above: self) }
  }

  /// Has the replaced data freed after the change was drawn.
  private func keepFormer() {
    guard ids.count > Self.mostFreedAtOnce, !_isPOD(Data.Element.self) || !_isPOD(ID.self) else { return }
    graph.afterFrame.free((view.data, ids))
  }

  // MARK: rows in sight

  override var identifiesChildren: Bool { !isLazy }

  override var rowCount: Int { isLazy ? ids.count : 0 }

  override func collectRows(into rows: inout RowMap) {
    if isLazy { rows.append(self) } else { rows.append(children, of: self) }
  }

  override func rowID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  override func selectionValue(at index: Int, accepts: (AnyHashable) -> Bool) -> AnyHashable {
    guard let row = realised[index] else { return AnyHashable(ids[index]) }
    if let tag = row.child?.tagOfContent { return tag }
    if let linked = row.child?.linkedValue, accepts(linked) { return linked }
    return AnyHashable(ids[index])
  }

  override func rowIndex(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id)
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func realiseRow(at index: Int) -> RowNode {
    if let row = realised[index] {
      row.waitsForRelease = false
      return row
    }
    let row = RowNode(at: index, under: self)
    mount(row)
    realised.insert(row)
    return row
  }

  override func madeRow(at index: Int) -> RowNode? { realised[index] }

  override func releaseRow(_ row: RowNode) {
    // A row that has left the data is on its way out already.
    guard realised.contains(row) else { return }
    if row.isPinned {
      row.waitsForRelease = true
      return
    }
    realised.remove(row)
    keepState(of: row)
    row.unmount()
    row.widget.destroy()
  }

  override func reuseRow(_ row: RowNode, at index: Int) -> RowNode? {
    guard graph.isStill, !row.isPinned, realised[index] == nil, realised.contains(row) else { return nil }
    if kept.isEmpty || kept[ids[index]] == nil, row.standsForAnyElement {
      realised.remove(row)
      readings.forget(ids[row.index])
      row.index = index
      realised.insert(row)
      graph.building { patch(row) }
      return row
    }
    guard let recycled = RecycledRow(row) else { return nil }
    realised.remove(row)
    keepState(of: row)
    row.unmount()
    let new = RowNode(at: index, under: self, in: row.widget)
    graph.recycling(recycled) { mount(new) }
    realised.insert(new)
    return new
  }

  /// A row goes out of sight.
  private func keepState(of row: RowNode) {
    let id = ids[row.index]
    kept[id] = KeptState.of(row)
    readings.forget(id)
  }

  private func mount(_ row: RowNode) {
    let (id, element) = (ids[row.index], element(at: row.index))
    graph.returning(kept.removeValue(forKey: id), to: row) {
      row.mount { Content._makeNode(content(of: element, id), under: $0) }
    }
  }

  override var isRecyclable: Bool { !isLazy }
  override var leavesQuietly: Bool { !isLazy }

  override func identityOfChild(at position: Int) -> AnyHashable? {
    !isLazy && position < ids.count ? AnyHashable(ids[position]) : nil
  }

  override func keptProperties() -> [KeptProperty] {
    guard isLazy else { return [] }
    var kept = kept
    for row in realised.inOrder { kept[ids[row.index]] = KeptState.of(row) }
    return kept.isEmpty ? [] : [KeptProperty(offset: 0, kept: Kept(kept))]
  }

  private func patchRows(_ newIDs: ContiguousArray<ID>, _ diff: KeyedDiff) {
    let old = ids
    let gone = realised.removeRows(goneBy: diff)
    // Tens of thousands of rows may go at a keystroke in a search.
    if !kept.isEmpty || readings.areKept {
      for index in diff.removed {
        kept[old[index]] = nil
        readings.forget(old[index])
      }
    }
    ids = newIDs
    realised.renumber(diff, count: newIDs.count, shift: newIDs.count - old.count)
    for row in realised.inOrder { patch(row) }
    if !diff.isUnchanged { host?.rowsChanged(diff.rowChanges(oldCount: old.count), of: self) }
    for row in gone {
      row.unmount()
      row.widget.destroy()
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if isLazy { for row in realised.inOrder { visit(row) } } else { super.forEachChild(visit) }
  }

  override func updatePlaces(of some: ContiguousArray<Node>) {
    guard isLazy else { return super.updatePlaces(of: some) }
    // Its children are rows, which know their index.
    for child in some { child.place = Int32(unsafeDowncast(child, to: RowNode.self).index) }
  }

  override func unmount() {
    leaving?.finish()
    let inSight = realised.inOrder
    let rows = inSight.map(\.widget)
    for row in inSight { row.unmount() }
    super.unmount()
    shown = nil
    readings.forgetAll()
    // The list they are in may stay, and lets go of them within this update.
    if !rows.isEmpty { graph.afterUpdate { for row in rows { row.destroy() } } }
  }
}

/// A value that is handed around as an object.
private final class Kept<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
