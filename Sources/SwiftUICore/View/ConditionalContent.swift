/// One of two views: what `if`-`else` and `switch` in a view builder make. Each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  static func makeNode(_ view: Self, under parent: Node) -> ConditionalNode {
    let node = ConditionalNode(under: parent)
    node.child = make(view, under: node)
    return node
  }

  static func patch(_ node: ConditionalNode, with view: Self) {
    switch view.storage {
    case .first(let content) where node.showsFirst: TrueContent._patch(node.child!, with: content)
    case .second(let content) where !node.showsFirst: FalseContent._patch(node.child!, with: content)
    default:
      let old = node.showsFirst
      node.exchangeChild((old, !old)) {
        patch($0, of: node, with: view)
      } make: {
        make(view, under: node)
      }
    }
  }

  /// Brings the child for the branch up to date.
  @MainActor
  private static func patch(_ child: Node, of node: ConditionalNode, with view: Self) {
    switch view.storage {
    case .first(let content):
      node.showsFirst = true
      TrueContent._patch(child, with: content)
    case .second(let content):
      node.showsFirst = false
      FalseContent._patch(child, with: content)
    }
  }

  @MainActor
  private static func make(_ view: Self, under node: ConditionalNode) -> Node {
    switch view.storage {
    case .first(let content):
      node.showsFirst = true
      return TrueContent._makeNode(content, under: node)
    case .second(let content):
      node.showsFirst = false
      return FalseContent._makeNode(content, under: node)
    }
  }
}

final class ConditionalNode: SingleChildNode {
  override var exchangesViews: Bool { true }
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { true }
  override var leavesQuietly: Bool { true }
  var showsFirst = true
  override func identityOfChild(at position: Int) -> AnyHashable? { showsFirst }
}
