/// A node that a list row activates as a whole.
@MainActor
protocol ActivatedNode: Node {
  /// Whether it is a control, which is pressed by itself as well.
  var isControl: Bool { get }
  func activate()
  /// Whether its row shows that it leads to another page.
  func showsWhereItLeads(fromSidebar isInSidebar: Bool) -> Bool
  /// Whether what it leads to is shown beside the list that it is in.
  var isOpenBeside: Bool { get }
}

extension ActivatedNode {
  func showsWhereItLeads(fromSidebar isInSidebar: Bool) -> Bool { false }
  var isOpenBeside: Bool { false }

  /// Has the lists that it is in look for what their rows activate; they do not where there is nothing.
  func tellRowsAround() {
    var node = parent
    while let current = node {
      (current as? RowsNode)?.hasActivatedRows = true
      node = current.parent
    }
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
  override var asActivated: (any ActivatedNode)? { self }
  var isControl: Bool { false }
  var action: () -> Void

  init(_ action: @escaping () -> Void, under parent: Node) {
    self.action = action
    super.init(under: parent)
    tellRowsAround()
  }

  func activate() { action() }
}
