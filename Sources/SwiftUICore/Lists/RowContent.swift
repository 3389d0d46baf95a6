/// What a row of a list is: its only view, through all that modifiers put around that.
extension _ViewNode {
  /// The one view that this one is made of, or that it is there for; nil: it is a widget itself, or several views.
  final var soleContent: Node? {
    if let beside = self as? any RowSurroundings { return beside.rowContent }
    if let child = (self as? SingleChildNode)?.child { return child }
    if let decorating = self as? any DecoratingNode { return decorating.decorated }
    guard asHost == nil || self is SlotNode || self is PageNode else { return nil }
    var (first, count): (Node?, Int) = (nil, 0)
    forEachChild { child in
      first = child
      count += 1
    }
    return count == 1 ? first : nil
  }

  /// What `value` finds in this view or in one that it is made of or there for, the outermost first.
  final func firstInContent<T>(_ value: (Node) -> T?) -> T? {
    if let found = value(self) { return found }
    if let content = soleContent { return content.firstInContent(value) }
    guard asHost == nil else { return nil }
    var found: T?
    forEachChild { child in if found == nil { found = child.firstInContent(value) } }
    return found
  }

  /// What `value` finds in this subtree, in view order.
  final func firstInSubtree<T>(_ value: (Node) -> T?) -> T? {
    if let found = value(self) { return found }
    var found: T?
    forEachChild { child in if found == nil { found = child.firstInSubtree(value) } }
    return found
  }

  /// The outermost view that is nothing but the one with this widget.
  final var wholeView: Node {
    var node: Node = self
    while let parent = node.parent, parent.asHost == nil, !parent.holdsSeveral { node = parent }
    return node
  }

  private var holdsSeveral: Bool { self is LazyRowsNode || (self is GroupNode && soleContent == nil) }

  /// The host that makes what is put here a row, or does not: past those that are there for the sake of one view, and
  /// what stands beside a row.
  final var hostOfRow: HostNode? {
    var host = asHost ?? self.host
    while let current = host, let outer = current.isDecoration ? current.host : current.rowSurroundings?.host
    {
      host = outer
    }
    return host
  }

  /// The same without looking past what stands beside a row.
  final var hostOfBareRow: HostNode? {
    var host = asHost ?? self.host
    while let current = host, current.isDecoration { host = current.host }
    return host
  }
}

extension HostNode {
  /// Whether it is there for the sake of the one view in it. The view may not be made yet.
  fileprivate final var isDecoration: Bool {
    if let decorating = self as? any DecoratingNode { return decorating.decorates }
    return self is SlotNode && (parent as? any DecoratingNode)?.decorated === self
  }

  fileprivate final var rowSurroundings: (any RowSurroundings)? {
    var node = parent
    while let current = node, current.asHost == nil {
      if let surroundings = current as? any RowSurroundings { return surroundings }
      node = current.parent
    }
    return nil
  }
}

/// A node that puts something beside a row: what is in it is as much the row as it would be without.
@MainActor
protocol RowSurroundings: Node {
  /// The row by itself.
  var rowContent: Node? { get }
}
