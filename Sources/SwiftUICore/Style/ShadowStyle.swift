/// A shadow that belongs to what something is painted with.
public struct ShadowStyle: Hashable, Sendable {
  private init() {}
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
  /// Accepted without effect: what is painted with the style has no shadow; `shadow(radius:)` of a view gives it one.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: 1)
  }
}
