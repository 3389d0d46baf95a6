/// A shape that can be filled, outlined and cut out.
public protocol Shape: Sendable, View {
  nonisolated var _kind: _ShapeKind { get }
}

/// The shapes that widgets draw.
public enum _ShapeKind: Equatable, Sendable {
  case rectangle
  case rounded(CGFloat)
  case circle, ellipse, capsule
}

extension Shape {
  nonisolated var clip: LayersDescription.Clip {
    switch _kind {
    case .rectangle: .none
    case .rounded(let radius): .rounded(Double(radius))
    case .circle, .ellipse: .circle
    case .capsule: .capsule
    }
  }
  nonisolated var fillShape: FillDescription.Shape {
    switch _kind {
    case .rectangle: .rectangle
    case .rounded(let radius): .rounded(Double(radius))
    case .circle: .circle
    case .ellipse: .ellipse
    case .capsule: .capsule
    }
  }

  public var body: some View { _ShapeFill(shape: fillShape, color: nil, lineWidth: nil) }

  /// The shape filled with `color`.
  public nonisolated func fill(_ color: Color) -> some View {
    _ShapeFill(shape: fillShape, color: color, lineWidth: nil)
  }
  /// The outline of the shape, `lineWidth` points wide.
  public nonisolated func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    _ShapeFill(shape: fillShape, color: color, lineWidth: Double(max(0, lineWidth)))
  }
  public nonisolated func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    stroke(color, lineWidth: lineWidth)
  }
}

public struct Rectangle: Shape {
  public nonisolated init() {}
  public nonisolated var _kind: _ShapeKind { .rectangle }
}
public struct RoundedRectangle: Shape {
  public var cornerRadius: CGFloat
  public nonisolated init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
  public nonisolated var _kind: _ShapeKind { .rounded(cornerRadius) }
}
public struct Circle: Shape {
  public nonisolated init() {}
  public nonisolated var _kind: _ShapeKind { .circle }
}
public struct Ellipse: Shape {
  public nonisolated init() {}
  public nonisolated var _kind: _ShapeKind { .ellipse }
}
public struct Capsule: Shape {
  public nonisolated init() {}
  public nonisolated var _kind: _ShapeKind { .capsule }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of radius `cornerRadius`, in points.
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }

/// A filled or outlined shape.
public struct _ShapeFill {
  let shape: FillDescription.Shape
  let color: Color?
  let lineWidth: Double?
}

extension _ShapeFill: View, DescribedView {
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(shape: shape, color: color ?? context.style.foreground ?? .primary, stroke: lineWidth)
  }
}

extension Color: View, DescribedView {
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(shape: .rectangle, color: self, stroke: nil)
  }
}
