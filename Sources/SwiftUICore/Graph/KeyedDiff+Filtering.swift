extension KeyedDiff {
  /// Where each new id comes from, or -1, if long data were only filtered, or came back from that: then no id has to be
  /// looked up. nil: they were not, as far as the bits of the ids tell.
  static func subsequence<ID: Hashable>(
    _ old: ContiguousArray<ID>, _ oldMiddle: Range<Int>, _ new: ContiguousArray<ID>, _ newMiddle: Range<Int>
  ) -> ContiguousArray<Int>? {
    guard min(oldMiddle.count, newMiddle.count) > 256 else { return nil }
    let stride = MemoryLayout<ID>.stride
    guard MemoryLayout<ID>.size == stride else { return nil }
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        matches(old, oldMiddle, new, newMiddle, stride)
      }
    }
  }

  /// Takes the shorter list's elements from the longer one in order; nil: they are not in it like that.
  private static func matches(
    _ old: UnsafeRawBufferPointer, _ oldMiddle: Range<Int>, _ new: UnsafeRawBufferPointer,
    _ newMiddle: Range<Int>, _ stride: Int
  ) -> ContiguousArray<Int>? {
    func isSame(_ a: Int, _ b: Int) -> Bool {
      let (first, second) = (a * stride, b * stride)
      var byte = 0
      while byte + 8 <= stride {
        guard
          old.loadUnaligned(fromByteOffset: first + byte, as: UInt64.self)
            == new.loadUnaligned(fromByteOffset: second + byte, as: UInt64.self)
        else { return false }
        byte += 8
      }
      while byte < stride {
        guard old[first + byte] == new[second + byte] else { return false }
        byte += 1
      }
      return true
    }
    var sources = ContiguousArray(repeating: -1, count: newMiddle.count)
    var (oldIndex, newIndex) = (oldMiddle.lowerBound, newMiddle.lowerBound)
    let isFiltered = newMiddle.count <= oldMiddle.count
    while oldIndex < oldMiddle.upperBound && newIndex < newMiddle.upperBound {
      if isSame(oldIndex, newIndex) {
        sources[newIndex - newMiddle.lowerBound] = oldIndex
        oldIndex += 1
        newIndex += 1
      } else if isFiltered {
        oldIndex += 1
      } else {
        newIndex += 1
      }
    }
    return (isFiltered ? newIndex == newMiddle.upperBound : oldIndex == oldMiddle.upperBound) ? sources : nil
  }
}
