/// The node of a view whose geometry is matched.
///
/// Frames are in the window's content, x counted from the leading edge.
final class MatchedGeometryNode: AttributeSourceNode {
  private(set) var match: GeometryMatch
  /// How far from its place, and how many times its size, the view is to be seen.
  private var displacement = Displacement()

  struct Displacement: Equatable {
    var offset = Attributes.Vector(x: 0, y: 0)
    var stretch = Attributes.Vector(x: 1, y: 1)
  }

  init(_ match: GeometryMatch, under parent: Node) {
    self.match = match
    super.init(under: parent)
    if !match.isSource { graph.geometryFollowers += 1 }
    graph.matchedGeometry.come(self)
  }

  func take(_ new: GeometryMatch) {
    let old = match
    match = new
    if old.key != new.key { graph.matchedGeometry.change(self, from: old.key) }
    guard old.isSource != new.isSource else { return }
    graph.geometryFollowers += new.isSource ? -1 : 1
    graph.matchedGeometry.changeRole(of: self)
  }

  override func apply(to attributes: inout Attributes) {
    attributes.offset.x += displacement.offset.x
    attributes.offset.y += displacement.offset.y
    attributes.stretch.x *= displacement.stretch.x
    attributes.stretch.y *= displacement.stretch.y
    if displacement.stretch != Displacement().stretch {
      attributes.stretchAnchor = Attributes.Vector(x: Double(match.anchor.x), y: Double(match.anchor.y))
    }
  }

  override func unmount() {
    if !match.isSource { graph.geometryFollowers -= 1 }
    graph.matchedGeometry.go(self)
    super.unmount()
  }

  // MARK: frames

  /// `attributes` applied to where layout has the view.
  private func frame(_ attributes: Attributes?, without own: Displacement = Displacement()) -> CGRect? {
    guard let frame = site?.anyWidget.layoutFrame else { return nil }
    let attributes = attributes ?? Attributes()
    let padding = padding
    return CGRect(
      x: frame.minX + attributes.offset.x - own.offset.x - padding.leading,
      y: frame.minY + attributes.offset.y - own.offset.y - padding.top,
      width: frame.width * attributes.stretch.x / own.stretch.x + padding.leading + padding.trailing,
      height: frame.height * attributes.stretch.y / own.stretch.y + padding.top + padding.bottom)
  }

  /// Where the view is seen; nil: it was not laid out.
  var shownFrame: CGRect? { frame(site?.anyWidget.attributes) }
  /// Where it will be seen when nothing moves.
  var settledFrame: CGRect? { frame(site?.gatheredAttributes()) }
  /// Where it would then be by itself.
  private var ownFrame: CGRect? { frame(site?.gatheredAttributes(), without: displacement) }

  // MARK: moving

  /// Shows the view in `target`, as far as its properties go; nil: in its own place.
  func show(in target: CGRect?, _ transaction: Transaction?) {
    var new = Displacement()
    if let target {
      guard let own = ownFrame else { return }
      guard own.width > 0, own.height > 0 else { return displace(new, transaction) }
      let size = match.properties.contains(.size) ? target.size : own.size
      let held = match.properties.contains(.position) ? target : own
      let (x, y) = (match.anchor.x, match.anchor.y)
      new.offset.x = Double(held.minX + (held.width - size.width) * x - own.minX)
      new.offset.y = Double(held.minY + (held.height - size.height) * y - own.minY)
      let padding = padding
      let (wide, high) = (padding.leading + padding.trailing, padding.top + padding.bottom)
      new.stretch = .init(
        x: Double((size.width - wide) / max(1, own.width - wide)),
        y: Double((size.height - high) / max(1, own.height - high)))
    }
    displace(new, transaction)
  }

  private func displace(_ new: Displacement, _ transaction: Transaction?) {
    var new = new
    // Nothing to be seen at all could not be made larger again.
    new.stretch = .init(x: max(new.stretch.x, 0.001), y: max(new.stretch.y, 0.001))
    guard new != displacement else { return }
    displacement = new
    child?.renewAttributes(in: transaction)
  }

  /// Ends the fading in of a view that another is seen to turn into.
  func stopFading() {
    // The fade is that of the outermost of what is there for this one view: a frame, a clip.
    var node: Node? = site
    while let current = node {
      if let shown = current.attributed { graph.animator.fade(shown, from: 1, to: 1, in: nil) }
      node = current.parent
      guard node is SingleChildNode || (node as? any DecoratingNode)?.decorated != nil else { return }
    }
  }
}
