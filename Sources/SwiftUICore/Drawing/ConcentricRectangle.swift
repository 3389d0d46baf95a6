extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// In points; nil: as that of the container.
      fileprivate var radius: CGFloat?
      fileprivate var least: CGFloat = 0
      /// As round as the corners of the container that it stands in.
      public static var concentric: Style { Style() }
      /// As round as the corners of the container, and at least of this radius, in points.
      public static func concentric(minimum: Style) -> Style { Style(least: minimum.radius ?? minimum.least) }
      /// Of this radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

      private init(radius: CGFloat? = nil, least: CGFloat = 0) {
        self.radius = radius
        self.least = least
      }
      /// A radius, in points.
      public init(floatLiteral value: Double) { self.init(radius: CGFloat(value)) }
      public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }

      fileprivate func radius(in container: CGFloat) -> CGFloat { radius ?? max(container, least) }
    }
  }
}

/// A rectangle whose corners are as round as those of the container that it stands in, however far inside, or of radii of
/// their own. The container is what `containerShape` says.
public struct ConcentricRectangle: InsettableShape {
  /// By corner: the leading ones of the top and the bottom, and the others.
  private let topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
  /// Whether all corners are as round as the roundest of them.
  private let isUniform: Bool

  public nonisolated init() { self.init(corners: .concentric) }
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform)
  }
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: false)
  }
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  private nonisolated init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    self.isUniform = isUniform
  }

  /// Without a container its corners are square where nothing else is said.
  public nonisolated func path(in rect: CGRect) -> Path { shape(in: RectangleCornerRadii()).path(in: rect) }
  public nonisolated static var _followsContainer: Bool { true }
  public nonisolated func _inside(_ container: any InsettableShape) -> any Shape {
    switch container {
    case let rounded as RoundedRectangle:
      let radius = min(rounded.cornerSize.width, rounded.cornerSize.height)
      return shape(
        in: RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius))
    case let uneven as UnevenRoundedRectangle: return shape(in: uneven.cornerRadii)
    case is Rectangle: return shape(in: RectangleCornerRadii())
    // No corners that others could be as round as.
    default: return container
    }
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  private nonisolated func shape(in container: RectangleCornerRadii) -> UnevenRoundedRectangle {
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(in: container.topLeading),
      bottomLeading: bottomLeading.radius(in: container.bottomLeading),
      bottomTrailing: bottomTrailing.radius(in: container.bottomTrailing),
      topTrailing: topTrailing.radius(in: container.topTrailing))
    if isUniform {
      let most = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = RectangleCornerRadii(
        topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return UnevenRoundedRectangle(cornerRadii: radii)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners as round as those of the container that it stands in, or of radii of their own.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}
