extension Color {
  /// How the colours between two others are found.
  public struct MixingSpace: Hashable, Sendable {
    fileprivate let isPerceptual: Bool
    /// By sRGB components.
    public static let device = MixingSpace(isPerceptual: false)
    /// By what the eye takes for even steps.
    public static let perceptual = MixingSpace(isPerceptual: true)
  }

  /// The colour with a share of `rhs` in it, from 0 (none) to 1 (nothing else). Colours that follow the theme are mixed as they
  /// are where the mixture is shown.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: MixingSpace = .perceptual) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return rhs }
    let mixture = ColorMixture(
      first: ColorMixture.Part(self), second: ColorMixture.Part(rhs), share: Float(fraction),
      isPerceptual: colorSpace.isPerceptual)
    // What is the same everywhere is mixed once, and exactly.
    if case .fixed = value, case .fixed = rhs.value {
      let environment = EnvironmentValues()
      return Color(mixture.mix(resolve(in: environment), rhs.resolve(in: environment)))
    }
    return Color(.mixed(mixture))
  }
}

extension Color {
  /// Whether it is the theme's ground in another shade, as boxes have it, rather than a colour of the program's.
  package var isShadeOfGround: Bool {
    if case .mixed(let mixture) = value { mixture.isShadeOfGround } else { false }
  }
}

/// Two colours, and how much there is of the second. As small as other colours are: there are many, and they are copied often.
package struct ColorMixture: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    /// nil: none of the theme's.
    private let theme: Color.ThemeColor?
    /// As 0xRRGGBBAA; of a colour of the theme the opacity alone.
    private var light: UInt32
    private var dark: UInt32

    fileprivate var isGround: Bool { theme == .background }
    fileprivate var isOfTheme: Bool { theme != nil }

    fileprivate init(_ color: Color) {
      if case .theme(let theme, let opacity) = color.value {
        self.theme = theme
        light = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        dark = light
      } else {
        theme = nil
        var environment = EnvironmentValues()
        environment.colorScheme = .light
        light = color.resolve(in: environment).rgba
        environment.colorScheme = .dark
        dark = color.resolve(in: environment).rgba
      }
    }

    fileprivate func following(accent: Color) -> Part {
      theme == .accent ? Part(color.following(accent: accent)) : self
    }

    package var color: Color {
      if let theme { return Color(.theme(theme, opacity: Double(light & 255) / 255)) }
      return Color(.adaptive(light: light, dark: dark, opacity: 1))
    }

    fileprivate func faded(by opacity: Double) -> Part {
      func faded(_ rgba: UInt32) -> UInt32 {
        rgba & ~255 | UInt32((min(max(Double(rgba & 255) * opacity, 0), 255)).rounded())
      }
      var part = self
      (part.light, part.dark) = (faded(light), faded(dark))
      return part
    }
  }
  package let first: Part
  package let second: Part
  fileprivate let share: Float
  fileprivate let isPerceptual: Bool

  /// Whether it is the theme's ground in another shade, made of the theme's own colours.
  fileprivate var isShadeOfGround: Bool { first.isGround && second.isOfTheme }

  /// The mixture, `opacity` times as opaque.
  func faded(by opacity: Double) -> ColorMixture {
    ColorMixture(
      first: first.faded(by: opacity), second: second.faded(by: opacity), share: share,
      isPerceptual: isPerceptual)
  }

  /// The mixture where the accent is `accent`.
  func following(accent: Color) -> ColorMixture {
    ColorMixture(
      first: first.following(accent: accent), second: second.following(accent: accent), share: share,
      isPerceptual: isPerceptual)
  }

  /// The mixture of what both are somewhere.
  package func mix(_ first: Color.Resolved, _ second: Color.Resolved) -> Color.Resolved {
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
    var mixed = Color.Resolved(red: 0, green: 0, blue: 0, opacity: between(first.opacity, second.opacity))
    if isPerceptual {
      let (a, b) = (Oklab(first), Oklab(second))
      let between = Oklab(l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b))
      (mixed.linearRed, mixed.linearGreen, mixed.linearBlue) = between.linear
    } else {
      mixed.red = between(first.red, second.red)
      mixed.green = between(first.green, second.green)
      mixed.blue = between(first.blue, second.blue)
    }
    return mixed
  }
}

extension Color.Resolved {
  /// 0xRRGGBBAA.
  fileprivate var rgba: UInt32 {
    [red, green, blue, opacity].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }
}

/// A colour by lightness and two opponent axes, in Björn Ottosson's Oklab, where equal distances look equal.
private struct Oklab {
  var l, a, b: Float

  init(l: Float, a: Float, b: Float) { (self.l, self.a, self.b) = (l, a, b) }

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    let long = cbrt(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_995 * blue)
    let medium = cbrt(0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue)
    let short = cbrt(0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue)
    l = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short
    a = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
    b = 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
  }

  /// Linear sRGB.
  var linear: (Float, Float, Float) {
    func cube(_ x: Float) -> Float { x * x * x }
    let long = cube(l + 0.396_337_78 * a + 0.215_803_76 * b)
    let medium = cube(l - 0.105_561_346 * a - 0.063_854_17 * b)
    let short = cube(l - 0.089_484_18 * a - 1.291_485_5 * b)
    return (
      4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short,
      -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_38 * short,
      -0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short
    )
  }
}
