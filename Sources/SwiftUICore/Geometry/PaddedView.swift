/// A view's rectangle: that of its first widget with the padding around it, which is a part of the view but a margin of the
/// widget's.
@MainActor
struct PaddedView {
  let widget: any Widget
  var padding = EdgeInsets()

  var size: CGSize { padded(widget.size) }

  /// The size of the view, where the widget has this one.
  func padded(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width + padding.leading + padding.trailing,
      height: size.height + padding.top + padding.bottom)
  }

  /// Where the view is, from a point that is the same distance from the widget.
  func corner(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x - padding.leading, y: place.y - padding.top)
  }

  /// What `place`, which counts from the widget's corner, is from the view's.
  func inside(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + padding.leading, y: place.y + padding.top)
  }
}

extension SingleChildNode {
  /// The first widget of the view, and whose it is.
  final var site: (any AttributedNode)? { child.flatMap(Self.site) }

  private static func site(of node: Node) -> (any AttributedNode)? {
    if let node = node.attributed { return node }
    var found: (any AttributedNode)?
    node.forEachChild { if found == nil { found = site(of: $0) } }
    return found
  }

  /// The padding inside of this modifier.
  final var padding: EdgeInsets {
    guard let site, site.carriesAttributes else { return EdgeInsets() }
    var attributes = Attributes()
    var node = site.parent
    while let current = node, current !== self {
      (current as? AttributeSourceNode)?.apply(to: &attributes)
      node = current.parent
    }
    return attributes.margins
  }

  /// What is inside of this modifier; nil: nothing that is on screen.
  final var paddedView: PaddedView? {
    child?.widgets.first.map { PaddedView(widget: $0, padding: padding) }
  }
}
