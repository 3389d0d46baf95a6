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
