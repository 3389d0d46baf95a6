/// A change of how a view looks that leaves layout alone: what `visualEffect` makes of a view's place.
public protocol VisualEffect: Sendable {
  func _change(_ look: inout _VisualLook)
  /// Whether the finished picture is changed, not only how it is drawn.
  static var _changesPicture: Bool { get }
}

/// What visual effects come down to.
public struct _VisualLook: Sendable {
  var attributes = Attributes()
  var picture = PictureEffects()
}

/// No change: what others build on.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _change(_ look: inout _VisualLook) {}
  public static var _changesPicture: Bool { false }
}

/// An effect, and one after it.
public struct _VisualEffectStep<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (inout _VisualLook) -> Void
  public func _change(_ look: inout _VisualLook) {
    base._change(&look)
    change(&look)
  }
  public static var _changesPicture: Bool { Base._changesPicture }
}

/// An effect, and one after it that changes the finished picture.
public struct _PictureEffectStep<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (inout PictureEffects) -> Void
  public func _change(_ look: inout _VisualLook) {
    base._change(&look)
    change(&look.picture)
  }
  public static var _changesPicture: Bool { true }
}

extension VisualEffect {
  private func step(_ change: @escaping @Sendable (inout Attributes) -> Void) -> _VisualEffectStep<Self> {
    _VisualEffectStep(base: self) { change(&$0.attributes) }
  }
  private func colors(_ matrix: ColorShares) -> _PictureEffectStep<Self> {
    _PictureEffectStep(base: self) { $0.colors = $0.colors?.followed(by: matrix) ?? matrix }
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    let opacity = min(max(legal(opacity, .any, or: 1, for: "opacity"), 0), 1)
    return step { $0.opacity *= opacity }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    let (x, y) = (legal(x, or: 0, for: "offset"), legal(y, or: 0, for: "offset"))
    return step {
      $0.offset.x += Double(x)
      $0.offset.y += Double(y)
    }
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    let (x, y) = (legal(x, or: 1, for: "scale"), legal(y, or: 1, for: "scale"))
    return step {
      $0.scale.x *= Double(x)
      $0.scale.y *= Double(y)
      $0.anchor = Attributes.Vector(x: Double(anchor.x), y: Double(anchor.y))
    }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    let angle = legal(angle, for: "angle")
    return step {
      $0.rotation += angle.radians
      $0.anchor = Attributes.Vector(x: Double(anchor.x), y: Double(anchor.y))
    }
  }
  /// Turns the view in space, without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let (angle, axis) = (legal(angle, for: "angle"), [axis.x, axis.y, axis.z])
    return step {
      let turn = _Rotation3DEffect(angle: angle, axis: (axis[0], axis[1], axis[2]), anchor: anchor)
      $0.draw(through: DrawnMatrix { turn.matrix($0) })
    }
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    step { $0.draw(through: DrawnMatrix { _ in transform }) }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    let radius = PictureEffects.legalBlur(radius)
    return _PictureEffectStep(base: self) { $0.blur += radius }
  }
  public func brightness(_ amount: Double) -> some VisualEffect { colors(.brightness(amount)) }
  public func contrast(_ amount: Double) -> some VisualEffect { colors(.contrast(amount)) }
  public func saturation(_ amount: Double) -> some VisualEffect { colors(.saturation(amount)) }
  public func grayscale(_ amount: Double) -> some VisualEffect { colors(.grayscale(amount)) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { colors(.hueRotation(angle)) }
}
