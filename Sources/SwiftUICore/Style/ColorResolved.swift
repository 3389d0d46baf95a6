extension Color {
  /// A colour by its components, with nothing left to the surroundings. They are kept linear, and may lie beyond 0 to 1
  /// for what sRGB cannot show.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (Gamma.linear(red), Gamma.linear(green), Gamma.linear(blue))
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        // The matrix from Display P3's primaries to sRGB's; both have the white D65.
        let (red, green, blue) = (Gamma.linear(red), Gamma.linear(green), Gamma.linear(blue))
        linearRed = 1.2249 * red - 0.2247 * green
        linearGreen = -0.0420 * red + 1.0419 * green
        linearBlue = -0.0197 * red - 0.0786 * green + 1.0979 * blue
      }
    }

    /// In sRGB, as are the next two.
    public var red: Float {
      get { Gamma.encoded(linearRed) }
      set { linearRed = Gamma.linear(newValue) }
    }
    public var green: Float {
      get { Gamma.encoded(linearGreen) }
      set { linearGreen = Gamma.linear(newValue) }
    }
    public var blue: Float {
      get { Gamma.encoded(linearBlue) }
      set { linearBlue = Gamma.linear(newValue) }
    }
  }

  /// The colour with these components, wherever it is shown.
  public init(_ resolved: Resolved) {
    func unit(_ x: Float) -> Double { x.isFinite ? Double(min(max(x, 0), 1)) : 0 }
    self.init(.fixed(unit(resolved.red), unit(resolved.green), unit(resolved.blue), unit(resolved.opacity)))
  }

  /// The components the colour has in `environment`. SwiftUI's named colours resolve to the shades Apple documents for
  /// light and dark; on the screen a theme of the desktop may show its own.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let isDark = environment.colorScheme == .dark
    switch value {
    case .fixed(let red, let green, let blue, let opacity):
      return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .theme(.accent, let opacity):
      let accent = environment.tint ?? .blue
      return accent.value == value
        ? Color.blue.resolve(in: environment) : accent.opacity(opacity).resolve(in: environment)
    case .theme(let theme, let opacity):
      let shades = theme.documentedShades
      return Resolved(rgba: isDark ? shades.dark : shades.light, opacity: opacity)
    case .adaptive(let light, let dark, let opacity):
      return Resolved(rgba: isDark ? dark : light, opacity: opacity)
    case .mixed(let mixture):
      return mixture.mix(
        mixture.first.color.resolve(in: environment), mixture.second.color.resolve(in: environment))
    }
  }
}

extension Color.Resolved {
  /// From 0xRRGGBBAA.
  fileprivate init(rgba: UInt32, opacity: Double) {
    func channel(_ shift: UInt32) -> Float { Float(rgba >> shift & 255) / 255 }
    self.init(
      red: channel(24), green: channel(16), blue: channel(8),
      opacity: Float(Double(rgba & 255) / 255 * opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public nonisolated var _color: Color { Color(self) }
}

extension Color.Resolved: CustomStringConvertible {
  /// In hexadecimal sRGB, as `#RRGGBBAA`.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { component in
        let byte = component.isFinite ? Int(min(max(component, 0), 1) * 255 + 0.5) : 0
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >
  public var animatableData: AnimatableData {
    get { .init(linearRed, .init(linearGreen, .init(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  /// As a list of red, green, blue (in sRGB) and opacity.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(contentsOf: [red, green, blue, opacity])
  }
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      red: try list.decode(Float.self), green: try list.decode(Float.self),
      blue: try list.decode(Float.self), opacity: try list.decode(Float.self))
  }
}

/// The curve of sRGB, continued through zero for what lies beyond it.
private enum Gamma {
  static func linear(_ encoded: Float) -> Float {
    let x = abs(encoded)
    // Scaled and shifted in single precision, as SwiftUI rounds it: 0.3 comes back as a little less.
    let y = x <= 0.04045 ? x / 12.92 : x == 1 ? 1 : pow(x * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
    return encoded < 0 ? -y : y
  }
  static func encoded(_ linear: Float) -> Float {
    let x = abs(linear)
    let y = x <= 0.0031308 ? x * 12.92 : x == 1 ? 1 : pow(x, 1 / 2.4) * 1.055 - 0.055
    return linear < 0 ? -y : y
  }
}
