/// A view that stands for a value in a selection.
public struct _TagView<Base: View, V: Hashable> {
  let base: Base
  let tag: V
}

extension _TagView: View, PrimitiveView {
  static func makeNode(_ view: Self, under parent: Node) -> TagNode {
    let node = TagNode(AnyHashable(view.tag), under: parent)
    node.child = Base._makeNode(view.base, under: node)
    return node
  }
  static func patch(_ node: TagNode, with view: Self) {
    node.tag = AnyHashable(view.tag)
    Base._patch(node.child!, with: view.base)
  }
}

final class TagNode: SingleChildNode {
  override var isRecyclable: Bool { true }
  var tag: AnyHashable

  init(_ tag: AnyHashable, under parent: Node) {
    self.tag = tag
    super.init(under: parent)
  }
}

extension View {
  /// The value that this view stands for in a picker, a list or a tab view.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _TagView(base: self, tag: tag)
  }
}

extension _ViewNode {
  /// The tag that stands directly around this node, if one does.
  final var tagAround: AnyHashable? {
    var node = parent
    while let current = node {
      if let tagged = current as? TagNode { return tagged.tag }
      if current.asHost != nil || current is GroupNode { return nil }
      node = current.parent
    }
    return nil
  }

  /// The first tag in this subtree, above any widget.
  final var tagWithin: AnyHashable? { firstAboveWidgets { ($0 as? TagNode)?.tag } }

  /// The value of the first link in this subtree, above any widget.
  final var linkedValueWithin: AnyHashable? { firstAboveWidgets { ($0 as? any ValueLinkNode)?.linkedValue } }

  private final func firstAboveWidgets(_ value: (_ViewNode) -> AnyHashable?) -> AnyHashable? {
    var found: AnyHashable?
    forEachChild { child in
      guard found == nil else { return }
      found = value(child)
      if found == nil, child.asHost == nil || child is PageNode || child is SlotNode {
        found = child.firstAboveWidgets(value)
      }
    }
    return found
  }

  /// The value of the link that this node stands directly in, if it does.
  final var linkedValueAround: AnyHashable? {
    var node = parent
    while let current = node {
      if let link = current as? any ValueLinkNode { return link.linkedValue }
      if current.asHost != nil { return nil }
      node = current.parent
    }
    return nil
  }

  /// Whether a selection's value `selected` is what a tag `tag` stands for: equal, or equal once made optional.
  static func tag<V: Hashable>(_ tag: AnyHashable, matches selected: V) -> Bool {
    tag == AnyHashable(selected)
  }
}
