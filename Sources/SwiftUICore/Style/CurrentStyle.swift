extension ShapeStyle {
  /// Accepted without effect: what a style is blended with is known to views alone; `blendMode(_:)` of a view does it.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: 1)
  }
}

// Styles that change what is painted with around, which `foreground` stands for.
extension ShapeStyle where Self == AnyShapeStyle {
  /// What is painted with around, `opacity` times as opaque.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
  /// What is painted with around; the shadow is accepted without effect, as it is for every style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  /// What is painted with around; the mode is accepted without effect, as it is for every style.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}

extension Material {
  /// Accepted without effect: materials look one way.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
