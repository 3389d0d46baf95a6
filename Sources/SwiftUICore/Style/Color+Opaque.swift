extension Color {
  /// The same with nothing behind it to be seen.
  var opaque: Color {
    switch value {
    case .fixed(let red, let green, let blue, _): Color(.fixed(red, green, blue, 1))
    case .theme(.clear, _): .black
    case .theme(let theme, _): Color(.theme(theme, opacity: 1))
    case .adaptive(let light, let dark, _):
      Color(.adaptive(light: light | 0xFF, dark: dark | 0xFF, opacity: 1))
    // Two of which one may be clear: any letters will do to cut by.
    case .mixed: .black
    }
  }
}
