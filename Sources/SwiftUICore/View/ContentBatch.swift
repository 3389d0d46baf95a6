/// The views of a few dozen rows, next to each other in memory: made one after the other, then compared with what the rows'
/// nodes show, so that a row that is as before costs no more than that.
struct ContentBatch<Content: View> {
  // Memory of its own rather than an array: views are compared with their nodes where they lie, without being copied out
  // and counted. It never leaves this value, which has one owner, a local variable: `append` initialises places in order,
  // `patch` and `free` deinitialise exactly those, and `free` is called once, on every way out. Nothing that runs in
  // between (`content`, `_patch`) can reach it: while it does, it is the caller's variable.
  private let base = UnsafeMutablePointer<Content>.allocate(capacity: ReadAhead.batch)
  private var count = 0

  /// At most `ReadAhead.batch` until `patch`.
  @inline(__always)
  mutating func append(_ content: consuming Content) {
    (base + count).initialize(to: content)
    count += 1
  }

  /// Patches the nodes from `start` on with the views, and forgets them.
  @MainActor
  mutating func patch(_ nodes: ContiguousArray<Node>, from start: Int) {
    let type = ObjectIdentifier(Content.self)
    for index in 0..<count {
      let content = base + index
      let node = nodes[start + index]
      if !node.shows(content, of: type) { Content._patch(node, with: content.pointee) }
    }
    base.deinitialize(count: count)
    count = 0
  }

  func free() {
    base.deinitialize(count: count)
    base.deallocate()
  }
}
