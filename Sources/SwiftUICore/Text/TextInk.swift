/// What a text is painted with where that is only known where the text stands: the tint, a level of importance, a style of
/// a program that reads the environment.
final class TextInk: Hashable, Sendable {
  private let style: any ShapeStyle
  init(_ style: any ShapeStyle) { self.style = style }

  /// The tint: what links have.
  static let tint = TextInk(TintShapeStyle())

  func paint(in environment: EnvironmentValues) -> Paint? { style._paint(in: environment).paint }

  /// A text is made anew with each body. Styles that say nothing of whether they are the same are not.
  static func == (a: TextInk, b: TextInk) -> Bool {
    if a === b { return true }
    guard let a = a.style as? any Hashable, let b = b.style as? any Hashable else { return false }
    return AnyHashable(a) == AnyHashable(b)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: style))) }
}

extension TextTraits {
  var hasInk: Bool {
    ink != nil || color != nil || background != nil || underline != nil || strikethrough != nil
  }

  /// Settles what the letters are painted with.
  mutating func resolveInk(in environment: EnvironmentValues, accent: Color?) {
    if let ink {
      self.ink = nil
      guard let paint = ink.paint(in: environment) else { return }
      color = paint.gradient?.solid ?? paint.color
      gradient = paint.gradient.map(TextGradient.init)
    } else if let color {
      self.color = color.following(accent: accent)
    }
    underline = underline?.following(accent: accent)
    strikethrough = strikethrough?.following(accent: accent)
    if let background { self.background = background.following(accent: accent) }
  }
}

extension Text {
  /// What its first letters are painted with, if the text itself says so.
  func ownColor(in environment: EnvironmentValues, accent: Color?) -> Color? {
    var spans: [TextSpan] = []
    append(to: &spans, outer: TextTraits(), at: Date())
    guard var traits = spans.first?.traits, traits.hasInk else { return nil }
    traits.resolveInk(in: environment, accent: accent)
    return traits.color
  }
}

extension Text.LineStyle {
  fileprivate func following(accent: Color?) -> Text.LineStyle {
    Text.LineStyle(pattern: pattern, color: color?.following(accent: accent))
  }
}
