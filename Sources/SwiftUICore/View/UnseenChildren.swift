/// Of hundreds of rows that stay and whose elements are as before, what can be seen is brought up to date at once, and those that
/// have not been in sight yet after the frame: what a person waits for does not wait for them. In another update that comes
/// first they follow, unless that lets them wait itself.
extension ForEachNode {
  /// Fewer rows that nobody has seen are made with the others: that takes less than a second update.
  private static var fewest: Int { 500 }

  /// Patches children that stay, but for those that may follow after the frame.
  /// - Parameter unseen: nil: none may.
  func patchChildrenThatStay(in positions: Range<Int>, _ unseen: UnseenRows<Data>?) {
    let first = max(unseen?.first ?? .max, positions.lowerBound)
    guard let unseen, first < positions.upperBound,
      let others = unseen.others(in: first..<positions.upperBound, of: view.data)
    else { return patchChildren(at: RowPositions(positions)) }
    patchChildren(at: RowPositions(positions.lowerBound..<first))
    patchChildren(at: RowPositions(others))
    guard firstToFollow == nil else { return }
    firstToFollow = first
    graph.afterFrame.update(self)
  }

  /// Has those follow that were put off. Returns whether there were any.
  func patchChildrenThatFollow() -> Bool {
    guard let first = firstToFollow else { return false }
    firstToFollow = nil
    isDirty = false
    patchChildren(at: RowPositions(first..<max(first, countOfChildren)))
    return true
  }

  /// Data that is looked up anew each time may have lost elements meanwhile.
  var countOfChildren: Int { min(ids.count, view.data.count) }

  /// Those of the rows that nobody has seen, where they may follow later; nil: all have to be as if they were in sight.
  /// - Parameter change: how rows of other data become these; nil: it is the same data.
  func unseenRows(_ change: (data: Data, diff: KeyedDiff)? = nil) -> UnseenRows<Data>? {
    let count = children.count
    let seen = countOfSeen
    guard count - seen >= Self.fewest else { return nil }
    guard let (data, diff) = change else { return UnseenRows(first: seen) }
    return UnseenRows(after: seen, of: count, data, diff, newCount: ids.count)
  }

  /// How many of the first children have been seen, or have to be as if they were: all where somebody reads what they say,
  /// where something moves, or where one of them waits for an update of its own.
  private var countOfSeen: Int {
    guard children.count >= Self.fewest, let host, !holdsPreferences, !isRead, !followsTransactions,
      levels.isEmpty, !leadsToWaiting, !graph.hasMadeDirty,
      TransactionScope.current?.transaction.animation == nil
    else { return children.count }
    var seen = 0..<children.count
    while !seen.isEmpty {
      let middle = (seen.lowerBound + seen.upperBound) / 2
      if let widget = children[middle].lastWidget, host.isUnseen(from: widget) {
        seen = seen.lowerBound..<middle
      } else {
        seen = middle + 1..<seen.upperBound
      }
    }
    // Of the first one whose end has not been in sight, the beginning may have been.
    return min(seen.lowerBound + 1, children.count)
  }
}
