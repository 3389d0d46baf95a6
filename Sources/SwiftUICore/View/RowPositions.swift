/// Where rows stand, ascending: one behind the other, or some here and there.
struct RowPositions {
  private let first: Int
  private let some: ContiguousArray<Int>?
  let count: Int

  init(_ positions: Range<Int>) { (first, some, count) = (positions.lowerBound, nil, positions.count) }

  init(_ positions: ContiguousArray<Int>) {
    (first, some, count) = (positions.first ?? 0, positions, positions.count)
  }

  /// Behind the last of them.
  var end: Int { count == 0 ? first : self[count - 1] + 1 }

  @inline(__always)
  subscript(_ index: Int) -> Int {
    if let some { return some[index] }
    return first + index
  }

  /// A few of them, by their indices.
  subscript(_ indices: Range<Int>) -> RowPositions {
    if let some { return RowPositions(ContiguousArray(some[indices])) }
    return RowPositions(first + indices.lowerBound..<first + indices.upperBound)
  }

  /// Fetches what the nodes there are looked at by.
  func readAhead(_ nodes: ContiguousArray<Node>) {
    guard some != nil else { return ReadAhead.nodes(nodes, at: first..<first + count) }
    for index in 0..<count { ReadAhead.nodes(nodes, at: self[index]..<self[index] + 1) }
  }
}
