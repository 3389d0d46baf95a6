/// A figure that can be filled, outlined and cut out.
///
/// A figure of your own says how its outline runs in a rectangle, and draws itself anew when that changes.
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline within `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  /// Whether the path is mirrored where one writes from the other side, as that of all but even figures is.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size of the figure where `proposal` is offered. Figures take what they are offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// How the renderer draws it without a path; nil: by its path.
  nonisolated var _drawing: _ShapeDrawing? { get }
  /// Whether it is made of the shape of the container that it stands in.
  nonisolated static var _followsContainer: Bool { get }
  /// The figure that it is in a container of a shape.
  nonisolated func _inside(_ container: any InsettableShape) -> any Shape
}

/// What a figure is meant for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// A size that is offered to a view, in points; nil: whatever the view likes best.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// The size with `size` where nothing is said.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A figure that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How a renderer draws one of the simple figures.
public struct _ShapeDrawing: Equatable, Sendable {
  var kind: FillDescription.Shape
  /// How far inside the rectangle, in points.
  var inset = 0.0
  var stroke: StrokeStyle?
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public nonisolated var _drawing: _ShapeDrawing? { nil }
  public nonisolated static var _followsContainer: Bool { false }
  public nonisolated func _inside(_ container: any InsettableShape) -> any Shape { self }

  @MainActor @preconcurrency
  public var body: some View { ShapeSurface(shape: self, style: ForegroundStyle(), fill: FillStyle()) }

  nonisolated var clip: LayersDescription.Clip {
    if let drawing = _drawing, drawing.inset == 0, drawing.stroke == nil {
      switch drawing.kind {
      case .rectangle: return .rectangle
      case .rounded(let radius): return .rounded(radius)
      case .circle: return .circle
      case .capsule: return .capsule
      case .ellipse: return .ellipse
      case .outline: break
      }
    }
    return .outline(ShapeOutline(self))
  }
}

/// A figure as a description holds it.
package struct ShapeOutline: Equatable, Sendable {
  private let shape: any Shape
  /// Whose it is, for what is found out when it is drawn.
  private let owner: WeakNode

  init(_ shape: any Shape, of owner: Node? = nil) {
    self.shape = shape
    self.owner = WeakNode(node: owner)
  }

  private var place: String {
    guard isOnMainActor() else { return "" }
    return withMainActorUnchecked { owner.node?.bodyInProgram.map { " in the body of \($0)" } ?? "" }
  }

  /// - Parameter direction: that in which one writes where the figure stands.
  package func path(in rect: CGRect, _ direction: LayoutDirection = .leftToRight) -> Path {
    let path = shape.path(in: rect).drawable(
      of: TypeName.given(type(of: shape), as: "a Shape"), place: place)
    guard shape.layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// How to cut by the figure where it stands; nil: as it is everywhere.
  @MainActor
  func clip(in context: DescriptionContext) -> LayersDescription.Clip? {
    guard type(of: shape)._followsContainer else { return nil }
    return shape._inside(context.environment.containerShape).clip
  }

  package static func == (a: ShapeOutline, b: ShapeOutline) -> Bool {
    func isSame<S: Shape>(_ a: S) -> Bool {
      guard let b = b.shape as? S else { return false }
      return withMainActorUnchecked { areSame(a, b) }
    }
    return isSame(a.shape)
  }
}

/// A figure painted in a style: what a renderer draws.
struct ShapeSurface<Content: Shape, Style: ShapeStyle>: Animatable {
  var shape: Content
  let style: Style
  let fill: FillStyle

  nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension ShapeSurface: View, DescribedView {
  typealias Body = Never

  func describe(in context: DescriptionContext) -> FillDescription {
    if Content._followsContainer {
      let standing: any Shape = shape._inside(context.environment.containerShape)
      return described(as: standing, in: context)
    }
    return described(as: shape, in: context)
  }

  @MainActor private func described<S: Shape>(as shape: S, in context: DescriptionContext) -> FillDescription
  {
    let paint = style._paint(in: context.environment).paint ?? context.style.paint ?? .color(.primary)
    guard let drawing = shape._drawing else {
      var description = FillDescription(paint: paint, shape: .outline(ShapeOutline(shape, of: context.node)))
      description.isEvenOdd = fill.isEOFilled
      return description
    }
    var description = FillDescription(paint: paint, shape: drawing.kind)
    description.inset = drawing.inset
    if let stroke = drawing.stroke {
      description.stroke = Double(stroke.lineWidth)
      if stroke != StrokeStyle(lineWidth: stroke.lineWidth) { description.strokeStyle = stroke }
    }
    return description
  }
}
