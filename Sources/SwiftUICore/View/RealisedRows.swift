/// The rows of a `ForEach` that are in sight, by the ids of their elements.
@MainActor
struct RealisedRows<ID: Hashable> {
  private var rows: [ID: RowNode] = [:]

  subscript(_ id: ID) -> RowNode? {
    get { rows[id] }
    set { rows[id] = newValue }
  }
  /// In no order.
  var all: [ID: RowNode] { rows }
  var inOrder: [RowNode] { rows.values.sorted { $0.index < $1.index } }

  /// Gives each its new index without looking at those out of sight.
  /// - Parameter ids: of all elements now.
  /// - Parameter shift: how many more these are.
  func renumber(_ diff: KeyedDiff, ids: ContiguousArray<ID>, shift: Int) {
    guard !diff.isUnchanged else { return }
    let middleEnd = ids.count - diff.suffix
    var moved: Set<Int> = []
    for row in rows.values {
      if row.index >= middleEnd - shift {
        row.index += shift
      } else if row.index >= diff.prefix {
        moved.insert(row.index)
      }
    }
    guard !moved.isEmpty else { return }
    for (offset, source) in diff.sources.enumerated() where source >= 0 && moved.contains(source) {
      rows[ids[diff.prefix + offset]]?.index = diff.prefix + offset
    }
  }
}
