/// Of hundreds of rows that stay and whose elements are the same, what can be seen is brought up to date at once, and those that
/// have not been in sight yet after the frame: what a person waits for does not wait for them. With another update that comes
/// first, they follow in that.
extension ForEachNode {
  /// Fewer rows that nobody has seen are made with the others: that takes less than a second update.
  private static var fewest: Int { 500 }

  func patchChildrenThatAreSeen() {
    let count = countOfChildren
    let seen = countOfSeen(of: count)
    patchChildren(in: 0..<seen)
    guard seen < count else { return }
    firstToFollow = seen
    graph.afterFrame.update(self)
  }

  /// Has those follow that were put off. Returns whether there were any.
  func patchChildrenThatFollow() -> Bool {
    guard let first = firstToFollow else { return false }
    firstToFollow = nil
    isDirty = false
    patchChildren(in: first..<max(first, countOfChildren))
    return true
  }

  /// Data that is looked up anew each time may have lost elements meanwhile.
  private var countOfChildren: Int { min(ids.count, view.data.count) }

  /// How many of the first children have been seen, or have to be as if they were: all where somebody reads what they say, where
  /// something moves, or where one of them waits for an update of its own.
  private func countOfSeen(of count: Int) -> Int {
    guard count >= Self.fewest, !hasOtherData, let host, !holdsPreferences, !isRead, !followsTransactions,
      levels.isEmpty,
      !leadsToWaiting, !graph.hasMadeDirty, TransactionScope.current?.transaction.animation == nil
    else { return count }
    var seen = 0..<count
    while !seen.isEmpty {
      let middle = (seen.lowerBound + seen.upperBound) / 2
      if let widget = children[middle].widgets.first, host.isUnseen(from: widget) {
        seen = seen.lowerBound..<middle
      } else {
        seen = middle + 1..<seen.upperBound
      }
    }
    return count - seen.lowerBound < Self.fewest ? count : seen.lowerBound
  }
}

extension ForEach {
  /// Whether the elements are those of `other`, as far as that can be told at a look.
  func hasSameData(as other: Self) -> Bool {
    let place = data.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0) }
    let before = other.data.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0) }
    guard let place, let before else { return false }
    // Both are alive, so what is in one place is one; nothing of it is read here.
    return place.baseAddress == before.baseAddress && place.count == before.count
  }
}
