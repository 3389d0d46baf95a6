/// The rows of a `ForEach` that are in sight, by their index. They are few, and most often neighbours: to find one of them
/// takes a handful of comparisons of numbers, whatever the elements' ids are made of.
@MainActor
struct RealisedRows {
  private(set) var inOrder: ContiguousArray<RowNode> = []

  /// The row at an index, if it is in sight.
  subscript(_ index: Int) -> RowNode? {
    let place = place(of: index)
    guard place < inOrder.count, inOrder[place].index == index else { return nil }
    return inOrder[place]
  }

  func contains(_ row: RowNode) -> Bool { self[row.index] === row }

  /// Takes in a row at whose index there is none.
  mutating func insert(_ row: RowNode) { inOrder.insert(row, at: place(of: row.index)) }

  mutating func remove(_ row: RowNode) {
    let place = place(of: row.index)
    if place < inOrder.count, inOrder[place] === row { inOrder.remove(at: place) }
  }

  /// Takes out the rows whose elements a change has removed.
  mutating func removeRows(goneBy diff: KeyedDiff) -> [RowNode] {
    guard !diff.removed.isEmpty else { return [] }
    let gone = inOrder.filter { diff.removes($0.index) }
    if !gone.isEmpty { inOrder.removeAll { diff.removes($0.index) } }
    return Array(gone)
  }

  /// Gives each its new index without looking at those out of sight.
  /// - Parameter count: of all elements now.
  /// - Parameter shift: how many more these are.
  mutating func renumber(_ diff: KeyedDiff, count: Int, shift: Int) {
    guard !diff.isUnchanged else { return }
    let oldMiddleEnd = count - diff.suffix - shift
    var moved: [Int: RowNode] = [:]
    for row in inOrder {
      if row.index >= oldMiddleEnd {
        row.index += shift
      } else if row.index >= diff.prefix {
        moved[row.index] = row
      }
    }
    guard !moved.isEmpty else { return }
    for (offset, source) in diff.sources.enumerated() where source >= 0 {
      moved[source]?.index = diff.prefix + offset
    }
    inOrder.sort { $0.index < $1.index }
  }

  /// Where the row at an index stands, or would.
  private func place(of index: Int) -> Int {
    var (low, high) = (0, inOrder.count)
    while low < high {
      let middle = (low + high) / 2
      if inOrder[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
