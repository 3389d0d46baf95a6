/// The rows of a `ForEach` that are all made, brought from one list of ids to another.
extension ForEachNode {
  /// - Parameter data: the data that the children show.
  func patchChildren(_ newIDs: ContiguousArray<ID>, _ diff: KeyedDiff, from data: Data) {
    let oldIDs = ids
    ids = newIDs
    if host?.realisesRowsLazily == true, !diff.isUnchanged { return patchSections(diff, from: oldIDs) }
    let unseen = newIDs.isEmpty ? nil : unseenRows(view.hasSameData(as: data) ? nil : (data, diff))
    if diff.isUnchanged { return patchChildrenThatStay(in: 0..<countOfChildren, unseen) }
    // Those that only go are taken off the screen together anyway.
    let arrivals = diff.arrivals
    if arrivals > 0 { host?.beginChanges(arrivals + diff.removed.count) }
    defer { if arrivals > 0 { host?.endChanges() } }
    let leaving = takeOut(diff, from: oldIDs)
    if diff.sources.isEmpty {
      // Nothing has come or moved. To copy the list would be to count a reference to each of those that stay.
      shown?.replace(diff.prefix..<children.count - diff.suffix, with: 0)
      release(diff.prefix..<children.count - diff.suffix, areKept: leaving != nil)
      if let leaving, leaving !== self.leaving { leaving.finish() }
      patchChildrenThatStay(in: 0..<newIDs.count, unseen)
    } else if diff.onlyMoves {
      permuteMiddle(diff)
      patchChildrenThatStay(in: 0..<newIDs.count, unseen)
    } else {
      makeMiddle(diff, unseen)
    }
    if !levels.isEmpty { levels = ContiguousArray(children.map(\.environment)) }
  }

  /// Takes those that go apart, or returns them: `leaving` if that has time, others to be taken apart once they are off the
  /// list.
  private func takeOut(_ diff: KeyedDiff, from oldIDs: ContiguousArray<ID>) -> LeavingRows? {
    guard let rows = putAside(diff.removed) ?? rowsAtTheEnd(diff) else {
      removeChildren(diff, from: oldIDs)
      return nil
    }
    if readings.areKept { for index in diff.removed { readings.forget(oldIDs[index]) } }
    return rows
  }

  private func removeChildren(_ diff: KeyedDiff, from oldIDs: ContiguousArray<ID>) {
    var widgets: [any Widget] = []
    let mayDepart = mayShowTransitions
    let areMany = diff.removed.count >= ReadAhead.batch
    var fetched = 0
    for index in diff.removed {
      // Mostly they stand side by side. Those of the next batch come while this one is asked what is next to its nodes.
      if areMany, index >= fetched {
        let next = min(index + ReadAhead.batch, children.count)
        if fetched < index || index == 0 { ReadAhead.nodes(children, at: index..<next) }
        fetched = next
        ReadAhead.nodes(children, at: next..<min(next + ReadAhead.batch, children.count))
        ReadAhead.next(to: children, at: index..<next)
      }
      readings.forget(oldIDs[index])
      let child = children[index]
      if mayDepart, depart(child, AnyHashable(oldIDs[index])) { continue }
      child.collectWidgets(into: &widgets)
      child.unmount()
    }
    if !widgets.isEmpty { host?.remove(widgets, of: self) }
  }

  /// Takes children off the list. What nobody else holds is freed; of many at the end each batch is fetched while the one
  /// after it goes.
  /// - Parameter areKept: whether they are put aside: if all are, in this very array.
  private func release(_ positions: Range<Int>, areKept: Bool) {
    if areKept && positions.count == children.count {
      children = []
      return
    }
    release { children in
      guard positions.upperBound == children.count else { return children.removeSubrange(positions) }
      while children.count > positions.lowerBound {
        let start = max(positions.lowerBound, children.count - ReadAhead.batch)
        let next = max(positions.lowerBound, start - ReadAhead.batch)
        ReadAhead.nodes(children, at: max(positions.lowerBound, next - ReadAhead.batch)..<next)
        ReadAhead.next(to: children, at: next..<start)
        children.removeLast(children.count - start)
      }
    }
  }

  /// Brings the rows between the common ends into another order, where none comes or goes. Those that keep their place are
  /// not touched: to copy the list would be to count a reference to each.
  private func permuteMiddle(_ diff: KeyedDiff) {
    let (start, sources) = (diff.prefix, diff.sources)
    var isDone = ContiguousArray(repeating: false, count: sources.count)
    for first in sources.indices where !isDone[first] && sources[first] != start + first {
      // Round the circle of those that take each other's places: what stood in the first one is handed on to the last.
      var offset = first
      while true {
        isDone[offset] = true
        let source = sources[offset] - start
        if source != first {
          children.swapAt(start + offset, start + source)
          shown?.swapAt(start + offset, start + source)
        }
        children[start + offset].place = Int32(start + offset)
        if source == first { break }
        offset = source
      }
    }
    askTransaction()
    var front = FrontWidget(precedingWidget)
    for (offset, stays) in diff.stays.enumerated() where !stays {
      let last = front.widget(before: start + offset, among: children)
      host?.move(children[start + offset].widgets, after: last, of: self)
    }
  }

  /// What changes places may not change otherwise: a modifier around it is still to know that something does.
  private func askTransaction() { if followsTransactions { _ = animatedTransaction } }

  /// Makes, moves and patches the rows between the common ends, and patches the others. What stands in front of a row is in
  /// its place when the row is patched.
  private func makeMiddle(_ diff: KeyedDiff, _ unseen: UnseenRows<Data>?) {
    let middleEnd = children.count - diff.suffix
    let old = ContiguousArray(children[diff.prefix..<middleEnd])
    let behind = ContiguousArray(children[middleEnd...])
    children.removeSubrange(diff.prefix...)
    shown?.replace(diff.prefix..<middleEnd, with: diff.sources.count)
    patchChildrenThatStay(in: 0..<diff.prefix, unseen)
    askTransaction()
    var front = FrontWidget(precedingWidget)
    var arrived: [Node] = []
    var waiting: [any Widget] = []
    var firstWaiting = 0
    /// Inserts what was made since the last row that was there already.
    func insertWaiting() {
      guard !waiting.isEmpty else { return }
      host?.insert(waiting, after: front.widget(before: firstWaiting, among: children), of: self)
      waiting.removeAll(keepingCapacity: true)
    }
    func append(_ child: Node) {
      child.place = Int32(children.count)
      children.append(child)
    }
    var index = view.data.index(view.data.startIndex, offsetBy: diff.prefix)
    for (offset, source) in diff.sources.enumerated() {
      let element = view.data[index]
      let id = ids[diff.prefix + offset]
      let returning = source < 0 ? returningChild(AnyHashable(id)) : nil
      if let child = source < 0 ? returning : old[source - diff.prefix] {
        insertWaiting()
        if returning != nil || !diff.stays[offset] {
          host?.move(child.widgets, after: front.widget(before: children.count, among: children), of: self)
        }
        append(child)
        patchChild(child, with: element, id, at: children.count - 1)
      } else {
        let child = makeChild(element, id, at: children.count)
        if waiting.isEmpty { firstWaiting = children.count }
        append(child)
        child.collectWidgets(into: &waiting)
        arrived.append(child)
      }
      view.data.formIndex(after: &index)
    }
    insertWaiting()
    for child in arrived { arrive(child) }
    let next = children.count
    children += behind
    patchChildrenThatStay(in: next..<children.count, unseen)
  }

  /// Sections of a list: it asks for its rows anew at any change, so all of them must be in place before it hears of one.
  private func patchSections(_ diff: KeyedDiff, from oldIDs: ContiguousArray<ID>) {
    let old = children
    var position = 0
    var new: ContiguousArray<Node> = []
    for element in view.data {
      let source = diff.source(of: position, from: old.count, to: ids.count)
      if source >= 0 { patchChild(old[source], with: element, ids[position], at: position) }
      let child = source >= 0 ? old[source] : makeChild(element, ids[position], at: position)
      child.place = Int32(position)
      new.append(child)
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

  /// Patches the children at these positions, which are those of their elements.
  func patchChildren(at positions: RowPositions) {
    guard positions.count > 0 else { return }
    let data = view.data
    // Elements that lie next to each other are passed on as they lie there; others are copied out one by one.
    let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
      patchChildren(at: positions, data, elements.baseAddress.map { ElementsInPlace($0, at: positions) })
    }
    if isDone == nil { patchChildren(at: positions, data, nil) }
  }

  private func patchChildren(
    at positions: RowPositions, _ data: Data, _ elements: ElementsInPlace<Data.Element>?
  ) {
    var contents = ContentBatch<Content>()
    defer { contents.free() }
    func content(at position: Int, from make: (Data.Element) -> Content) -> Content {
      if let elements { return elements.lend(position, to: make) }
      return make(data[data.index(data.startIndex, offsetBy: position)])
    }
    var done = 0
    while done < positions.count {
      let batch = positions[done..<min(done + ReadAhead.batch, positions.count)]
      if readings.reader.readsObservables {
        for index in 0..<batch.count {
          let id = ids[batch[index]]
          contents.append(content(at: batch[index]) { self.content(of: $0, id) })
        }
      } else {
        makeContents(batch.count) { make in
          for index in 0..<batch.count { contents.append(content(at: batch[index], from: make)) }
        }
      }
      contents.patch(children, at: batch, knowing: shown, mayWait: leadsToWaiting || graph.hasMadeDirty)
      done += batch.count
    }
  }

  /// The views of several rows. While rows have read no observable object, one look at what is read serves them all.
  private func makeContents(_ count: Int, _ body: ((Data.Element) -> Content) -> Void) {
    graph.counts.contents += count
    var tracking = ObservationTracking()
    recording {
      ObservationTracking.run(
        readings.reader, replacing: &tracking, sentinel: { ObservationSentinel(self) }
      ) { body(view.content) }
    }
  }
}

/// The widget that those of a row go behind. It is asked for in the order of the rows, so that none is looked at twice.
@MainActor
private struct FrontWidget {
  /// The last one in front of all rows that were looked at, to begin with in front of all.
  private var widget: (any Widget)?
  private var looked = 0

  init(_ widget: (any Widget)?) { self.widget = widget }

  mutating func widget(before position: Int, among rows: ContiguousArray<Node>) -> (any Widget)? {
    var index = position
    while index > looked {
      index -= 1
      if let last = rows[index].lastWidget {
        widget = last
        break
      }
    }
    looked = position
    return widget
  }
}
