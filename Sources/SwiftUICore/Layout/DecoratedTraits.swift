/// What a view tells the layout around it, its views that only decorate it tell for it: `zIndex(1).border(.red)` is in front
/// with its border.
extension Attributes {
  /// Takes over what the widget inside says.
  @MainActor
  mutating func tellLayout(as inside: Attributes) {
    layoutPriority = inside.layoutPriority
    layoutTraits = inside.layoutTraits?.toldByDecoration
  }

  /// Whether what is around both is told the same.
  func tellsLayout(as other: Attributes) -> Bool {
    layoutPriority == other.layoutPriority && layoutTraits == other.layoutTraits
  }
}

extension _ViewNode {
  /// The one widget that this node's is there for; nil: there is none, or several.
  final var decoratedWidget: (any Widget)? {
    guard let inside = (self as? any DecoratingNode)?.decorated else { return nil }
    let widgets = ((inside as? SlotNode)?.child ?? inside).widgets
    return widgets.count == 1 ? widgets[0] : nil
  }

  /// The node whose widget is there for those of this host.
  private var decorator: (any AttributedNode)? {
    guard let node = (self is SlotNode ? parent : self), let decorating = node as? any DecoratingNode,
      decorating.decorated === self || node === self
    else { return nil }
    return node.attributed
  }

  /// A widget in this host, or what it tells, is another.
  final func decoratedChanged() {
    guard graph.tellsLayoutWithin, let decorator, decorator.decoratedWidget != nil else { return }
    decorator.applyAttributes()
  }
}

extension AttributedNode {
  /// What the widget tells the layout around it is not what it told before.
  func toldLayoutOtherwise() {
    graph.tellsLayoutWithin = true
    host?.decoratedChanged()
  }
}
