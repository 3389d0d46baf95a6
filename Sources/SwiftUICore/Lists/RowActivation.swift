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
