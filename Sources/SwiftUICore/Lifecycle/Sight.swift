/// A node that does something while what it is on is in sight: not on a page that others cover, not in a tab that is not
/// chosen, and not while it is on nothing.
@MainActor
protocol SightFollower: Node {
  /// A page around this node has come into sight or was covered, or views below it have come or gone.
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
      if let tabs = current as? TabsNode, tabs.covers(self) { return false }
      node = current.parent
    }
    return true
  }

  /// Whether there is a view in this subtree, in sight or not: a group may be without one for a while.
  final var holdsViews: Bool {
    if lastWidget != nil { return true }
    var rows = RowMap()
    collectRows(into: &rows)
    return rows.rowCount > 0
  }

  /// Tells those that follow the sight, up to the widget this node's views are in, that some of these came or went.
  final func contentChanged() {
    var node = parent
    while let current = node, current.asHost == nil {
      current.asSightFollower?.sightChanged()
      node = current.parent
    }
  }

  /// Whether this node is `other`, or stands somewhere below it.
  final func isWithin(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
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
