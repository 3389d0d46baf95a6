// Styles that change what is painted with around, which `foreground` stands for.
extension ShapeStyle where Self == AnyShapeStyle {
  /// What is painted with around, `opacity` times as opaque.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
  /// What is painted with around, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  /// What is painted with around, mixed with what is behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

extension Material {
  /// Accepted without effect: materials look one way.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
