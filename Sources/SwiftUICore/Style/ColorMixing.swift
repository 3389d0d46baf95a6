extension Color {
  /// How the colours between two others are found.
  public struct MixingSpace: Hashable, Sendable {
    fileprivate let isPerceptual: Bool
    /// By sRGB components.
    public static let device = MixingSpace(isPerceptual: false)
    /// By what the eye takes for even steps.
    public static let perceptual = MixingSpace(isPerceptual: true)
  }

  /// The colour with a share of `rhs` in it, from 0 (none) to 1 (nothing else). On dark ground the shades are mixed that both
  /// have there.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: MixingSpace = .perceptual) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return rhs }
    let light = mixed(with: rhs, by: fraction, in: colorSpace, on: .light)
    let dark = mixed(with: rhs, by: fraction, in: colorSpace, on: .dark)
    return light == dark ? Color(light) : Color(.adaptive(light: light.rgba, dark: dark.rgba, opacity: 1))
  }

  private func mixed(
    with rhs: Color, by fraction: Double, in colorSpace: MixingSpace, on scheme: ColorScheme
  ) -> Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let (first, second) = (resolve(in: environment), rhs.resolve(in: environment))
    let share = Float(fraction)
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
    var mixed = Resolved(red: 0, green: 0, blue: 0, opacity: between(first.opacity, second.opacity))
    if colorSpace.isPerceptual {
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
