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
    painted(ShapeSurface(shape: shape, style: style, fill: fillStyle), over: background)
  }
}

extension ShapeView {
  /// A surface over what was painted before.
  @ViewBuilder
  func painted<Surface: View, Background: View>(
    _ surface: Surface, over background: Background
  ) -> some View {
    if Background.self == EmptyView.self {
      surface
    } else {
      ZStack {
        background
        surface
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
}

extension ShapeView {
  /// Paints the shape again, over what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
}

extension Color: View, DescribedView {
  func describe(in context: DescriptionContext) -> FillDescription {
    FillDescription(paint: .color(following(accent: context.style.accent)))
  }
}

extension FillDescription {
  /// Whether the figure may not take all it is offered.
  package var mayHaveOwnSize: Bool {
    switch shape {
    case .circle, .outline: true
    case .rectangle, .rounded, .ellipse, .capsule: false
    }
  }
  /// The size of the figure where `proposal` is offered.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch shape {
    case .circle: Circle().sizeThatFits(proposal)
    case .outline(let outline): outline.sizeThatFits(proposal)
    case .rectangle, .rounded, .ellipse, .capsule: proposal.replacingUnspecifiedDimensions()
    }
  }
}
