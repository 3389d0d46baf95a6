/// A view with nothing in it.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> Node { Node(under: parent) }
  static func patch(_ node: Node, with view: Self) {}
}
