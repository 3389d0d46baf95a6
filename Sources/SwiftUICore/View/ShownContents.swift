/// The bits of the contents that the rows of a `ForEach` show, one row's behind the other's. When thousands of rows are
/// made anew, mostly a few of them differ; to look for these at the rows' nodes, each somewhere else in memory, takes longer
/// than all else that is done.
///
/// Bits are kept while a row's node holds a value of the very same bits. So whatever they refer to lives, no address among
/// them has become that of something else, and a content of equal bits is equal.
@MainActor
final class ShownContents {
  // Memory of its own rather than an array: an array's bytes are reached through closures alone, and each of those would
  // ask which actor it is on. `row` stays within `capacity` rows, of which all in use are initialised to zero at least.
  // Bits are copied and compared; nothing in them is followed, retained or released. `nonisolated(unsafe)`: the last owner,
  // wherever it lets go, frees it.
  private nonisolated(unsafe) var base: UnsafeMutableRawPointer
  private var capacity: Int
  /// Of each eight bytes of a content, the bits that say whether it differs.
  private let masks: ContiguousArray<UInt64>
  private let type: ObjectIdentifier
  private let size: Int
  /// A row's bytes: those of the content, and one that says whether they are known.
  private let stride: Int
  private(set) var count: Int

  /// Contents larger than this, in bytes, are compared at their nodes.
  private static let largest = 256

  /// - Parameter node: one of the nodes of such contents.
  /// - Returns: nil where the bits of these contents do not say whether they differ.
  static func of<Content>(_ type: Content.Type, shownBy node: Node, count: Int) -> ShownContents? {
    guard MemoryLayout<Content>.size <= largest, let layout = node.layoutOfView(type: ObjectIdentifier(type)),
      layout.isKnownByBits
    else { return nil }
    return ShownContents(ObjectIdentifier(type), layout, size: MemoryLayout<Content>.size, count: count)
  }

  private init(_ type: ObjectIdentifier, _ layout: FieldLayout, size: Int, count: Int) {
    self.type = type
    self.size = size
    masks = layout.masks(size: size)
    self.count = count
    stride = (size + 8) & ~7
    capacity = count
    base = .allocate(byteCount: capacity * stride, alignment: 16)
    forget(0..<count)
  }

  deinit { base.deallocate() }

  private func row(_ position: Int) -> UnsafeMutableRawPointer {
    precondition(position >= 0 && position < count, "No such row.")
    return base + position * stride
  }

  /// Whether the content at `content` is certainly what the row shows. Whole words are read there: up to seven bytes behind
  /// it, which do not matter.
  @inline(__always)
  func isSame(at position: Int, as content: UnsafeRawPointer) -> Bool {
    let known = row(position)
    guard known.load(fromByteOffset: size, as: UInt8.self) != 0 else { return false }
    var different: UInt64 = 0
    var at = 0
    for mask in masks {
      let (old, new) = (
        known.load(fromByteOffset: at, as: UInt64.self),
        content.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      )
      different |= (old ^ new) & mask
      at += 8
    }
    return different == 0
  }

  /// Notes that the node of a row was given the content at `content`. It holds on to an equal one of other bits, such as an
  /// equal string made anew: then what is known of it stays true.
  func keep(_ content: UnsafeRawPointer, of node: Node, at position: Int) {
    let known = row(position)
    if node.holds(bitsOf: content, of: type) {
      known.copyMemory(from: content, byteCount: size)
      known.storeBytes(of: 1, toByteOffset: size, as: UInt8.self)
    } else if !node.holds(bitsOf: known, of: type) {
      known.storeBytes(of: 0, toByteOffset: size, as: UInt8.self)
    }
  }

  private func forget(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    (base + rows.lowerBound * stride).initializeMemory(
      as: UInt8.self, repeating: 0, count: rows.count * stride)
  }

  /// Two rows take each other's places.
  func swapAt(_ a: Int, _ b: Int) {
    guard a != b else { return }
    let (a, b) = (row(a), row(b))
    for at in Swift.stride(from: 0, to: stride, by: 8) {
      let word = a.load(fromByteOffset: at, as: UInt64.self)
      a.storeBytes(of: b.load(fromByteOffset: at, as: UInt64.self), toByteOffset: at, as: UInt64.self)
      b.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
    }
  }

  /// So many rows, of which nothing is known yet, come in the place of those at `rows`.
  func replace(_ rows: Range<Int>, with newCount: Int) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "No such rows.")
    let behind = count - rows.upperBound
    let end = rows.lowerBound + newCount
    let total = end + behind
    if total > capacity {
      let larger = max(total, capacity + capacity / 2)
      let moved = UnsafeMutableRawPointer.allocate(byteCount: larger * stride, alignment: 16)
      moved.copyMemory(from: base, byteCount: rows.lowerBound * stride)
      (moved + end * stride).copyMemory(from: base + rows.upperBound * stride, byteCount: behind * stride)
      base.deallocate()
      (base, capacity) = (moved, larger)
    } else {
      // The two places may overlap, which `copyMemory` allows.
      (base + end * stride).copyMemory(from: base + rows.upperBound * stride, byteCount: behind * stride)
    }
    count = total
    forget(rows.lowerBound..<end)
  }
}
