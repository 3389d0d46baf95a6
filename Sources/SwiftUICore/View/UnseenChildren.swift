/// Of hundreds of rows that stay and whose elements are as before, what can be seen is brought up to date at once, and those that
/// have not been in sight yet after the frame: what a person waits for does not wait for them. With another update that comes
/// first they follow in that, unless it lets them wait itself.
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
      if let widget = children[middle].widgets.first, host.isUnseen(from: widget) {
        seen = seen.lowerBound..<middle
      } else {
        seen = middle + 1..<seen.upperBound
      }
    }
    return seen.lowerBound
  }
}

/// The rows at the end of a `ForEach` that nobody has seen yet, and the elements that they show.
struct UnseenRows<Data: RandomAccessCollection> {
  /// Where they begin.
  let first: Int
  /// What the rows show, and how they became what they are to be; nil: their elements are the same.
  private let change: (data: Data, diff: KeyedDiff, count: Int)?

  init(first: Int) {
    self.first = first
    change = nil
  }

  /// - Parameter seen: how many rows had been in sight, of `count`, before they became those of other data.
  init(after seen: Int, of count: Int, _ data: Data, _ diff: KeyedDiff, newCount: Int) {
    let first =
      if seen <= diff.prefix || diff.onlyMoves {
        seen
      } else if seen < count - diff.suffix {
        // Those of the middle are made or patched one by one.
        newCount - diff.suffix
      } else {
        seen + newCount - count
      }
    // What comes into sight because others go is as if it had been.
    self.first = first + diff.removed.count
    change = (data, diff, count)
  }

  /// Where the elements may be others than those that the rows show; nil: that takes no less than to make all of them anew.
  @MainActor
  func others(in positions: Range<Int>, of data: Data) -> ContiguousArray<Int>? {
    guard let (shown, diff, count) = change else { return [] }
    let layout = FieldLayout.ofValue(Data.Element.self)
    let stride = MemoryLayout<Data.Element>.stride
    return data.withContiguousStorageIfAvailable { new in
      shown.withContiguousStorageIfAvailable { old in
        // Both are alive, and each index is one of theirs: the second by how the one became the other.
        let (new, old) = (UnsafeRawBufferPointer(new), UnsafeRawBufferPointer(old))
        var others: ContiguousArray<Int> = []
        for position in positions {
          let source = diff.source(of: position, from: count, to: data.count)
          let isSame =
            source >= 0
            && layout.isEqual(old.baseAddress! + source * stride, new.baseAddress! + position * stride)
          if !isSame { others.append(position) }
        }
        return others
      }
    } ?? nil
  }
}

extension ForEach {
  /// Whether the elements are those of `shown`, as far as that can be told at a look.
  func hasSameData(as shown: Data) -> Bool {
    let place = data.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0) }
    let before = shown.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0) }
    guard let place, let before else { return false }
    // Both are alive, so what is in one place is one; nothing of it is read here.
    return place.baseAddress == before.baseAddress && place.count == before.count
  }
}
