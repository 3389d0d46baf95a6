/// A shape that is painted, and can be painted further.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  @MainActor @preconcurrency var shape: Content { get }
}

/// A shape painted over what was painted before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
}

extension FillShapeView: ShapeView {
  public var body: some View {
    if Background.self == EmptyView.self {
      ShapeSurface(shape: shape, style: style, fill: fillStyle)
    } else {
      ZStack {
        background
        ShapeSurface(shape: shape, style: style, fill: fillStyle)
      }
    }
  }
}

extension Shape {
  /// The shape painted with `content`.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }
  public nonisolated func fill(style: FillStyle) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }
  /// The line along the outline, half of it outside, painted with `content`.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<Self>, S, EmptyView> {
    _StrokedShape(shape: self, style: style).fill(content)
  }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<Self>, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: max(0, lineWidth)))
  }
}

extension InsettableShape {
  /// The line along the outline, all of it inside, painted with `content`.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<InsetShape>, S, EmptyView> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<InsetShape>, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: max(0, lineWidth)))
  }
}

extension ShapeView {
  /// Paints the shape again, over what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<Content>, S, Self> {
    FillShapeView(
      shape: _StrokedShape(shape: shape, style: style), style: content, fillStyle: FillStyle(),
      background: self)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<Content>, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: max(0, lineWidth)))
  }
}

extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<Content.InsetShape>, S, Self> {
    FillShapeView(
      shape: _StrokedShape(shape: shape.inset(by: style.lineWidth / 2), style: style), style: content,
      fillStyle: FillStyle(), background: self)
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> FillShapeView<_StrokedShape<Content.InsetShape>, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: max(0, lineWidth)))
  }
}

extension Color: View, DescribedView {
  func describe(in context: DescriptionContext) -> FillDescription { FillDescription(paint: .color(self)) }
}
