/// A shape some points smaller on all sides.
public struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  let amount: CGFloat

  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(
      in: CGRect(
        x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.width - 2 * amount),
        height: max(0, rect.height - 2 * amount)))
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public nonisolated var _drawing: _ShapeDrawing? {
    guard var drawing = base._drawing else { return nil }
    drawing.inset += Double(amount)
    if case .rounded(let radius) = drawing.kind { drawing.kind = .rounded(max(0, radius - Double(amount))) }
    return drawing
  }
  public nonisolated func inset(by more: CGFloat) -> some InsettableShape {
    _InsetShape(base: base, amount: amount + more)
  }
  public nonisolated static var _followsContainer: Bool { Base._followsContainer }
  public nonisolated func _inside(_ container: any InsettableShape) -> any Shape {
    guard Base._followsContainer else { return self }
    func inset<S: Shape>(_ shape: S) -> any Shape { _InsetShape<S>(base: shape, amount: amount) }
    let standing: any Shape = base._inside(container)
    return inset(standing)
  }
  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// The line along a shape's outline.
public struct _StrokedShape<Base: Shape>: Shape {
  public var shape: Base
  public var style: StrokeStyle

  public static var role: ShapeRole { .stroke }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  public nonisolated var _drawing: _ShapeDrawing? {
    guard var drawing = shape._drawing, drawing.stroke == nil else { return nil }
    drawing.stroke = style
    return drawing
  }
  public nonisolated static var _followsContainer: Bool { Base._followsContainer }
  public nonisolated func _inside(_ container: any InsettableShape) -> any Shape {
    guard Base._followsContainer else { return self }
    func stroked<S: Shape>(_ shape: S) -> any Shape { _StrokedShape<S>(shape: shape, style: style) }
    let standing: any Shape = shape._inside(container)
    return stroked(standing)
  }
  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
  public var shape: Base
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

/// A shape in a rectangle of a size of its own, a point of which lies on the same point of the room.
public struct _SizedShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize
  var anchor = UnitPoint.topLeading
  public nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated var animatableData:
    AnimatablePair<Base.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// The part of the outline between two shares of its length, from 0 to 1.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(
      shape: self, startFraction: legal(startFraction, .any, or: 0, for: "start of a trimmed shape"),
      endFraction: legal(endFraction, .any, or: 1, for: "end of a trimmed shape"))
  }
  /// The line along the outline, half of it outside.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The shape in a rectangle of this size at the top left of the room.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape in a rectangle of this size; `anchor` is the point of it that lies on the same point of the room.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
