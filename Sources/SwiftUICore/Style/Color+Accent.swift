// `accentColor` names the accent of where it is shown, which a program may set around it.
extension Color {
  /// The colour where the accent is another than the theme's; nil: it is that.
  func following(accent: Color?) -> Color {
    guard let accent else { return self }
    switch value {
    case .theme(.accent, let opacity): return opacity == 1 ? accent : accent.opacity(opacity)
    case .mixed(let mixture): return Color(.mixed(mixture.following(accent: accent)))
    case .theme, .fixed, .adaptive: return self
    }
  }
}

extension Paint {
  func following(accent: Color?) -> Paint {
    guard accent != nil else { return self }
    switch self {
    case .color(let color): return .color(color.following(accent: accent))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.following(accent: accent)
      }
      return .gradient(gradient)
    case .image: return self
    case .styled(let paint, let effects): return .styled(paint.following(accent: accent), effects)
    }
  }
}
