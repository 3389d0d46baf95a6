extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets from the start.
  /// - Precondition: every offset is that of an element.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let first = offsets.first else { return }
    var kept = index(startIndex, offsetBy: first)
    var position = kept
    var offset = first
    while position != endIndex {
      if !offsets.contains(offset) {
        if kept != position { swapAt(kept, position) }
        formIndex(after: &kept)
      }
      formIndex(after: &position)
      offset += 1
    }
    removeSubrange(kept...)
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets, in their order, in front of the element that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    var order = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    order += moved
    order += all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    var index = startIndex
    for element in order {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
