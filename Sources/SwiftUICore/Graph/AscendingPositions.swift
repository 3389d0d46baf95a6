/// Positions in a list, from the first to the last of them. Those that stand side by side, however many, are not written down one
/// by one.
struct AscendingPositions: RandomAccessCollection {
  private let range: Range<Int>
  /// nil: all in the range.
  private let listed: ContiguousArray<Int>?

  init(_ range: Range<Int>) {
    self.range = range
    listed = nil
  }
  /// - Parameter listed: ascending.
  init(_ listed: ContiguousArray<Int>) {
    range = 0..<listed.count
    self.listed = listed
  }

  var startIndex: Int { 0 }
  var endIndex: Int { range.count }
  subscript(index: Int) -> Int {
    if let listed { return listed[index] }
    precondition(index >= 0 && index < range.count, "There is no position with this index.")
    return range.lowerBound + index
  }
}

extension AscendingPositions: Equatable, ExpressibleByArrayLiteral {
  init(arrayLiteral positions: Int...) { self.init(ContiguousArray(positions)) }
  static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
