internal import CReadAhead

/// Fetching what thousands of rows are looked at by before it is needed. Each row's node, and what its element refers to, is
/// somewhere else in memory, and waiting for one after the other takes longer than all that is done with them.
///
/// Nothing is read of nodes or of what is referred to, so it does not matter whether a word that is taken for an address is
/// one.
package enum ReadAhead {
  /// As much of a node as a comparison looks at, in bytes: its type, what it waits for, its view.
  private static var lookedAt: Int { 256 }

  /// How many rows are fetched at a time: what the processor can wait for, and keep until it is their turn.
  package static let batch = 64

  static func nodes(_ nodes: ContiguousArray<_ViewNode>, at positions: Range<Int>) {
    // An array of nodes is one of addresses, and taken as such: to hold a node would be to wait for it.
    nodes.withUnsafeBytes { fetch($0, MemoryLayout<_ViewNode>.stride, positions, lookedAt) }
  }

  /// How many steps below a row's node its views are mostly found, and how many rows are followed there together.
  static var levels: Int { 8 }
  static var together: Int { 16 }

  /// What an object refers to, the first line of each: it was fetched itself before.
  package static func references(of object: AnyObject) {
    // To hold what it refers to would be to wait for it. Swift makes its objects by malloc.
    faves_read_ahead_below(Unmanaged.passUnretained(object).toOpaque())
  }

  /// An object, as far as it is looked at.
  static func object(_ object: AnyObject) {
    var address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    faves_read_ahead_objects(&address, MemoryLayout<UInt>.stride, 1, lookedAt)
  }

  /// Takes the first bits off: of so many rows as are followed downwards together.
  static func first(of others: inout UInt64) -> UInt64 {
    var some: UInt64 = 0
    for _ in 0..<together where others != 0 {
      some |= others & (~others + 1)
      others &= others - 1
    }
    return some
  }

  /// What stands below the nodes at those positions whose bit is set, level by level: while one is waited for, so are those
  /// beside it.
  @MainActor static func below(_ nodes: ContiguousArray<Node>, at positions: RowPositions, _ some: UInt64) {
    // A single one has nothing beside it.
    guard some & (some - 1) != 0 else { return }
    for level in 0..<levels {
      var left = some
      while left != 0 {
        nodes[positions[left.trailingZeroBitCount]].readAhead(level)
        left &= left - 1
      }
    }
  }

  /// What the nodes at those positions, which were fetched, have next to them: widgets and children.
  @MainActor static func next(to nodes: ContiguousArray<Node>, at positions: Range<Int>) {
    for position in positions { nodes[position].readAhead(0) }
  }

  /// A child, or what stands `level` steps below it.
  @MainActor static func child(_ child: Node, _ level: Int) {
    if level == 0 { object(child) } else { child.readAhead(level - 1) }
  }

  /// The widgets from `start` on, so many bytes of each: a batch, or as many as there are.
  /// - Returns: the positions of those that are fetched.
  @discardableResult
  package static func widgets(_ widgets: [any Widget], from start: Int, bytes size: Int) -> Range<Int> {
    guard start < widgets.count else { return start..<start }
    let positions = start..<min(start + batch, widgets.count)
    // A widget behind a protocol is its address, and that of what it can do.
    widgets.withUnsafeBytes { fetch($0, MemoryLayout<any Widget>.stride, positions, size) }
    return positions
  }

  private static func fetch(
    _ references: UnsafeRawBufferPointer, _ stride: Int, _ positions: Range<Int>, _ size: Int
  ) {
    guard !positions.isEmpty, let start = references.baseAddress else { return }
    faves_read_ahead_objects(start + positions.lowerBound * stride, stride, positions.count, size)
  }

  /// How many rows before its turn a row's element has fetched what it refers to: time enough, and no more than the
  /// processor waits for at once.
  static var distance: Int { 16 }

  /// What an element refers to, such as its strings: it lies in so many bytes at `element`.
  @inline(__always)
  static func references(in element: UnsafeRawPointer, size: Int) {
    faves_read_ahead_referred_to(element, size)
  }
}
