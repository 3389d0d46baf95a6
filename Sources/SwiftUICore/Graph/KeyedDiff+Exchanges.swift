import Foundation

extension KeyedDiff {
  /// Where each new id comes from, if between the common ends a few ids took each other's places and all others kept theirs:
  /// then only those few have to be looked up, and looking up takes twenty times as long as comparing. nil: more happened.
  static func exchange<ID: Hashable>(
    _ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>, in middle: Range<Int>
  ) -> ContiguousArray<Int>? {
    guard let exchanged = differences(old, new, in: middle, atMost: middle.count / 8) else { return nil }
    var positions = [ID: Int](minimumCapacity: exchanged.count)
    for index in exchanged where positions.updateValue(index, forKey: old[index]) != nil { return nil }
    var sources = ContiguousArray(middle)
    for index in exchanged {
      // One that comes, or stands twice, is for those who look at all of them.
      guard let source = positions.removeValue(forKey: new[index]) else { return nil }
      sources[index - middle.lowerBound] = source
    }
    return sources
  }

  /// Where two lists differ; nil: in more places than `limit`.
  private static func differences<ID: Hashable>(
    _ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>, in middle: Range<Int>, atMost limit: Int
  ) -> [Int]? {
    let (size, stride) = (MemoryLayout<ID>.size, MemoryLayout<ID>.stride)
    var differences: [Int] = []
    return old.withUnsafeBytes { oldBytes in
      new.withUnsafeBytes { newBytes in
        for index in middle {
          // Bits decide for nearly all.
          let place = index * stride
          if memcmp(oldBytes.baseAddress! + place, newBytes.baseAddress! + place, size) == 0
            || old[index] == new[index]
          {
            continue
          }
          guard differences.count < limit else { return nil }
          differences.append(index)
        }
        return differences
      }
    }
  }
}
