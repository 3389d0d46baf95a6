/// The order in which the dirty nodes of an update run: that of the views, parents before what is in them.
///
/// Writes mark nodes in the order in which readers were recorded, which for observable objects is no order at all. What
/// runs in a body or an action is visible to a program, so it has to be the same each time.
@MainActor
enum ViewOrder {
  /// The mounted ones among the nodes, each once.
  ///
  /// Takes time by how many nodes stand above the given ones, and by how many children those have that are above
  /// several of them.
  static func sorted(_ nodes: ContiguousArray<Node>) -> ContiguousArray<Node> {
    var wanted: Set<ObjectIdentifier> = []
    // Below a node, the children that lead to one of those asked for.
    var below: [ObjectIdentifier: ContiguousArray<Node>] = [:]
    var roots: ContiguousArray<Node> = []
    var reached: Set<ObjectIdentifier> = []
    for node in nodes where node.isMounted && wanted.insert(ObjectIdentifier(node)).inserted {
      var current = node
      while reached.insert(ObjectIdentifier(current)).inserted {
        guard let parent = current.parent else {
          roots.append(current)
          break
        }
        below[ObjectIdentifier(parent), default: []].append(current)
        current = parent
      }
    }
    var sorted: ContiguousArray<Node> = []
    sorted.reserveCapacity(wanted.count)
    var open = ContiguousArray(roots.reversed())
    while let node = open.popLast() {
      if wanted.contains(ObjectIdentifier(node)) { sorted.append(node) }
      guard let children = below[ObjectIdentifier(node)] else { continue }
      open.append(contentsOf: children.count == 1 ? children : inOrder(children, of: node))
    }
    return sorted
  }

  /// Some of a node's children, the last one first.
  private static func inOrder(_ children: ContiguousArray<Node>, of node: Node) -> ContiguousArray<Node> {
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(children.count)
    for child in children { places[ObjectIdentifier(child)] = -1 }
    var place = 0
    node.forEachChild { child in
      place += 1
      if places[ObjectIdentifier(child)] != nil { places[ObjectIdentifier(child)] = place }
    }
    return ContiguousArray(
      children.sorted { places[ObjectIdentifier($0)]! > places[ObjectIdentifier($1)]! })
  }
}
