/// A change of how a view is drawn that leaves layout alone: a matrix made of the view's size. Its data are animated.
///
/// GTK 3 draws without perspective: parallels stay parallel. Clicks are met where the view is drawn.
// `nonisolated`: what conforms is no main actor type by that, so that its data can be animated as any.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation {
  /// The matrix for a view of `size`, in points from its leading top corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency
  public func body(content: Content) -> some View {
    let matrix = DrawnMatrix {
      effectValue(size: $0).affine(around: CGPoint(x: $0.width / 2, y: $0.height / 2))
    }
    return content.attribute(matrix) { $0.draw(through: $1) }
  }
  /// The effect, without a change of where the view says that it is. It never changes that here.
  public nonisolated func ignoredByLayout() -> Self { self }
}

/// How a widget is drawn, by its size; two are the same only if they are one.
package final class DrawnMatrix: Equatable, @unchecked Sendable {
  // Made and asked on the main actor.
  private let make: (CGSize) -> CGAffineTransform

  init(_ make: @escaping (CGSize) -> CGAffineTransform) { self.make = make }

  /// The matrix for a widget of `size`, from its top left corner; what is not a number changes nothing.
  package func callAsFunction(_ size: CGSize) -> CGAffineTransform {
    let m = make(size)
    return [m.a, m.b, m.c, m.d, m.tx, m.ty].allSatisfy(\.isFinite) ? m : .identity
  }
  package static func == (a: DrawnMatrix, b: DrawnMatrix) -> Bool { a === b }
}

/// How a widget is drawn that is a view with space around it.
package struct PaddedMatrix: Equatable, Sendable {
  package let matrix: DrawnMatrix
  /// In points.
  package let space: EdgeInsets

  /// The matrix for a widget of `size`, from its top left corner.
  package func callAsFunction(_ size: CGSize, isRightToLeft: Bool) -> CGAffineTransform {
    if space == EdgeInsets() { return matrix(size) }
    let x = isRightToLeft ? space.trailing : space.leading
    let whole = CGSize(
      width: size.width + space.leading + space.trailing, height: size.height + space.top + space.bottom)
    return CGAffineTransform(translationX: x, y: space.top).concatenating(matrix(whole))
      .concatenating(CGAffineTransform(translationX: -x, y: -space.top))
  }
}

/// Draws a view through a matrix.
public struct _TransformEffect: GeometryEffect {
  var transform: CGAffineTransform

  public var animatableData: AnimatablePair<CGRect.AnimatableData, CGPoint.AnimatableData> {
    get {
      AnimatablePair(
        CGRect(x: transform.a, y: transform.b, width: transform.c, height: transform.d).animatableData,
        CGPoint(x: transform.tx, y: transform.ty).animatableData)
    }
    set {
      let (four, two) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: four.first.first, b: four.first.second, c: four.second.first, d: four.second.second, tx: two.first,
        ty: two.second)
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Draws a view turned in space.
public struct _Rotation3DEffect: GeometryEffect {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint

  public var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(matrix(size)) }

  nonisolated func matrix(_ size: CGSize) -> CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    // The upper left corner of the matrix of a turn around an axis: what is seen from far in front.
    let turn = CGAffineTransform(
      a: c + x * x * (1 - c), b: x * y * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c),
      tx: 0, ty: 0)
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension View {
  /// Draws this view through a matrix, from its leading top corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
  /// Draws this view through a matrix, without its perspective.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform: transform.affine))
  }
  /// Draws this view turned in space, as from far in front: GTK 3 draws no perspective.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(_Rotation3DEffect(angle: legal(angle, for: "angle"), axis: axis, anchor: anchor))
  }
}
