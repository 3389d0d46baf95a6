extension Color {
  /// A colour of the system's by the name that a colour set refers to it by (`systemRedColor`, `labelColor`, …); nil: there is
  /// none of that name. The names are those that Xcode offers; shades are those of `PlatformColor`.
  init?(systemNamed name: String) {
    guard let color = Self.systemColors[name] else { return nil }
    self = color
  }

  private static let systemColors: [String: Color] = {
    let (background, base) = (Color(.theme(.background, opacity: 1)), Color(.theme(.base, opacity: 1)))
    func shade(_ opacity: Double) -> Color { .primary.opacity(opacity) }
    func ground(_ share: Double) -> Color { .ground(shadedBy: share) }
    return [
      "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
      "systemGreenColor": .green,
      "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan, "systemBlueColor": .blue,
      "systemIndigoColor": .indigo, "systemPurpleColor": .purple, "systemPinkColor": .pink,
      "systemBrownColor": .brown,
      "systemGrayColor": .gray, "systemGray2Color": ground(0.45), "systemGray3Color": ground(0.35),
      "systemGray4Color": ground(0.25), "systemGray5Color": ground(0.15), "systemGray6Color": ground(0.08),
      "labelColor": .primary, "textColor": .primary, "controlTextColor": .primary, "darkTextColor": .black,
      "secondaryLabelColor": .secondary, "tertiaryLabelColor": shade(0.3),
      "quaternaryLabelColor": shade(0.18),
      "placeholderTextColor": shade(0.3), "linkColor": .blue, "controlAccentColor": .accentColor,
      "separatorColor": shade(0.15), "opaqueSeparatorColor": ground(0.2), "gridColor": shade(0.15),
      "systemBackgroundColor": base, "systemGroupedBackgroundColor": background,
      "windowBackgroundColor": background, "controlBackgroundColor": base, "textBackgroundColor": base,
      "secondarySystemBackgroundColor": ground(0.05), "secondarySystemGroupedBackgroundColor": base,
      "tertiarySystemBackgroundColor": ground(0.08), "tertiarySystemGroupedBackgroundColor": ground(0.08),
      "systemFillColor": shade(0.2), "secondarySystemFillColor": shade(0.16),
      "tertiarySystemFillColor": shade(0.12),
      "quaternarySystemFillColor": shade(0.08),
    ]
  }()
}
