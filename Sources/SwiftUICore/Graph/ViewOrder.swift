/// The order in which the dirty nodes of an update run: that of the views, parents before what is in them.
///
/// Writes mark nodes in the order in which readers were recorded, which for observable objects is no order at all. What
/// runs in a body or an action is visible to a program, so it has to be the same each time.
@MainActor
struct ViewOrder {
  /// The nodes above those in question, and these: each marked, to be met once.
  private var marked: ContiguousArray<Node> = []
  private var roots: ContiguousArray<Node> = []
  /// Below a node, the child that leads to one of those asked for; of several the first that was met.
  private var first: [ObjectIdentifier: Node] = [:]
  /// All of them, where there are several.
  private var several: [ObjectIdentifier: ContiguousArray<Node>] = [:]

  /// The mounted ones among the nodes, each once.
  ///
  /// Takes time by how many nodes stand above the given ones. Of a node with many children those alone are looked at that
  /// are above one of these, unless others have come, gone or moved by the dozen since such a look was last needed.
  /// - Returns: them, in order, and all nodes that are above one of them, or are one.
  static func sorted(_ nodes: ContiguousArray<Node>) -> (
    nodes: ContiguousArray<Node>, above: ContiguousArray<Node>
  ) {
    var order = ViewOrder()
    var count = 0
    for node in nodes where node.isMounted && !node.isOrdered {
      node.isOrdered = true
      count += 1
      order.mark(upwardsFrom: node)
    }
    let sorted = order.walk(reserving: count)
    for node in order.marked {
      node.isOrdered = false
      node.leadsToOrdered = false
    }
    return (sorted, order.marked)
  }

  /// Marks the node and those above it, up to one that is marked.
  private mutating func mark(upwardsFrom node: Node) {
    var current = node
    while !current.leadsToOrdered {
      current.leadsToOrdered = true
      marked.append(current)
      guard let parent = current.parent else {
        roots.append(current)
        return
      }
      let key = ObjectIdentifier(parent)
      if let known = first[key] {
        several[key, default: [known]].append(current)
      } else {
        first[key] = current
      }
      current = parent
    }
  }

  /// From the roots on down along what is marked.
  private func walk(reserving count: Int) -> ContiguousArray<Node> {
    var sorted: ContiguousArray<Node> = []
    sorted.reserveCapacity(count)
    var open = ContiguousArray(roots.reversed())
    while let node = open.popLast() {
      if node.isOrdered { sorted.append(node) }
      let key = ObjectIdentifier(node)
      if let children = several[key] {
        node.updatePlaces(of: children)
        // The last one first: it is taken last.
        open.append(contentsOf: children.sorted { $0.place > $1.place })
      } else if let child = first[key] {
        open.append(child)
      }
    }
    return sorted
  }
}
