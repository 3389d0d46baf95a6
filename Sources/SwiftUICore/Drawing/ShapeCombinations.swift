/// Two shapes in the same rectangle, put together.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combination: PathCombination
  let eoFill: Bool

  public nonisolated func path(in rect: CGRect) -> Path {
    first.path(in: rect).combined(combination, second.path(in: rect), eoFill)
  }
  /// Together they are as even as the less even of them.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    let behavior = first.layoutDirectionBehavior
    return behavior == .fixed ? second.layoutDirectionBehavior : behavior
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
  public nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// What is in this shape or in `other`, which has the same rectangle.
  /// - Parameter eoFill: whether what lies inside an even number of outlines of a shape is outside of it.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, combination: .union, eoFill: eoFill)
  }
  /// What is in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, combination: .intersection, eoFill: eoFill)
  }
  /// What is in this shape and not in `other`.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, combination: .subtraction, eoFill: eoFill)
  }
  /// What is in one of both shapes.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, combination: .symmetricDifference, eoFill: eoFill)
  }
  /// The parts of this shape's outline that are in `other`.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, combination: .lineIntersection, eoFill: eoFill)
  }
  /// The parts of this shape's outline that are not in `other`.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, combination: .lineSubtraction, eoFill: eoFill)
  }
}
