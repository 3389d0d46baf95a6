extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> OptionalNode {
    let node = OptionalNode(under: parent)
    if let view { node.child = Wrapped._makeNode(view, under: node) }
    return node
  }

  static func patch(_ node: OptionalNode, with view: Self) {
    switch (node.child, view) {
    case (nil, nil): break
    case (let child?, let view?): Wrapped._patch(child, with: view)
    case (_, let view):
      node.exchangeChild((true, view == nil ? nil : true)) { child in
        if let view { Wrapped._patch(child, with: view) }
      } make: {
        view.map { Wrapped._makeNode($0, under: node) }
      }
    }
  }
}

final class OptionalNode: SingleChildNode {
  override var exchangesViews: Bool { true }
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { true }
  override var leavesQuietly: Bool { true }
}
