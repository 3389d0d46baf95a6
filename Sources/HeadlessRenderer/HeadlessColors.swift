package import SwiftUICore

/// The colours of a theme that tests see: light, and always the same.
package enum HeadlessColors {
  package static func components(of color: Color) -> ColorComponents {
    switch color.value {
    case .fixed(let red, let green, let blue, let opacity):
      return ColorComponents(red: red, green: green, blue: blue, opacity: opacity)
    case .adaptive(let light, _, let opacity):
      func channel(_ shift: UInt32) -> Double { Double(light >> shift & 255) / 255 }
      return ColorComponents(
        red: channel(24), green: channel(16), blue: channel(8), opacity: opacity * channel(0))
    case .mixed(let mixture):
      func resolved(_ part: ColorMixture.Part) -> Color.Resolved {
        let color = components(of: part.color)
        return Color.Resolved(
          red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
          opacity: Float(color.opacity))
      }
      let mixed = mixture.mix(resolved(mixture.first), resolved(mixture.second))
      return ColorComponents(
        red: Double(mixed.red), green: Double(mixed.green), blue: Double(mixed.blue),
        opacity: Double(mixed.opacity))
    case .theme(let theme, let opacity):
      let hex = shade(of: theme)
      func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
      let own =
        switch theme {
        case .clear: 0.0
        case .secondary: 0.5
        case .tertiary: 0.3
        case .quaternary: 0.2
        case .quinary: 0.125
        default: 1.0
        }
      return ColorComponents(
        red: channel(16), green: channel(8), blue: channel(0), opacity: opacity * own)
    }
  }

  private static func shade(of color: Color.ThemeColor) -> UInt32 {
    switch color {
    case .primary, .secondary, .tertiary, .quaternary, .quinary, .clear, .black: 0x000000
    case .background, .base, .white: 0xFFFFFF
    case .accent, .blue: 0x0000FF
    case .red: 0xFF0000
    case .green: 0x00FF00
    case .orange: 0xFF8000
    case .yellow: 0xFFFF00
    case .mint: 0x00FFC0
    case .teal: 0x008080
    case .cyan: 0x00FFFF
    case .indigo: 0x4000FF
    case .purple: 0x8000FF
    case .pink: 0xFF0080
    case .brown: 0x805020
    case .gray: 0x808080
    }
  }
}
