/// Several views as one, without a layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func makeNode(_ view: Self, under parent: Node) -> Node {
    Content._makeNode(view.content, under: parent)
  }
  static func patch(_ node: Node, with view: Self) { Content._patch(node, with: view.content) }
}
