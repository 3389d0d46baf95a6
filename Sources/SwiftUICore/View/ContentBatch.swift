/// The views of a few dozen rows, next to each other in memory: made one after the other, then compared with what the rows'
/// nodes show, so that a row that is as before costs no more than that.
struct ContentBatch<Content: View> {
  // Memory of its own rather than an array: views are compared with their nodes where they lie, without being copied out
  // and counted. It never leaves this value, which has one owner, a local variable: `append` initialises places in order,
  // `patch` and `free` deinitialise exactly those, and `free` is called once, on every way out. Nothing that runs in
  // between (`content`, `_patch`) can reach it: while it does, it is the caller's variable.
  private let base: UnsafeMutablePointer<Content>
  private var count = 0

  init() {
    // The last view may be read to the end of its last word.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: ReadAhead.batch * MemoryLayout<Content>.stride + 8,
      alignment: max(MemoryLayout<Content>.alignment, 16))
    base = memory.bindMemory(to: Content.self, capacity: ReadAhead.batch)
  }

  /// At most `ReadAhead.batch` until `patch`.
  @inline(__always)
  mutating func append(_ content: consuming Content) {
    (base + count).initialize(to: content)
    count += 1
  }

  /// Patches the nodes at `positions` with the views, as many, and forgets these.
  ///
  /// - Parameter shown: what is known of the views that the nodes show.
  /// - Parameter mayWait: whether some node may have to be updated though its view is as it was.
  @MainActor
  mutating func patch(
    _ nodes: ContiguousArray<Node>, at positions: RowPositions, knowing shown: ShownContents?, mayWait: Bool
  ) {
    defer {
      base.deinitialize(count: count)
      count = 0
    }
    guard let shown else {
      positions.readAhead(nodes)
      for index in 0..<count { patch(nodes[positions[index]], index) }
      return
    }
    // A bit for each view of the batch.
    var others: UInt64 = 0
    for index in 0..<count where mayWait || !shown.isSame(at: positions[index], as: base + index) {
      others |= 1 << index
      ReadAhead.nodes(nodes, at: positions[index]..<positions[index] + 1)
    }
    while others != 0 {
      var some = ReadAhead.first(of: &others)
      ReadAhead.below(nodes, at: positions, some)
      while some != 0 {
        let index = some.trailingZeroBitCount
        some &= some - 1
        let position = positions[index]
        patch(nodes[position], index)
        shown.keep(base + index, of: nodes[position], at: position)
      }
    }
  }

  @MainActor
  private func patch(_ node: Node, _ index: Int) {
    let content = base + index
    if !node.shows(content, of: ObjectIdentifier(Content.self)) {
      Content._patch(node, with: content.pointee)
    }
  }

  func free() {
    base.deinitialize(count: count)
    UnsafeMutableRawPointer(base).deallocate()
  }
}
