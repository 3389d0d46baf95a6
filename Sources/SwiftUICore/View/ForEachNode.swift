/// The node of a `ForEach`: its children by id, all of them made, or, in a list, those in sight.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowsNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  /// Rows in sight, or out of it with state to keep.
  private var realised: [ID: RowNode] = [:]
  private let isLazy: Bool

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    isLazy =
      ((parent.asHost ?? parent.host)?.realisesRowsLazily ?? false) && !SectionSearch.finds(in: Content.self)
    super.init(under: parent)
    ids = identify(view)
    // In longer data, looking would cost a good part of a frame; a change of it finds duplicates anyway.
    if ids.count <= 20_000 { warnOfDuplicates(ids) }
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
    for element in view.data { made.append(makeChild(element)) }
    return made
  }

  private func makeChild(_ element: Data.Element) -> Node {
    graph.counts.contents += 1
    return Content._makeNode(view.content(element), under: self)
  }

  private func patchChild(_ child: Node, with element: Data.Element) {
    graph.counts.contents += 1
    Content._patch(child, with: view.content(element))
  }

  // MARK: patching

  func patch(with new: ForEach<Data, ID, Content>) {
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
    ids = newIDs
    if diff.isUnchanged {
      var position = 0
      for element in view.data {
        patchChild(children[position], with: element)
        position += 1
      }
      return
    }
    if host?.realisesRowsLazily == true { return patchSections(diff) }
    let old = children
    let turnover = diff.turnover
    if turnover > 0 { host?.beginChanges(turnover) }
    defer { if turnover > 0 { host?.endChanges() } }
    for index in diff.removed {
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
        patchChild(child, with: element)
        if let widget = child.lastWidget { last = widget }
      } else {
        let child = makeChild(element)
        children.append(child)
        child.collectWidgets(into: &waiting)
      }
      position += 1
    }
    insertWaiting()
  }

  /// Sections of a list: it asks for its rows anew at any change, so all of them must be in place before it hears of one.
  private func patchSections(_ diff: KeyedDiff) {
    let old = children
    let middleEnd = ids.count - diff.suffix
    var position = 0
    var new: ContiguousArray<Node> = []
    for element in view.data {
      let source =
        position < diff.prefix
        ? position
        : position >= middleEnd ? position + old.count - ids.count : diff.sources[position - diff.prefix]
      if source >= 0 { patchChild(old[source], with: element) }
      new.append(source >= 0 ? old[source] : makeChild(element))
      position += 1
    }
    children = new
    let gone = diff.removed.flatMap { old[$0].widgets }
    for index in diff.removed { old[index].unmount() }
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
    if let row = realised[id] { return row }
    let row = RowNode(AnyHashable(id), at: index, under: self)
    let element = element(at: index)
    row.mount { row in
      graph.counts.contents += 1
      return Content._makeNode(view.content(element), under: row)
    }
    realised[id] = row
    return row
  }

  override func releaseRow(at index: Int) {
    let id = ids[index]
    guard let row = realised[id], !row.keepsState else { return }
    realised[id] = nil
    row.unmount()
    row.widget.destroy()
  }

  private func patchRows(_ newIDs: ContiguousArray<ID>, _ diff: KeyedDiff) {
    let old = ids
    var gone: [RowNode] = []
    for index in diff.removed {
      if let row = realised.removeValue(forKey: old[index]) { gone.append(row) }
    }
    ids = newIDs
    renumberRows(diff, shift: newIDs.count - old.count)
    for row in realisedInOrder {
      patchChild(row.child!, with: element(at: row.index))
    }
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
    let rows = realised.values.map(\.widget)
    for row in realised.values { row.unmount() }
    super.unmount()
    // The list they are in may stay, and lets go of them within this update.
    if !rows.isEmpty { graph.afterUpdate { for row in rows { row.destroy() } } }
  }
}
