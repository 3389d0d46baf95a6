/// A node without a widget of its own whose geometry is that of its child's first widget, with the padding that is a part of the
/// child.
@MainActor
protocol ChildGeometry: SingleChildNode, GeometrySource {}

extension ChildGeometry {
  var viewOfGeometry: PaddedView? { paddedView }

  func frame(in space: CoordinateSpace, size: CGSize) -> CGRect {
    guard space != .local, let view = viewOfGeometry else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: place(of: view, in: origin(of: space)), size: size)
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let other = origin(of: space.coordinateSpace), let view = viewOfGeometry else { return nil }
    let place = place(of: view, in: other)
    graph.places.note(Sighting(of: other.widget, at: nil, in: nil, size: other.widget.laidOutSize))
    return CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: other.size)
  }

  private func place(of view: PaddedView, in other: PaddedView?) -> CGPoint {
    let place = view.widget.placeApart(in: other?.widget)
    graph.places.note(Sighting(of: view.widget, at: place, in: other?.widget, isApart: true))
    return view.corner(other?.inside(place) ?? place)
  }

  /// The child's geometry, followed by the view that is being evaluated; nil: it was not laid out yet.
  func proxy() -> GeometryProxy? {
    guard let view = viewOfGeometry else { return nil }
    let size = view.widget.laidOutSize
    graph.places.note(Sighting(of: view.widget, at: nil, in: nil, size: size))
    return view.widget.isLaidOut ? GeometryProxy(node: self, size: view.padded(size)) : nil
  }
}

extension Widget {
  package var isLaidOut: Bool { layoutFrame != nil }

  /// The size, as another one than any before it is laid out.
  var laidOutSize: CGSize { isLaidOut ? size : CGSize(width: -1, height: -1) }
}
