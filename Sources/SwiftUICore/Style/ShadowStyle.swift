/// A shadow that belongs to what something is painted with. Shapes have it; text and symbols take the style's colour alone.
public struct ShadowStyle: Hashable, Sendable {
  package enum Side: Hashable, Sendable { case drop, inner }
  package var side: Side
  package var color: Color
  /// In points, as the offsets are.
  package var radius, x, y: Double

  private init(_ side: Side, _ shadow: PictureEffects.Shadow) {
    self.side = side
    color = shadow.color
    (radius, x, y) = (shadow.radius, shadow.x, shadow.y)
  }

  /// A shadow that lies under what casts it.
  /// - Parameters: lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(.drop, PictureEffects.Shadow(color, radius, x, y))
  }
  /// A shadow that falls from the edges onto what is within them.
  /// - Parameters: lengths in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(.inner, PictureEffects.Shadow(color, radius, x, y))
  }
}

/// A style whose surface has a shadow, or is mixed with what is behind.
public struct _EffectShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let effects: PaintEffects
  public nonisolated static var _mayHaveEffects: Bool { true }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    let paint = style._paint(in: environment).paint ?? environment.foreground ?? .color(.primary)
    return _Paint(paint.with(effects))
  }
}

extension ShapeStyle {
  /// The style with a shadow of each shape that is painted with it. Text and symbols have none; `shadow(radius:)` of a view
  /// gives them one.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _EffectShapeStyle(style: self, effects: PaintEffects(shadows: [style]))
  }
  /// The style, mixed with what is behind the shapes that are painted with it. Text and symbols cover it; `blendMode(_:)` of
  /// a view mixes them.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _EffectShapeStyle(style: self, effects: PaintEffects(blendMode: mode))
  }
}
