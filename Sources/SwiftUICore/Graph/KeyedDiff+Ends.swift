import Foundation

extension KeyedDiff {
  /// How many ids are the same in two lists from the start, and from the end of what is left.
  ///
  /// Their bits are looked at first, a block of ids at a time: they decide for nearly all, and a comparison of ids whose
  /// type is not known here costs twenty times as much as one of their bits, and that by itself fifty times as much as its
  /// share of a block.
  struct CommonEnds {
    private(set) var prefix = 0
    private(set) var suffix = 0
    /// How many comparisons there were, of single ids and of blocks.
    private(set) var looks = 0

    private static let block = 64

    mutating func find<ID: Hashable>(_ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>) {
      let shorter = min(old.count, new.count)
      guard shorter > 0 else { return }
      old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          prefix = length(old.baseAddress!, new.baseAddress!, atMost: shorter, step: 1)
          suffix = length(
            old.baseAddress! + old.count - 1, new.baseAddress! + new.count - 1, atMost: shorter - prefix,
            step: -1)
        }
      }
    }

    /// How many ids are the same from two of them on, `step` (1 or -1) by step.
    private mutating func length<ID: Hashable>(
      _ old: UnsafePointer<ID>, _ new: UnsafePointer<ID>, atMost limit: Int, step: Int
    ) -> Int {
      let (size, stride) = (MemoryLayout<ID>.size, MemoryLayout<ID>.stride)
      let (oldBase, newBase) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
      // Between ids with padding lies what nobody set.
      let takesBlocks = size == stride
      var count = 0
      while count < limit {
        if takesBlocks, count + Self.block <= limit {
          looks += 1
          let start = (step > 0 ? count : -(count + Self.block - 1)) * stride
          if memcmp(oldBase + start, newBase + start, Self.block * stride) == 0 {
            count += Self.block
            continue
          }
        }
        // The first difference, or an equal id of other bits, is in this block.
        let end = min(limit, count + Self.block)
        while count < end {
          looks += 1
          let place = count * step
          guard
            memcmp(oldBase + place * stride, newBase + place * stride, size) == 0
              || old[place] == new[place]
          else { return count }
          count += 1
        }
      }
      return count
    }
  }
}
