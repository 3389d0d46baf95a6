/// The dirty nodes of a running update, in view order, each run when its turn comes.
///
/// A body that runs patches what is below it, and there meets nodes that are dirty for reasons of their own, under views
/// that are as they were. Those run when they are met, in front of what follows them: bodies, and the actions that they
/// cause, come in the order of the views, whatever made them run.
@MainActor
struct UpdateOrder {
  private var nodes: ContiguousArray<Node> = []
  private var next = 0
  /// What is marked as leading to one of the nodes.
  private var above: ContiguousArray<Node> = []

  init() {}

  init(_ dirty: ContiguousArray<Node>) {
    guard dirty.count > 1 else {
      nodes = dirty
      return
    }
    (nodes, above) = ViewOrder.sorted(dirty)
    for node in above { node.leadsToWaiting = true }
  }

  /// The next one that is to run, wherever it is.
  mutating func takeNext() -> Node? {
    while next < nodes.count {
      defer { next += 1 }
      if nodes[next].isWaiting { return nodes[next] }
    }
    return nil
  }

  /// The next one, if it is in the subtree of `node`.
  mutating func takeNext(in node: Node) -> Node? {
    while next < nodes.count, !nodes[next].isWaiting { next += 1 }
    guard next < nodes.count, nodes[next].isInside(node) else { return nil }
    defer { next += 1 }
    return nodes[next]
  }

  /// All that are left in the subtree of `node`.
  func left(in node: Node) -> [Node] { nodes[next...].filter { $0.isWaiting && $0.isInside(node) } }

  func end() { for node in above { node.leadsToWaiting = false } }
}

extension _ViewNode {
  fileprivate final var isWaiting: Bool { isDirty && isMounted }
}
