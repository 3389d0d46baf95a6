/// A view without a widget around one other: its node says something of what is in it, or keeps something for those around.
@MainActor
protocol ViewAroundOne: PrimitiveView where NodeType == AroundNode {
  associatedtype Around: View
  associatedtype AroundNode: SingleChildNode
  var inside: Around { get }
  /// A node that has no child yet.
  static func makeEmptyNode(for view: Self, under parent: Node) -> AroundNode
  /// Gives the node what the view says, before what is in it is made or patched.
  func tell(_ node: AroundNode)
  /// What is in it has been made, or brought up to date.
  static func contentsChanged(of node: AroundNode, isNew: Bool)
}

extension ViewAroundOne {
  static func contentsChanged(of node: AroundNode, isNew: Bool) {}

  public nonisolated static func _visitTypes(_ visitor: inout _TypeVisitor) { visitor.visit(Around.self) }

  static func makeNode(_ view: Self, under parent: Node) -> AroundNode {
    let node = makeEmptyNode(for: view, under: parent)
    view.tell(node)
    node.child = Around._makeNode(view.inside, under: node)
    contentsChanged(of: node, isNew: true)
    return node
  }
  static func patch(_ node: AroundNode, with view: Self) {
    view.tell(node)
    Around._patch(node.child!, with: view.inside)
    contentsChanged(of: node, isNew: false)
  }
}
