/// A node that does something while it is in sight: not on a page that others cover, not in a tab that is not chosen.
@MainActor
protocol SightFollower: Node {
  /// A page around this node has come into sight or was covered.
  func sightChanged()
}

extension _ViewNode {
  /// Whether each page that this node is on is the one in sight. What stands in a window of its own is, whatever the
  /// window was opened from.
  final var isInSight: Bool {
    guard graph.coveredPages > 0 else { return true }
    var node: _ViewNode? = self
    while let current = node, !(current is WindowNode) {
      if let page = current as? PageNode, page.isCovered { return false }
      node = current.parent
    }
    return true
  }

  /// Tells everything below but not in other windows, the innermost first.
  final func tellSight() {
    forEachChild { child in
      guard !(child is WindowNode) else { return }
      child.tellSight()
      (child as? any SightFollower)?.sightChanged()
    }
  }
}
