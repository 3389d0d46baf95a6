/// A node without a widget of its own whose geometry is that of its child's first widget.
@MainActor
protocol ChildGeometry: SingleChildNode, GeometrySource {}

extension ChildGeometry {
  var widgetOfGeometry: (any Widget)? { child?.widgets.first }

  func frame(in space: CoordinateSpace, size: CGSize) -> CGRect {
    guard space != .local, let widget = widgetOfGeometry else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: place(of: widget, in: origin(of: space)), size: size)
  }

  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let other = origin(of: space.coordinateSpace), let widget = widgetOfGeometry else { return nil }
    let place = place(of: widget, in: other)
    graph.places.note(Sighting(of: other, at: nil, in: nil, size: other.laidOutSize))
    return CGRect(origin: CGPoint(x: -place.x, y: -place.y), size: other.size)
  }

  private func place(of widget: any Widget, in other: (any Widget)?) -> CGPoint {
    let place = widget.placeApart(in: other)
    graph.places.note(Sighting(of: widget, at: place, in: other, isApart: true))
    return place
  }

  /// The child's geometry, followed by the view that is being evaluated; nil: it was not laid out yet.
  func proxy() -> GeometryProxy? {
    guard let widget = widgetOfGeometry else { return nil }
    let size = widget.laidOutSize
    graph.places.note(Sighting(of: widget, at: nil, in: nil, size: size))
    return widget.isLaidOut ? GeometryProxy(node: self, size: size) : nil
  }
}

extension Widget {
  package var isLaidOut: Bool { layoutFrame != nil }

  /// The size, as another one than any before it is laid out.
  var laidOutSize: CGSize { isLaidOut ? size : CGSize(width: -1, height: -1) }
}
