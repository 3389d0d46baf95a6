import CGTK
import SwiftUICore

/// What SwiftUI's named colours are on a GNOME desktop, on light and on dark ground. From the palette of
/// GNOME's Human Interface Guidelines, each in the shade that can be read as text or, on dark ground, as the ground of
/// white text.
@MainActor
enum Palette {
  struct RGBA: Equatable {
    var red, green, blue: Double
    var alpha = 1.0

    init(_ hex: UInt32, alpha: Double = 1) {
      red = Double(hex >> 16 & 255) / 255
      green = Double(hex >> 8 & 255) / 255
      blue = Double(hex & 255) / 255
      self.alpha = alpha
    }
    init(_ color: Color.Resolved) {
      func unit(_ x: Float) -> Double { Double(min(max(x, 0), 1)) }
      self.init(
        red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.opacity))
    }
    var resolved: Color.Resolved {
      Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }
    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
    /// What is seen of it in front of another.
    func over(_ ground: RGBA) -> RGBA {
      func mixed(_ own: Double, _ behind: Double) -> Double { own * alpha + behind * (1 - alpha) }
      return RGBA(
        red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue),
        alpha: 1)
    }
    /// Whether dark text can be read on it better than white.
    var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.65 }
    var css: String {
      "rgba(\(Int((red * 255).rounded())),\(Int((green * 255).rounded())),\(Int((blue * 255).rounded())),\(alpha))"
    }
  }

  static var themeName: String? {
    guard let settings = gtk_settings_get_default(),
      let theme = faves_get_string(UnsafeMutableRawPointer(settings), "gtk-theme-name")
    else { return nil }
    defer { g_free(theme) }
    return String(cString: theme)
  }

  /// Whether the user's theme is one of high contrast.
  static var isHighContrast: Bool { themeName?.hasPrefix("HighContrast") ?? false }

  /// What a theme has turned out to be; to ask it for two colours takes as long as to change a text.
  private static var known: (theme: String?, prefersDark: Bool, isDark: Bool)?

  /// Whether the theme's text is lighter than its ground, whatever made it so: the theme's name, the user's
  /// wish for dark windows, or `GTK_THEME`.
  static var isDark: Bool {
    let settings = gtk_settings_get_default()
    let prefersDark =
      settings.map { faves_get_boolean($0, "gtk-application-prefer-dark-theme") != 0 } ?? false
    let theme = themeName
    if let known, known.theme == theme, known.prefersDark == prefersDark { return known.isDark }
    let isDark = hasLightText
    // Without a display there is no theme yet.
    if settings != nil { known = (theme, prefersDark, isDark) }
    return isDark
  }

  private static var hasLightText: Bool {
    guard let colors = themeColors(named: "theme_fg_color", "theme_bg_color") else { return false }
    let (text, ground) = (colors[0], colors[1])
    return text.red + text.green + text.blue > ground.red + ground.green + ground.blue
  }

  /// nil: the theme does not have all of them.
  static func themeColors(named names: String...) -> [RGBA]? {
    let context = gtk_style_context_new()!
    defer { faves_unref(UnsafeMutableRawPointer(context)) }
    let path = gtk_widget_path_new()!
    defer { gtk_widget_path_unref(path) }
    gtk_widget_path_append_type(path, gtk_window_get_type())
    gtk_style_context_set_path(context, path)
    let colors = names.compactMap { name -> RGBA? in
      var color = GdkRGBA()
      guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
      return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    return colors.count == names.count ? colors : nil
  }

  /// The scheme that colours are asked for, where it is not the windows'; see `shown(in:_:)`.
  private static var scheme: SwiftUICore.ColorScheme?
  /// Whether colours are those of another scheme than the theme now has, whose names are then of no use.
  static var isApart: Bool { scheme.map { ($0 == .dark) != isDark } ?? false }
  /// Whether colours are those for dark ground.
  private static var isForDark: Bool { scheme.map { $0 == .dark } ?? isDark }

  /// What `body` makes with the colours that views of a scheme have; nil: those of the windows.
  static func shown<T>(in other: SwiftUICore.ColorScheme?, _ body: () -> T) -> T {
    let before = scheme
    scheme = other
    defer { scheme = before }
    return body()
  }

  /// A level of importance after the first.
  struct Level {
    /// What it adds to secondary text's opacity: words of every level are to be read.
    let text: Double
    /// The share of the text's colour that a surface of it has, as SwiftUI has it: a ground behind words.
    let surface: Double

    /// What it has of the text's colour where it is `opacity` times as opaque.
    @MainActor
    func opacity(_ opacity: Double, for use: Use) -> Double {
      use == .text ? textOpacity(ofSecondary: opacity * text) : unit(opacity) * surface
    }

    init?(_ color: Color.ThemeColor) {
      switch color {
      case .secondary: (text, surface) = (1, 0.55)
      case .tertiary: (text, surface) = (0.6, 0.26)
      case .quaternary: (text, surface) = (0.4, 0.14)
      case .quinary: (text, surface) = (0.25, 0.07)
      default: return nil
      }
    }
  }

  /// Light and dark.
  static func shades(of color: Color.ThemeColor) -> (light: UInt32, dark: UInt32) {
    switch color {
    case .primary: (0x2E3436, 0xEEEEEC)
    case .secondary, .tertiary, .quaternary, .quinary: (0x2E3436, 0xEEEEEC)
    case .accent: (0x3584E4, 0x78AEED)
    case .background: (0xF6F5F4, 0x353535)
    case .base: (0xFFFFFF, 0x2D2D2D)
    case .clear: (0x000000, 0x000000)
    case .red: (0xC01C28, 0xFF938C)
    case .orange: (0xE66100, 0xFFA348)
    case .yellow: (0xE5A50A, 0xF8E45C)
    case .green: (0x26A269, 0x8FF0A4)
    case .mint: (0x2BA88A, 0x7FE3C8)
    case .teal: (0x218787, 0x7BD5CF)
    case .cyan: (0x1B8DB5, 0x7CCFF0)
    case .blue: (0x1C71D8, 0x78AEED)
    case .indigo: (0x4B4ACF, 0x9D9BFF)
    case .purple: (0x813D9C, 0xDC8ADD)
    case .pink: (0xD6336C, 0xFF9EC4)
    case .brown: (0x865E3C, 0xCDAB8F)
    case .gray: (0x54525A, 0xCFCECB)
    case .black: (0x000000, 0x000000)
    case .white: (0xFFFFFF, 0xFFFFFF)
    }
  }

  /// From 0 to 1; what is not a number counts as 1, so that nothing is lost from sight.
  static func unit(_ value: Double) -> Double { finite(value, in: 0...1, for: "colour component") ?? 1 }

  /// The share of the text's own colour that secondary text has: on every ground of the theme, and in up to three boxes
  /// within each other, it keeps a contrast of 4.5 to 1, which the theme's own 0.55 does not.
  static let secondaryOpacity = 0.76

  /// The share of the text's colour that text has which is less than secondary, by the opacity that it adds: tertiary text, of
  /// 0.6, keeps a contrast of 4 to 1, and with a theme of high contrast one of 7.
  static func textOpacity(ofSecondary opacity: Double) -> Double {
    let tertiary = (added: 0.6, share: 0.86)
    let opacity = unit(opacity)
    let share =
      opacity < tertiary.added
      ? opacity * tertiary.share / tertiary.added
      : 1 - (1 - opacity) * (1 - tertiary.share) / (1 - tertiary.added)
    return share * (isHighContrast ? 0.9 : secondaryOpacity)
  }

  /// What a colour is for: dark windows have light shades of it for text and deeper ones for surfaces. Figures have those of
  /// surfaces where they are seen on a dark ground.
  enum Use { case surface, figure, text }

  /// Surfaces in light windows; nil: as text has it.
  static func lightSurface(of color: Color.ThemeColor) -> UInt32? { color == .gray ? 0x77767B : nil }

  /// Surfaces in dark windows; nil: as text has it.
  private static func darkSurface(of color: Color.ThemeColor) -> UInt32? {
    switch color {
    case .accent, .blue: 0x3584E4
    case .red: 0xED333B
    case .orange: 0xE66100
    case .yellow: 0xE5A50A
    case .green: 0x26A269
    case .mint: 0x2BA88A
    case .teal: 0x2A9D9D
    case .cyan: 0x1B8DB5
    case .indigo: 0x5E5CE6
    case .purple: 0x9141AC
    case .pink: 0xE0457B
    case .brown: 0x986A44
    case .gray: 0x9A9996
    default: nil
    }
  }

  /// Of the colours that have a name, what people see who want high contrast: darker on light ground, where words keep one of
  /// about 7 to 1, and on dark ground the light shades of words for everything. nil: it is told apart as it is.
  private static func strong(_ color: Color.ThemeColor) -> UInt32? {
    if isForDark { return darkSurface(of: color) == nil ? nil : shades(of: color).dark }
    return switch color {
    case .red: 0xA51D2D
    case .orange: 0x963600
    case .yellow: 0x7A5200
    case .green: 0x14663F
    case .mint: 0x0F665A
    case .teal: 0x0F6363
    case .cyan: 0x0B5F80
    case .blue: 0x15539E
    case .indigo: 0x3A39B0
    case .purple: 0x613583
    case .pink: 0xA01A50
    case .brown: 0x63452C
    case .gray: 0x504E55
    default: nil
    }
  }

  private static func darkShade(of color: Color.ThemeColor, for use: Use) -> UInt32? {
    guard let surface = darkSurface(of: color), use == .figure else { return darkSurface(of: color) }
    let ground = RGBA(shades(of: .background).dark)
    return RGBA(surface).contrast(to: ground) < 2.95 ? nil : surface
  }

  static func rgba(_ color: Color, for use: Use = .surface) -> RGBA {
    switch color.value {
    case .fixed(let red, let green, let blue, let alpha):
      return RGBA(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    case .adaptive(let light, let dark, let opacity):
      let shade = isForDark ? dark : light
      return RGBA(shade >> 8, alpha: unit(opacity) * Double(shade & 255) / 255)
    case .mixed(let mixture):
      return RGBA(
        mixture.mix(
          rgba(mixture.first.color, for: use).resolved, rgba(mixture.second.color, for: use).resolved))
    case .theme(.accent, let opacity) where use == .text && !isApart && Surroundings.isOpen:
      var rgba = accent.text
      rgba.alpha = unit(opacity)
      return rgba
    case .theme(let theme, let opacity):
      let shades = shades(of: theme)
      let surface = use == .text ? nil : isForDark ? darkShade(of: theme, for: use) : lightSurface(of: theme)
      let shade = isHighContrast ? strong(theme) : nil
      var rgba = RGBA(shade ?? surface ?? (isForDark ? shades.dark : shades.light), alpha: unit(opacity))
      if let level = Level(theme) { rgba.alpha = level.opacity(opacity, for: use) }
      if theme == .clear { rgba.alpha = 0 }
      return rgba
    }
  }

  /// Whether a colour has another shade in dark windows than in light ones.
  static func isOfScheme(_ color: Color) -> Bool {
    switch color.value {
    case .fixed, .theme(.clear, _): false
    case .adaptive(let light, let dark, _): light != dark
    case .mixed(let mixture): isOfScheme(mixture.first.color) || isOfScheme(mixture.second.color)
    case .theme: true
    }
  }

  /// Whether it is the colour that text has anyway, at most less opaque.
  static func isForeground(_ color: Color) -> Bool {
    switch color.value {
    case .theme(.primary, _): true
    case .theme(let theme, _): Level(theme) != nil
    default: false
    }
  }
}
