import Foundation

extension PlatformColor {
  /// What a colour is called where a program lists its own.
  public typealias Name = String

  /// What `dynamicProvider` gives in light windows and in dark ones: it is asked for both, once. Of a colour of the theme it is the
  /// shade that the theme has at the moment.
  /// - Parameter name: accepted: nobody lists a program's colours.
  public convenience init(name: Name?, dynamicProvider: (PlatformAppearance) -> PlatformColor) {
    self.init(
      light: dynamicProvider(PlatformAppearance(named: .aqua)!),
      dark: dynamicProvider(PlatformAppearance(named: .darkAqua)!))
  }

  /// One colour in light windows, another in dark ones.
  convenience init(light: PlatformColor, dark: PlatformColor) {
    // One that follows the theme does so by itself.
    let follows = light.color == dark.color
    self.init(
      follows
        ? light.color
        : Color(.adaptive(light: light.shade(inDark: false), dark: dark.shade(inDark: true), opacity: 1)))
  }

  /// Red, green, blue and opacity, a byte each from the highest on, in light windows or in dark ones.
  private func shade(inDark isDark: Bool) -> UInt32 {
    let style: PlatformTraits.UserInterfaceStyle = isDark ? .dark : .light
    let color = resolvedColor(with: PlatformTraits(userInterfaceStyle: style))
    let shares = [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
    return shares.reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }
}
