/// What text, symbols and shapes can be painted with: a colour, a gradient, a material, or a level of what is painted with
/// around. Text and symbols in a button have one colour; of a gradient they take the middle one.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment, for styles that follow it.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
  nonisolated func _paint(in environment: EnvironmentValues) -> _Paint
  /// Whether what is painted may be seen out of its shape, or be mixed with what is behind.
  nonisolated static var _mayHaveEffects: Bool { get }
}

extension ShapeStyle {
  public nonisolated static var _mayHaveEffects: Bool { Resolved._mayHaveEffects }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
  /// The style, `opacity` times as opaque.
  @_disfavoredOverload
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Resolved == Never {
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    Diagnostics.stop("\(Self.self) resolves to nothing: it is a primitive style, or has no resolve(in:).")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public nonisolated static var _mayHaveEffects: Bool { false }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(nil) }
}

public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  public nonisolated static var _mayHaveEffects: Bool { Style._mayHaveEffects }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    let paint = style._paint(in: environment).paint ?? environment.foreground ?? .color(.primary)
    return _Paint(paint.opacity(opacity))
  }
}

extension Color: ShapeStyle {
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(following(accent: environment.accent)))
  }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var accentColor: Color { Color.accentColor }
}

/// A style that the environment decides.
public struct ForegroundStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(nil) }
}
/// The accent: the one set around, or the theme's.
public struct TintShapeStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(environment.tintPaint ?? .color(Color.accentColor.following(accent: environment.accent)))
  }
}
/// The ground of windows.
public struct BackgroundStyle: ShapeStyle {
  public nonisolated init() {}
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundStyle?._paint(in: environment)
      ?? _Paint(.color(Color(.theme(.background, opacity: 1))))
  }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { .init() } }
/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public nonisolated init<S: ShapeStyle>(_ style: S) { self.style = style }
  public nonisolated static var _mayHaveEffects: Bool { true }
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment)
  }
}

/// Ground that lets some of what is behind shine through. GTK does not blur what is behind; the ground's colour lies over it.
/// From the regular one on so much of it that words on it, secondary ones too, can be read whatever is there. The thin ones let
/// the colour of a picture or gradient through, which programs write on in white or in the text's colour.
public struct Material: ShapeStyle {
  /// How opaque it is. From 0.89 on words that are secondary have a contrast of 4.5 to 1 over white and over black.
  let strength: Double
  /// How much of the text's colour is in it, so that it is seen on the window's own ground; bars are as that.
  var shade = 0.05
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(Color(.theme(.background, opacity: 1)).mix(with: .primary, by: shade).opacity(strength)))
  }
  public static let ultraThin = Material(strength: 0.5)
  public static let thin = Material(strength: 0.65)
  public static let regular = Material(strength: 0.93)
  public static let thick = Material(strength: 0.95)
  public static let ultraThick = Material(strength: 0.97)
  public static let bar = Material(strength: 0.96, shade: 0)
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension View {
  /// Sets what text, symbols and shapes in this view are painted with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      LooksModifier { values in
        if let level = style as? HierarchicalShapeStyle {
          values.foregroundLevels = level.levels(in: values)
        } else if let paint = style._paint(in: values).paint {
          values.foreground = paint
        }
      })
  }
  /// Sets what is painted with, and what the level after that is: the style `secondary`, and the frames of symbols in
  /// circles and the like, and what a symbol's badge is beside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { levels(primary, secondary, nil) }
  /// Sets what is painted with, and what the two levels after that are.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { levels(primary, secondary, tertiary) }

  private nonisolated func levels(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: (any ShapeStyle)?
  ) -> some View {
    modifier(
      LooksModifier { values in
        // Each as it is meant outside of this modifier.
        values.foregroundLevels = ForegroundLevels(
          primary: primary._paint(in: values).paint ?? values.foreground,
          secondary: secondary._paint(in: values).paint, tertiary: tertiary?._paint(in: values).paint)
      })
  }

  /// Paints the area behind this view. A colour is a view too: that overload comes first.
  /// - Parameter edges: accepted; a window has no unsafe area.
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(alignment: .center) { Rectangle().fill(style) }
  }
  /// Paints the area behind this view with the ground of windows.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Paints a shape behind this view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) { shape.fill(style, style: fillStyle) }
  }
  /// Paints a shape behind this view in the colour of the ground of windows.
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Paints over this view.
  @_disfavoredOverload
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(alignment: .center) { Rectangle().fill(style) }
  }
  /// Paints a shape over this view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }
  /// Draws a line within the edges of this view, `width` points wide.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width) }
  }
  /// Sets the accent of controls: gauges and bars take a gradient as it is, others its middle colour.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(_EnvironmentModifier { values in values.tintPaint = tint._paint(in: values).paint })
  }
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(_EnvironmentModifier { values in values.tintPaint = tint?._paint(in: values).paint })
  }
}
