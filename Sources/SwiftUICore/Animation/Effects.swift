extension View {
  /// Draws this view away from its place, in points; the layout around it stays. GTK does this in stacks, frames and
  /// layers, and where the view is all that a window shows.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    let (x, y) = (legal(x, or: 0, for: "offset"), legal(y, or: 0, for: "offset"))
    return attribute(Attributes.Vector(x: Double(x), y: Double(y))) {
      $0.offset.x += $1.x
      $0.offset.y += $1.y
    }
  }

  /// Draws this view larger or smaller. Controls and gestures in it, and those around it, are met where they are drawn.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    let (x, y) = (legal(x, or: 1, for: "scale"), legal(y, or: 1, for: "scale"))
    return attribute(AnchoredEffect(Attributes.Vector(x: Double(x), y: Double(y)), at: anchor)) {
      $0.turn(by: 0, scale: $1.effect, around: $1.anchor)
    }
  }

  /// Turns this view, as it is drawn. Controls and gestures in it, and those around it, are met where they are drawn.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let angle = legal(angle, for: "angle")
    return attribute(AnchoredEffect(angle, at: anchor)) {
      $0.turn(by: $1.effect.radians, scale: .init(x: 1, y: 1), around: $1.anchor)
    }
  }

  /// Accepted without effect: changes of position and size are always resolved where they are.
  public nonisolated func geometryGroup() -> some View { self }
}

/// A change around a point of the view. A view has one such point: the outermost modifier's.
private struct AnchoredEffect<Effect: Equatable>: Equatable {
  let effect: Effect
  let anchor: Attributes.Vector
  init(_ effect: Effect, at anchor: UnitPoint) {
    self.effect = effect
    self.anchor = Attributes.Vector(x: Double(anchor.x), y: Double(anchor.y))
  }
}
