/// How text grows where a program says a text size of its own. That of the desktop GTK gives to all text by itself.
struct TextGrowth: Hashable, Sendable {
  private let size: DynamicTypeSize
  /// What the desktop's text is larger by than usual.
  private let desktop: Double

  /// nil: text has the desktop's size.
  init?(_ values: EnvironmentValues) {
    size = values.dynamicTypeSize
    desktop = values.textScale ?? 1
    if size == (desktop == 1 ? .large : .nearest(to: desktop)) { return nil }
  }

  /// How much larger text in the usual font is than the desktop has it.
  var scale: Double { factor(for: .body) }

  /// The font as large as the program's text size has it; nil is the user's. What has a fixed size keeps that.
  func grown(_ font: Font?) -> Font {
    let font = font ?? .body
    return switch font.size {
    case .style(let style): font.scaled(by: factor(for: style))
    case .points: font.follows.map { font.scaled(by: factor(for: $0)) } ?? font
    }
  }

  private func factor(for style: Font.TextStyle) -> Double { size.factor(for: style) / desktop }
}

extension [TextSpan] {
  /// Lets the fonts grow that pieces of a text say themselves.
  mutating func grow(_ growth: TextGrowth) {
    for index in indices {
      if let font = self[index].traits.font { self[index].traits.font = growth.grown(font) }
    }
  }
}
