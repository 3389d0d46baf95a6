/// The nodes that read something which outlives every tree of views: a key of the user's defaults, what has the focus.
///
/// A `Dependency` belongs to a tree and relies on its nodes being unmounted; here a node may simply go.
@MainActor
final class WeakReaders {
  private struct Reader {
    weak var node: Node?
    let generation: UInt32
    /// Any of them seeing a change wakes the node.
    var hasChanged: [() -> Bool]
  }
  private var readers: [ObjectIdentifier: Reader] = [:]
  /// How many there may be before the next look for nodes that are gone.
  private var limit = 16

  nonisolated init() {}

  /// Notes that `node`, in the evaluation that is running, has seen what `hasChanged` compares with.
  func record(_ node: Node, hasChanged: @escaping () -> Bool) {
    let id = ObjectIdentifier(node)
    if let known = readers[id], known.node === node, known.generation == node.generation {
      readers[id]!.hasChanged.append(hasChanged)
      return
    }
    if readers.count >= limit { sweep() }
    readers[id] = Reader(node: node, generation: node.generation, hasChanged: [hasChanged])
  }

  /// Wakes the nodes that see a change.
  func notify() {
    for reader in readers.values {
      guard let node = reader.node, node.isMounted, node.generation == reader.generation else { continue }
      if reader.hasChanged.contains(where: { $0() }) { node.markDirty() }
    }
  }

  /// Forgets the nodes that are gone.
  func sweep() {
    readers = readers.filter { $0.value.node?.isMounted == true }
    limit = max(16, readers.count * 2)
  }

  /// Whether a node that is still there reads.
  var isEmpty: Bool { !readers.values.contains { $0.node?.isMounted == true } }
}
