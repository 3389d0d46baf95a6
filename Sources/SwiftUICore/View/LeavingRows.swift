/// Rows of a `ForEach` that are out of sight for good. Taking them apart takes far longer than taking them off the screen, and
/// nobody waits for it: it is done after the frame, a few rows at a time.
///
/// Their nodes are mounted until then, but nothing runs for them: before another update runs, they are taken apart.
@MainActor
final class LeavingRows {
  private var nodes: ContiguousArray<Node>
  /// Whose rows they were. It has its leaving rows taken apart before it goes itself.
  private unowned let parent: Node

  init(_ nodes: ContiguousArray<Node>, of parent: Node) {
    self.nodes = nodes
    self.parent = parent
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// Takes as many apart as takes a part of a frame. Returns whether those were the last.
  func takeSomeApart() -> Bool {
    takeApart(ReadAhead.batch)
    return nodes.isEmpty
  }

  /// Takes all apart: a few hundred at a time, so that what was looked at as they left is still at hand as they are freed.
  func finish() {
    while !nodes.isEmpty { takeApart(Self.atOnce) }
  }

  /// As many as the processor keeps at hand; and as many widgets as a renderer frees at leisure.
  fileprivate static var atOnce: Int { 256 }

  private func takeApart(_ count: Int) {
    let first = max(0, nodes.count - count)
    guard first < nodes.count else { return }
    let leaving = ContiguousArray(nodes[first...])
    // Nobody is to come across them while they go.
    nodes.removeSubrange(first...)
    var widgets: [any Widget] = []
    widgets.reserveCapacity(leaving.count)
    // Those of the next batch come while this one is asked what is next to its nodes.
    var next = leaving.indices.prefix(ReadAhead.batch)
    ReadAhead.nodes(leaving, at: next)
    while !next.isEmpty {
      let batch = next
      next = leaving.indices[batch.endIndex...].prefix(ReadAhead.batch)
      ReadAhead.nodes(leaving, at: next)
      ReadAhead.next(to: leaving, at: batch)
      for node in leaving[batch] {
        node.collectWidgets(into: &widgets)
        node.unmount()
      }
    }
    if !widgets.isEmpty { parent.host?.remove(widgets, of: parent) }
  }
}

extension ForEachNode {
  /// Fewer are gone within a part of a frame.
  private static var fewest: Int { 256 }

  /// Takes children that go in hundreds off the screen, and puts all else off until after the frame. Returns nil, and does
  /// nothing, where somebody is to be told at once that they go.
  /// - Parameter removed: where they stand, ascending.
  func putAside(_ removed: AscendingPositions) -> LeavingRows? {
    guard removed.count >= Self.fewest, leaveQuietly(removed), levels.isEmpty, !leadsToWaiting,
      !graph.hasMadeDirty,
      let host, host.putAside(runs(of: removed))
    else { return nil }
    leaving?.finish()
    let leaving = LeavingRows(nodes(at: removed), of: self)
    self.leaving = leaving
    graph.afterFrame.takeApart(leaving)
    return leaving
  }

  /// The children that go, where these are the last ones, so many that they are not to be taken apart all at once, and it
  /// does not matter in which order; else nil.
  func rowsAtTheEnd(_ diff: KeyedDiff) -> LeavingRows? {
    guard diff.removed.count > LeavingRows.atOnce, diff.suffix == 0, diff.sources.isEmpty,
      leaveQuietly(diff.removed)
    else { return nil }
    return LeavingRows(nodes(at: diff.removed), of: self)
  }

  /// Whether nobody is to be told at once that children go, and nothing is seen of it.
  private func leaveQuietly(_ removed: AscendingPositions) -> Bool {
    guard !isRead, !holdsPreferences, !graph.hasDepartures, !mayShowTransitions else { return false }
    return !leavesAtOnce || !removed.contains { children[$0].leavesAtOnce }
  }

  /// The widgets at the ends of each run of children that stand side by side.
  private func runs(of removed: AscendingPositions) -> [(first: any Widget, last: any Widget)] {
    var runs: [(first: any Widget, last: any Widget)] = []
    var start = removed.startIndex
    while start < removed.endIndex {
      // Positions ascend, so as far as they do so one by one, any two are as far apart as their indices.
      var end = removed.endIndex
      if removed[end - 1] - removed[start] != end - 1 - start {
        end = start + 1
        while end < removed.endIndex, removed[end] == removed[end - 1] + 1 { end += 1 }
      }
      let rows = children[removed[start]...removed[end - 1]]
      if let first = rows.lazy.compactMap(\.widgets.first).first,
        let last = rows.reversed().lazy.compactMap(\.lastWidget).first
      {
        runs.append((first, last))
      }
      start = end
    }
    return runs
  }

  /// The children at these positions. To copy the list would be to count a reference to each of them.
  private func nodes(at removed: AscendingPositions) -> ContiguousArray<Node> {
    removed.count == children.count ? children : ContiguousArray(removed.lazy.map { self.children[$0] })
  }
}
