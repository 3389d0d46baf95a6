import Foundation

/// The rows at the end of a `ForEach` that nobody has seen yet, and the elements that they show.
struct UnseenRows<Data: RandomAccessCollection> {
  /// So many elements are compared at once.
  private static var together: Int { 64 }

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
        var position = positions.lowerBound
        /// Up to where some were compared at once.
        var compared = position
        while position < positions.upperBound {
          let source = diff.source(of: position, from: count, to: data.count)
          guard source >= 0 else {
            others.append(position)
            position += 1
            continue
          }
          let (element, before) = (new.baseAddress! + position * stride, old.baseAddress! + source * stride)
          // Rows that stand side by side mostly did so before, and say what they said: elements of the same bits.
          if position >= compared {
            compared = min(position + Self.together, positions.upperBound)
            if diff.stoodSideBySide(position..<compared, of: data.count),
              memcmp(before, element, (compared - position) * stride) == 0
            {
              position = compared
              continue
            }
          }
          if !layout.isEqual(before, element) { others.append(position) }
          position += 1
        }
        return others
      }
    } ?? nil
  }
}
