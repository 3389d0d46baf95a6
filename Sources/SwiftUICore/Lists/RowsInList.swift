/// A view that is several rows where it stands among the rows of a list, and one view elsewhere.
struct RowsInList<Rows: View, Whole: View> {
  /// Told whether rows of the list are selected; those of others are activated as a whole.
  let rows: (_ hasSelection: Bool) -> Rows
  let whole: () -> Whole
}

extension RowsInList: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> RowsInListNode {
    let node = RowsInListNode(under: parent)
    node.child =
      if let list = node.list { Rows._makeNode(view.rows(list.hasSelection), under: node) } else {
        Whole._makeNode(view.whole(), under: node)
      }
    return node
  }
  static func patch(_ node: RowsInListNode, with view: Self) {
    if let list = node.list {
      Rows._patch(node.child!, with: view.rows(list.hasSelection))
    } else {
      Whole._patch(node.child!, with: view.whole())
    }
  }
}

final class RowsInListNode: SingleChildNode {
  /// The list whose rows its views are; nil: it is one view.
  private(set) weak var list: ListNode?

  override init(under parent: Node) {
    super.init(under: parent)
    guard let host, host.realisesRowsLazily, !host.flattensSections else { return }
    list = host.rowsAround as? ListNode
  }
}

/// Rows that belong under another, further in.
struct RowLevel: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    let node = RowLevelNode(under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    C._patch(unsafeDowncast(node, to: RowLevelNode.self).child!, with: content)
  }
}

private final class RowLevelNode: SingleChildNode {
  override func collectRows(into rows: inout RowMap) {
    let outer = rows.element
    // The row above is what the element is.
    rows.element = nil
    rows.traits.level += 1
    super.collectRows(into: &rows)
    rows.traits.level -= 1
    rows.element = outer
  }
}

/// What happens when the row that a view is gets activated: clicked, or Enter pressed.
struct RowActivation: ViewModifier {
  typealias Body = Never
  let action: () -> Void

  static func _makeNode<C: View>(_ modifier: Self, on content: C, under parent: _ViewNode) -> _ViewNode {
    let node = RowActivationNode(modifier.action, under: parent)
    node.child = C._makeNode(content, under: node)
    return node
  }
  static func _patch<C: View>(_ node: _ViewNode, with modifier: Self, on content: C) {
    let node = unsafeDowncast(node, to: RowActivationNode.self)
    node.action = modifier.action
    C._patch(node.child!, with: content)
  }
}

private final class RowActivationNode: SingleChildNode, ActivatedNode {
  var action: () -> Void

  init(_ action: @escaping () -> Void, under parent: Node) {
    self.action = action
    super.init(under: parent)
  }

  func activate() { action() }
}
