/// A view that stands for a value in a selection.
public struct _TagView<Base: View, V: Hashable> {
  let base: Base
  let tag: V
}

extension _TagView: View, ViewAroundOne {
  var inside: Base { base }
  static func makeEmptyNode(for view: Self, under parent: Node) -> TagNode {
    TagNode(AnyHashable(view.tag), under: parent)
  }
  func tell(_ node: TagNode) { node.tag = AnyHashable(tag) }
}

final class TagNode: SingleChildNode {
  override var isRecyclable: Bool { true }
  override var isInterchangeable: Bool { true }
  override var leavesQuietly: Bool { true }
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

  /// The first tag in this subtree, of a view that is nothing but what is around it.
  final var tagWithin: AnyHashable? {
    var found: AnyHashable?
    forEachChild { child in if found == nil { found = child.tagOfContent } }
    return found
  }

  /// The tag of this view, whatever modifiers are around the tag.
  final var tagOfContent: AnyHashable? { firstInContent { ($0 as? TagNode)?.tag } }

  /// The value of the link that this view is, whatever modifiers are around that.
  final var linkedValue: AnyHashable? { firstInContent { ($0 as? any ValueLinkNode)?.valueOfLink } }

  /// Whether a selection's value `selected` is what a tag `tag` stands for: equal, or equal once made optional.
  static func tag<V: Hashable>(_ tag: AnyHashable, matches selected: V) -> Bool {
    tag == AnyHashable(selected)
  }
}
