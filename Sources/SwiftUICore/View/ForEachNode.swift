/// The node of a `ForEach`: its children by id, all of them made, or, in a list, those in sight.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowsNode, RowReader {
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  /// Rows in sight.
  private var realised: [ID: RowNode] = [:]
  /// What rows out of sight keep.
  private var kept: [ID: KeptState] = [:]
  private let isLazy: Bool
  private var readings = RowReadings<ID>(of: ForEachNode.self)

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    isLazy =
      ((parent.asHost ?? parent.host)?.realisesRowsLazily ?? false) && !SectionSearch.finds(in: Content.self)
    super.init(under: parent)
    ids = identify(view)
    // In longer data, looking would cost a good part of a frame; a change of it finds duplicates anyway.
    if ids.count <= 20_000 { warnOfDuplicates(ids) }
    if let kept = graph.keptStates?.properties(of: self).first?.kept as? Kept<[ID: KeptState]> {
      self.kept = kept.value
    }
    if !isLazy { children = makeChildren(of: view) }
  }

  override var viewName: String { "ForEach<\(Data.self), \(ID.self), \(Content.self)>" }

  private func identify(_ view: ForEach<Data, ID, Content>) -> ContiguousArray<ID> {
    var ids: ContiguousArray<ID> = []
    ids.reserveCapacity(view.data.count)
    for element in view.data { ids.append(view.id(element)) }
    return ids
  }

  private func makeChildren(of view: ForEach<Data, ID, Content>) -> ContiguousArray<Node> {
    var made: ContiguousArray<Node> = []
    made.reserveCapacity(ids.count)
    var position = 0
    for element in view.data {
      made.append(makeChild(element, ids[position]))
      position += 1
    }
    return made
  }

  private func makeChild(_ element: Data.Element, _ id: ID) -> Node {
    Content._makeNode(content(of: element, id), under: self)
  }

  private func patchChild(_ child: Node, with element: Data.Element, _ id: ID) {
    Content._patch(child, with: content(of: element, id))
  }

  // MARK: the contents and what they read

  /// The view of a row. States, bindings and environment values that the closure reads, the whole `ForEach` follows;
  /// observable objects, the row alone.
  private func content(of element: Data.Element, _ id: ID) -> Content {
    graph.counts.contents += 1
    var own = readings.take(id)
    defer { readings.keep(own, of: id) }
    return recording {
      ObservationTracking.run(
        readings.reader, replacing: &own, sentinel: { RowSentinel(AnyHashable(id), of: self) }
      ) { view.content(element) }
    }
  }

  func rowChanged(_ id: AnyHashable) {
    guard isMounted, let id = id.base as? ID else { return }
    readings.stale.insert(id)
    markDirty()
  }

  override func dependencyChanged() {
    readings.areAllStale = true
    markDirty()
  }

  /// Notes that all contents are about to be made anew.
  private func beginReading() {
    isDirty = false
    generation &+= 1
    _ = readings.takeStale()
  }

  /// Makes the contents anew that read what has changed; the data are the same.
  override func update() {
    if let stale = readings.takeStale() {
      isDirty = false
      return patchContents { stale.contains($0) }
    }
    beginReading()
    patchContents { _ in true }
  }

  private func patchContents(where isWanted: (ID) -> Bool) {
    if isLazy {
      for row in realisedInOrder where isWanted(ids[row.index]) { patch(row) }
      return
    }
    var position = 0
    for element in view.data {
      let id = ids[position]
      if isWanted(id) { patchChild(children[position], with: element, id) }
      position += 1
    }
  }

  private func patch(_ row: RowNode) {
    patchChild(row.child!, with: element(at: row.index), ids[row.index])
  }

  // MARK: patching

  func patch(with new: ForEach<Data, ID, Content>) {
    beginReading()
    view = new
    let newIDs = identify(new)
    let diff = KeyedDiff(from: ids, to: newIDs)
    if diff.foundDuplicates { warnOfDuplicates(newIDs) }
    if isLazy { patchRows(newIDs, diff) } else { patchChildren(newIDs, diff) }
    // What the rows send up is combined in their order.
    if holdsPreferences && !diff.isUnchanged { graph.preferencesChanged(above: self) }
  }

  private func warnOfDuplicates(_ ids: ContiguousArray<ID>) {
    var seen: Set<ID> = []
    guard let id = ids.first(where: { !seen.insert($0).inserted }) else { return }
    Diagnostics.warn(
      "\(viewName): the id \(id) occurs more than once; which row keeps its state is undefined.")
  }

  private func patchChildren(_ newIDs: ContiguousArray<ID>, _ diff: KeyedDiff) {
    let oldIDs = ids
    ids = newIDs
    if diff.isUnchanged {
      var position = 0
      for element in view.data {
        patchChild(children[position], with: element, newIDs[position])
        position += 1
      }
      return
    }
    if host?.realisesRowsLazily == true { return patchSections(diff, from: oldIDs) }
    let old = children
    let turnover = diff.turnover
    if turnover > 0 { host?.beginChanges(turnover) }
    defer { if turnover > 0 { host?.endChanges() } }
    for index in diff.removed {
      readings.forget(oldIDs[index])
      if depart(old[index], AnyHashable(oldIDs[index])) { continue }
      let widgets = old[index].widgets
      old[index].unmount()
      host?.remove(widgets, of: self)
    }
    // In front of the first row that is new or moved stand the kept ones, so a row's predecessor is always in place.
    children.removeAll(keepingCapacity: true)
    var last = precedingWidget
    var waiting: [any Widget] = []
    /// Inserts what was made since the last row that was there already.
    func insertWaiting() {
      guard let end = waiting.last else { return }
      host?.insert(waiting, after: last, of: self)
      last = end
      waiting.removeAll(keepingCapacity: true)
    }
    var arrived: [Node] = []
    let middleEnd = newIDs.count - diff.suffix
    let shift = old.count - newIDs.count
    var position = 0
    for element in view.data {
      let source =
        position < diff.prefix
        ? position : position >= middleEnd ? position + shift : diff.sources[position - diff.prefix]
      if source >= 0 {
        let child = old[source]
        let inMiddle = position >= diff.prefix && position < middleEnd
        insertWaiting()
        if inMiddle && !diff.stays[position - diff.prefix] {
          host?.move(child.widgets, after: last, of: self)
        }
        children.append(child)
        patchChild(child, with: element, newIDs[position])
        if let widget = child.lastWidget { last = widget }
      } else if let child = returningChild(AnyHashable(newIDs[position])) {
        insertWaiting()
        host?.move(child.widgets, after: last, of: self)
        children.append(child)
        patchChild(child, with: element, newIDs[position])
        if let widget = child.lastWidget { last = widget }
      } else {
        let child = makeChild(element, newIDs[position])
        children.append(child)
        child.collectWidgets(into: &waiting)
        arrived.append(child)
      }
      position += 1
    }
    insertWaiting()
    for child in arrived { arrive(child) }
  }

  /// Sections of a list: it asks for its rows anew at any change, so all of them must be in place before it hears of one.
  private func patchSections(_ diff: KeyedDiff, from oldIDs: ContiguousArray<ID>) {
    let old = children
    let middleEnd = ids.count - diff.suffix
    var position = 0
    var new: ContiguousArray<Node> = []
    for element in view.data {
      let source =
        position < diff.prefix
        ? position
        : position >= middleEnd ? position + old.count - ids.count : diff.sources[position - diff.prefix]
      if source >= 0 { patchChild(old[source], with: element, ids[position]) }
      new.append(source >= 0 ? old[source] : makeChild(element, ids[position]))
      position += 1
    }
    children = new
    let gone = diff.removed.flatMap { old[$0].widgets }
    for index in diff.removed {
      old[index].unmount()
      readings.forget(oldIDs[index])
    }
    if gone.isEmpty { host?.insert([], after: nil, of: self) } else { host?.remove(gone, of: self) }
  }

  // MARK: rows in sight

  override var identifiesChildren: Bool { !isLazy }

  override var rowCount: Int { isLazy ? ids.count : 0 }

  override func collectRows(into rows: inout RowMap) {
    if isLazy { rows.append(self) } else { super.collectRows(into: &rows) }
  }

  override func rowID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  override func selectionValue(at index: Int) -> AnyHashable {
    realised[ids[index]]?.tagWithin ?? AnyHashable(ids[index])
  }

  override func rowIndex(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id)
  }

  private var realisedInOrder: [RowNode] { realised.values.sorted { $0.index < $1.index } }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func realiseRow(at index: Int) -> RowNode {
    let id = ids[index]
    if let row = realised[id] {
      row.waitsForRelease = false
      return row
    }
    let row = RowNode(AnyHashable(id), at: index, under: self)
    let element = element(at: index)
    graph.returning(kept.removeValue(forKey: id), to: row) {
      row.mount { Content._makeNode(content(of: element, id), under: $0) }
    }
    realised[id] = row
    return row
  }

  override func madeRow(at index: Int) -> RowNode? { realised[ids[index]] }

  override func releaseRow(_ row: RowNode) {
    // A row that has left the data is on its way out already.
    guard let id = row.id.base as? ID, realised[id] === row else { return }
    if row.isPinned {
      row.waitsForRelease = true
      return
    }
    realised[id] = nil
    kept[id] = KeptState.of(row)
    readings.forget(id)
    row.unmount()
    row.widget.destroy()
  }

  override func identityOfChild(at position: Int) -> AnyHashable? {
    !isLazy && position < ids.count ? AnyHashable(ids[position]) : nil
  }

  override func keptProperties() -> [KeptProperty] {
    guard isLazy else { return [] }
    var kept = kept
    for (id, row) in realised { kept[id] = KeptState.of(row) }
    return kept.isEmpty ? [] : [KeptProperty(offset: 0, kept: Kept(kept))]
  }

  private func patchRows(_ newIDs: ContiguousArray<ID>, _ diff: KeyedDiff) {
    let old = ids
    var gone: [RowNode] = []
    for index in diff.removed {
      if let row = realised.removeValue(forKey: old[index]) { gone.append(row) }
      kept[old[index]] = nil
      readings.forget(old[index])
    }
    ids = newIDs
    renumberRows(diff, shift: newIDs.count - old.count)
    for row in realisedInOrder { patch(row) }
    if !diff.isUnchanged { host?.rowsChanged(diff.rowChanges(oldCount: old.count), of: self) }
    for row in gone {
      row.unmount()
      row.widget.destroy()
    }
  }

  /// Gives each realised row its new index without looking at the others.
  private func renumberRows(_ diff: KeyedDiff, shift: Int) {
    guard !diff.isUnchanged else { return }
    let middleEnd = ids.count - diff.suffix
    var moved: Set<Int> = []
    for row in realised.values {
      if row.index >= middleEnd - shift {
        row.index += shift
      } else if row.index >= diff.prefix {
        moved.insert(row.index)
      }
    }
    guard !moved.isEmpty else { return }
    for (offset, source) in diff.sources.enumerated() where source >= 0 && moved.contains(source) {
      realised[ids[diff.prefix + offset]]?.index = diff.prefix + offset
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if isLazy { for row in realisedInOrder { visit(row) } } else { super.forEachChild(visit) }
  }

  override func unmount() {
    let leaving = realisedInOrder
    let rows = leaving.map(\.widget)
    for row in leaving { row.unmount() }
    super.unmount()
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
