/// The shares of opacity a colour was given one after the other, in percent; more than four are not told.
struct OpacityShares: Hashable, Sendable {
  /// A byte each, 0 for none, the last given lowest; a share is stored one higher.
  private var bytes: UInt32 = 0

  func adding(_ opacity: Double) -> OpacityShares {
    let percent = opacity.isFinite ? (min(max(opacity, 0), 2.54) * 100).rounded() : 0
    var shares = self
    shares.bytes = bytes << 8 | UInt32(percent) + 1
    return shares
  }

  /// As in `50% 30% `, the last given first.
  var prefix: String {
    (0..<4).map { bytes >> ($0 * 8) & 255 }.filter { $0 > 0 }.map { "\($0 - 1)% " }.joined()
  }
}

extension Color: CustomStringConvertible {
  /// A named colour by its name, another as `#RRGGBBAA`, both with the opacity they were given: `50% red`.
  public var description: String { shares.prefix + name }

  private var name: String {
    switch value {
    case .theme(let theme, _): theme == .accent ? "accentColor" : "\(theme)"
    case .fixed(let red, let green, let blue, let opacity):
      Resolved(
        red: Float(red), green: Float(green), blue: Float(blue),
        opacity: shares == OpacityShares() ? Float(opacity) : 1
      ).description
    case .adaptive(let light, let dark, _):
      Color.hex(light) == Color.hex(dark) ? Color.hex(light) : "\(Color.hex(light)) or \(Color.hex(dark))"
    case .mixed: resolve(in: EnvironmentValues()).description
    }
  }

  private static func hex(_ rgba: UInt32) -> String {
    let digits = String(rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Color.ThemeColor {
  /// The shades that Apple's Human Interface Guidelines give, as 0xRRGGBBAA.
  var documentedShades: (light: UInt32, dark: UInt32) {
    switch self {
    case .primary: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondary: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiary: (0x3C3C_434C, 0xEBEB_F54C)
    case .quaternary: (0x3C3C_432D, 0xEBEB_F529)
    case .quinary: (0x3C3C_4319, 0xEBEB_F519)
    case .background, .base: (0xFFFF_FFFF, 0x0000_00FF)
    case .clear: (0, 0)
    case .red: (0xFF3B_30FF, 0xFF45_3AFF)
    case .orange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .yellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .green: (0x34C7_59FF, 0x30D1_58FF)
    case .mint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .teal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .cyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .blue, .accent: (0x007A_FFFF, 0x0A84_FFFF)
    case .indigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .purple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: (0xA284_5EFF, 0xAC8E_68FF)
    case .gray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .black: (0x0000_00FF, 0x0000_00FF)
    case .white: (0xFFFF_FFFF, 0xFFFF_FFFF)
    }
  }
}
