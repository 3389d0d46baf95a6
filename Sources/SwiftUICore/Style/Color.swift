/// A colour: one of the user's theme, or a fixed one.
public struct Color: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// Red, green, blue and opacity, each from 0 to 1, in sRGB.
    case fixed(Double, Double, Double, Double)
    case theme(ThemeColor, opacity: Double)
    /// One colour on light ground and another on dark, each as 0xRRGGBBAA in sRGB.
    case adaptive(light: UInt32, dark: UInt32, opacity: Double)
    /// Two colours mixed, as each is where it is shown.
    case mixed(ColorMixture)
  }
  /// Colours that follow the user's theme, light or dark.
  package enum ThemeColor: Hashable, Sendable {
    case primary, secondary, accent, background, clear
    /// Levels of importance after the second.
    case tertiary, quaternary, quinary
    /// The ground of text and lists.
    case base
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white
  }
  package let value: Value
  /// The shares of opacity it was given, for its description.
  let shares: OpacityShares

  package init(_ value: Value) { self.init(value, shares: OpacityShares()) }
  init(_ value: Value, shares: OpacityShares) {
    self.value = value
    self.shares = shares
  }
  init(theme: ThemeColor) { self.init(.theme(theme, opacity: 1)) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour by its components, each from 0 to 1. What sRGB cannot show is clamped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let (red, green, blue) = (
      Self.legalComponent(red), Self.legalComponent(green), Self.legalComponent(blue)
    )
    let opacity = legal(opacity, or: 1, for: "opacity of a colour")
    func unit(_ x: Double) -> Double { min(max(x, 0), 1) }
    guard colorSpace != .sRGB else {
      self.init(.fixed(unit(red), unit(green), unit(blue), unit(opacity)))
      return
    }
    let resolved = Resolved(
      colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)
    )
    self.init(resolved)
  }
  private static func legalComponent(_ x: Double) -> Double { legal(x, or: 0, for: "colour component") }

  /// A grey, 0 black to 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation) = (Self.legalComponent(hue), Self.legalComponent(saturation))
    let brightness = Self.legalComponent(brightness)
    let hue6 = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + hue6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  public static let primary = Color(theme: .primary)
  public static let secondary = Color(theme: .secondary)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(theme: .accent)
  public static let clear = Color(theme: .clear)
  public static let red = Color(theme: .red)
  public static let orange = Color(theme: .orange)
  public static let yellow = Color(theme: .yellow)
  public static let green = Color(theme: .green)
  public static let mint = Color(theme: .mint)
  public static let teal = Color(theme: .teal)
  public static let cyan = Color(theme: .cyan)
  public static let blue = Color(theme: .blue)
  public static let indigo = Color(theme: .indigo)
  public static let purple = Color(theme: .purple)
  public static let pink = Color(theme: .pink)
  public static let brown = Color(theme: .brown)
  public static let gray = Color(theme: .gray)
  public static let black = Color(theme: .black)
  public static let white = Color(theme: .white)

  /// The same colour: what `Color(.red)` is where no platform's own colours are imported.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// The colour, `opacity` times as opaque.
  public func opacity(_ opacity: Double) -> Color {
    let opacity = legal(opacity, or: 1, for: "opacity of a colour")
    let shares = shares.adding(opacity)
    return switch value {
    case .fixed(let r, let g, let b, let a): Color(.fixed(r, g, b, a * opacity), shares: shares)
    case .theme(let theme, let a): Color(.theme(theme, opacity: a * opacity), shares: shares)
    case .adaptive(let light, let dark, let a):
      Color(.adaptive(light: light, dark: dark, opacity: a * opacity), shares: shares)
    case .mixed(let mixture): Color(.mixed(mixture.faded(by: opacity)), shares: shares)
    }
  }
}
