/// A view with an identity of its own: another `id` is another view.
public struct _IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension _IDView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> IDNode {
    let node = IDNode(AnyHashable(view.id), under: parent)
    node.child = Content._makeNode(view.content, under: node)
    return node
  }

  static func patch(_ node: IDNode, with view: Self) {
    if let child = node.child, node.id == AnyHashable(view.id) {
      Content._patch(child, with: view.content)
    } else {
      let old = node.id
      node.id = AnyHashable(view.id)
      node.exchangeChild((old, node.id)) {
        Content._patch($0, with: view.content)
      } make: {
        Content._makeNode(view.content, under: node)
      }
    }
  }
}

final class IDNode: SingleChildNode {
  override var isRecyclable: Bool { true }
  override var leavesQuietly: Bool { true }
  var id: AnyHashable

  init(_ id: AnyHashable, under parent: Node) {
    self.id = id
    super.init(under: parent)
  }

  override func identityOfChild(at position: Int) -> AnyHashable? { id }
}

extension View {
  /// Binds this view's identity to `id`: when it changes, state and widgets start anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }
}
