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
    ids = view.ids(view.data)
    // In longer data, looking would cost a good part of a frame; a change of it finds duplicates anyway.
    if ids.count <= 20_000 { warnOfDuplicates(ids) }
    if let kept = graph.keptStates?.properties(of: self).first?.kept as? Kept<[ID: KeptState]> {
      self.kept = kept.value
    }
    if !isLazy { children = makeChildren(of: view) }
  }

  override var viewName: String { "ForEach<\(Data.self), \(ID.self), \(Content.self)>" }

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
    let stale = readings.takeStale()
    if stale == nil { beginReading() } else { isDirty = false }
    if isLazy {
      for row in realisedInOrder where stale?.contains(ids[row.index]) ?? true { patch(row) }
    } else if let stale {
      for position in ids.indices where stale.contains(ids[position]) {
        patchChild(children[position], with: element(at: position), ids[position])
      }
    } else {
      patchChildren(in: 0..<ids.count)
    }
  }

  /// Patches the children at these positions, which are those of their elements.
  private func patchChildren(in positions: Range<Int>) {
    guard !positions.isEmpty else { return }
    let data = view.data
    // Elements that lie next to each other are passed on as they lie there; others are copied out one by one.
    let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
      patchChildren(in: positions, data, elements.baseAddress)
    }
    if isDone == nil { patchChildren(in: positions, data, nil) }
  }

  private func patchChildren(in positions: Range<Int>, _ data: Data, _ elements: UnsafePointer<Data.Element>?)
  {
    var contents = ContentBatch<Content>()
    defer { contents.free() }
    var index = data.index(data.startIndex, offsetBy: elements == nil ? positions.lowerBound : 0)
    var position = positions.lowerBound
    while position < positions.upperBound {
      let end = min(position + ContentBatch<Content>.size, positions.upperBound)
      if readings.reader.readsObservables {
        for position in position..<end {
          if let elements {
            contents.append(content(of: elements[position], ids[position]))
          } else {
            contents.append(content(of: data[index], ids[position]))
            data.formIndex(after: &index)
          }
        }
      } else {
        makeContents(&contents, of: position..<end, data, elements, from: &index)
      }
      contents.patch(children, from: position)
      position = end
    }
  }

  /// The views of several rows. While rows have read no observable object, one look at what is read serves them all.
  private func makeContents(
    _ contents: inout ContentBatch<Content>, of positions: Range<Int>, _ data: Data,
    _ elements: UnsafePointer<Data.Element>?, from index: inout Data.Index
  ) {
    graph.counts.contents += positions.count
    let make = view.content
    var tracking = ObservationTracking()
    recording {
      ObservationTracking.run(
        readings.reader, replacing: &tracking, sentinel: { ObservationSentinel(self) }
      ) {
        if let elements {
          for position in positions { contents.append(make(elements[position])) }
        } else {
          for _ in positions {
            contents.append(make(data[index]))
            data.formIndex(after: &index)
          }
        }
      }
    }
  }

  private func patch(_ row: RowNode) {
    patchChild(row.child!, with: element(at: row.index), ids[row.index])
  }

  // MARK: patching

  func patch(with new: ForEach<Data, ID, Content>) {
    beginReading()
    view = new
    let newIDs = new.ids(new.data)
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
    if diff.isUnchanged { return patchChildren(in: 0..<newIDs.count) }
    if host?.realisesRowsLazily == true { return patchSections(diff, from: oldIDs) }
    let turnover = diff.turnover
    if turnover > 0 { host?.beginChanges(turnover) }
    defer { if turnover > 0 { host?.endChanges() } }
    removeChildren(diff, from: oldIDs)
    let old = children
    // What stands in front of a row must be in its place when the row is patched.
    children = ContiguousArray(old[..<diff.prefix])
    patchChildren(in: 0..<diff.prefix)
    placeMiddle(diff, old)
    children += old[(old.count - diff.suffix)...]
    patchChildren(in: newIDs.count - diff.suffix..<newIDs.count)
  }

  private func removeChildren(_ diff: KeyedDiff, from oldIDs: ContiguousArray<ID>) {
    var widgets: [any Widget] = []
    for index in diff.removed {
      readings.forget(oldIDs[index])
      let child = children[index]
      if depart(child, AnyHashable(oldIDs[index])) { continue }
      child.collectWidgets(into: &widgets)
      child.unmount()
    }
    if !widgets.isEmpty { host?.remove(widgets, of: self) }
  }

  /// Makes, moves and patches the rows between the common ends; `old` has all children there were.
  private func placeMiddle(_ diff: KeyedDiff, _ old: ContiguousArray<Node>) {
    // In front of the first row that is new or moved stand the kept ones, so a row's predecessor is always in place.
    var last = lastWidget ?? precedingWidget
    var waiting: [any Widget] = []
    /// Inserts what was made since the last row that was there already.
    func insertWaiting() {
      guard let end = waiting.last else { return }
      host?.insert(waiting, after: last, of: self)
      last = end
      waiting.removeAll(keepingCapacity: true)
    }
    var arrived: [Node] = []
    var index = view.data.index(view.data.startIndex, offsetBy: diff.prefix)
    for (offset, source) in diff.sources.enumerated() {
      let element = view.data[index]
      let id = ids[diff.prefix + offset]
      if source >= 0 {
        let child = old[source]
        insertWaiting()
        if !diff.stays[offset] { host?.move(child.widgets, after: last, of: self) }
        children.append(child)
        patchChild(child, with: element, id)
        if let widget = child.lastWidget { last = widget }
      } else if let child = returningChild(AnyHashable(id)) {
        insertWaiting()
        host?.move(child.widgets, after: last, of: self)
        children.append(child)
        patchChild(child, with: element, id)
        if let widget = child.lastWidget { last = widget }
      } else {
        let child = makeChild(element, id)
        children.append(child)
        child.collectWidgets(into: &waiting)
        arrived.append(child)
      }
      view.data.formIndex(after: &index)
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
