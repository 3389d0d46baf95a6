/// What is done to the finished picture of a view; lengths in points.
package struct PictureEffects: Equatable, Sendable {
  package struct Shadow: Equatable, Sendable {
    package var color: Color
    package var radius, x, y: Double

    init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
      self.color = color
      self.radius = Double(legal(radius, .length, or: 0, for: "shadow radius"))
      self.x = Double(legal(x, or: 0, for: "shadow offset"))
      self.y = Double(legal(y, or: 0, for: "shadow offset"))
    }
  }
  package var blur: Double = 0
  package var shadow: Shadow?
  package var colors: ColorShares?
  /// Whether how light a colour is becomes how opaque black is in its place.
  package var luminanceIsAlpha = false

  static func legalBlur(_ radius: CGFloat) -> Double {
    Double(legal(radius, .length, or: 0, for: "blur radius"))
  }
}

/// A change of red, green and blue, from 0 to 1: each becomes a sum of shares of the three and a number.
package struct ColorShares: Equatable, Sendable {
  /// Three rows of four.
  package var rows: [Double]

  init(_ rows: [Double]) { self.rows = rows }

  /// First this change, then `other`.
  func followed(by other: ColorShares) -> ColorShares {
    var both = [Double](repeating: 0, count: 12)
    for row in 0..<3 {
      for column in 0..<4 {
        var sum: Double = column == 3 ? other.rows[row * 4 + 3] : 0
        for index in 0..<3 { sum += other.rows[row * 4 + index] * rows[index * 4 + column] }
        both[row * 4 + column] = sum
      }
    }
    return ColorShares(both)
  }

  /// Between grey (0) and the colours as they are (1), and beyond.
  static func saturation(_ amount: Double) -> ColorShares {
    let s = legal(amount, or: 1, for: "saturation")
    let (r, g, b) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
    return ColorShares([r + s, g, b, 0, r, g + s, b, 0, r, g, b + s, 0])
  }
  /// Between the colours as they are (0) and grey (1).
  static func grayscale(_ amount: Double) -> ColorShares {
    saturation(1 - min(max(legal(amount, .any, or: 0, for: "grayscale"), 0), 1))
  }
  static func brightness(_ amount: Double) -> ColorShares {
    let amount = legal(amount, or: 0, for: "brightness")
    return ColorShares([1, 0, 0, amount, 0, 1, 0, amount, 0, 0, 1, amount])
  }
  static func contrast(_ amount: Double) -> ColorShares {
    let c = legal(amount, or: 1, for: "contrast")
    let middle = (1 - c) / 2
    return ColorShares([c, 0, 0, middle, 0, c, 0, middle, 0, 0, c, middle])
  }
  static let inverse = ColorShares([-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1])
  static func multiply(_ red: Double, _ green: Double, _ blue: Double) -> ColorShares {
    ColorShares([red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0])
  }
  /// A turn around the axis of greys.
  static func hueRotation(_ angle: Angle) -> ColorShares {
    let angle = legal(angle, for: "rotation of hues")
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    return ColorShares([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0,
    ])
  }
}

/// A view whose picture is changed before it is seen.
public struct _EffectView<Content: View> {
  let content: Content
  let effects: (@MainActor (EnvironmentValues, Graph) -> PictureEffects)
}

extension _EffectView: View, DecoratingView {
  public typealias Body = Never
  public var body: Never { Diagnostics.hasNoBody(Self.self, "it is a primitive view") }

  var modified: Content { content }
  func around<C: View>(_ content: C) -> AnyView {
    AnyView(_EffectView<C>(content: content, effects: effects))
  }

  var layered: Content { content }
  var decorating: Decorating? { Decorating(effects: effects) }
}

extension View {
  private nonisolated func effects(_ effects: PictureEffects) -> some View {
    _EffectView(content: self) { _, _ in effects }
  }
  private nonisolated func colors(_ matrix: ColorShares) -> some View {
    var effects = PictureEffects()
    effects.colors = matrix
    return self.effects(effects)
  }

  /// Draws a shadow behind this view, as it is: of text the letters, of a shape its outline.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    var effects = PictureEffects()
    effects.shadow = .init(color, radius, x, y)
    return self.effects(effects)
  }
  /// Blurs what is drawn of this view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    var effects = PictureEffects()
    effects.blur = PictureEffects.legalBlur(radius)
    return self.effects(effects)
  }
  /// 0 grey to 1 as it is, and beyond.
  public nonisolated func saturation(_ amount: Double) -> some View { colors(.saturation(amount)) }
  /// 0 as it is to 1 grey.
  public nonisolated func grayscale(_ amount: Double) -> some View { colors(.grayscale(amount)) }
  /// Adds `amount`, from -1 to 1, to every colour.
  public nonisolated func brightness(_ amount: Double) -> some View { colors(.brightness(amount)) }
  /// 1 as it is, 0 grey, beyond 1 more.
  public nonisolated func contrast(_ amount: Double) -> some View { colors(.contrast(amount)) }
  public nonisolated func colorInvert() -> some View { colors(.inverse) }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { colors(.hueRotation(angle)) }
  /// Multiplies every colour with `color`.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    _EffectView(content: self) { _, graph in
      let components = graph.renderer.components(of: color)
      var effects = PictureEffects()
      effects.colors = .multiply(components.red, components.green, components.blue)
      return effects
    }
  }
  /// Draws this view into a picture of its own: what is blended in it mixes with what is in it alone.
  public nonisolated func compositingGroup() -> some View {
    attribute(BlendMode.normal) { $0.blendMode = $1 }
  }
  /// Draws this view into a picture of its own, as `compositingGroup` does; cairo computes with one kind of colours.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { compositingGroup() }
  /// Mixes this view with what is drawn behind it, in the window or in the nearest `compositingGroup()` around. What cairo
  /// has no rule for, `plusDarker`, is multiplied.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    attribute(blendMode) { $0.blendMode = $1 }
  }
  /// Draws black in place of every colour, the more opaque the lighter it is: a mask.
  public nonisolated func luminanceToAlpha() -> some View {
    var effects = PictureEffects()
    effects.luminanceIsAlpha = true
    return self.effects(effects)
  }
}

/// How colours are computed with; by name.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// How what is drawn mixes with what is behind.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
