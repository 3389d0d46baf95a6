import Foundation
import SwiftUICore

/// The theme's accent, where it can be seen and read. Themes make it the ground of white words: as the colour of words it may
/// be too light, and beside a dark ground too dark.
extension Palette {
  struct Accent {
    /// Of words, and of lines and figures.
    let text, figure: RGBA
    /// Of what is selected: the theme's, but so dark or light that words on it, secondary ones too, have a contrast of 4.5 to 1;
    /// nil: the theme has no name for it.
    let ground: RGBA?
    /// Of words on that.
    var words = RGBA(0xFFFFFF)
  }

  // To ask the theme takes as long as to change some texts.
  private static var known: (theme: String?, isDark: Bool, accent: Accent)?

  static var accent: Accent {
    let (theme, isDark) = (themeName, isDark)
    if let known, known.theme == theme, known.isDark == isDark { return known.accent }
    let accent = makeAccent(isDark: isDark)
    known = (theme, isDark, accent)
    return accent
  }

  private static func makeAccent(isDark: Bool) -> Accent {
    guard
      let colors = themeColors(
        named: "theme_selected_bg_color", "theme_bg_color", "theme_fg_color", "theme_selected_fg_color")
    else {
      let shades = shades(of: .accent)
      let shade = RGBA(isDark ? shades.dark : shades.light)
      return Accent(text: shade, figure: shade, ground: nil)
    }
    // A group's box is a little of the text's colour over the window's.
    var (own, box) = (colors[0], colors[2])
    (own.alpha, box.alpha) = (1, 0.06)
    let ground = box.over(colors[1])
    return Accent(
      text: own.apart(from: ground, by: isHighContrast ? 7 : 4.5),
      figure: isDark ? own.apart(from: ground, by: 3) : own,
      ground: own.apart(from: colors[3], by: 5.5), words: colors[3])
  }
}

extension Palette.RGBA {
  /// How light it looks, as the contrast of web pages is computed.
  var luminance: Double {
    let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  func contrast(to other: Self) -> Double {
    let (own, its) = (luminance, other.luminance)
    return (max(own, its) + 0.05) / (min(own, its) + 0.05)
  }

  /// The same colour, but so much lighter or darker that it has that contrast to `ground`; as far as that goes.
  func apart(from ground: Self, by contrast: Double) -> Self {
    let target = ground.luminance < 0.18 ? 1.0 : 0.0
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let (lightness, spread) = ((least + most) / 2, most - least)
    let saturation = spread == 0 ? 0 : spread / (1 - abs(2 * lightness - 1))
    for step in 0...50 {
      // Of the same hue and saturation: what is only mixed with white or black gets pale or dull.
      let light = lightness + (target - lightness) * Double(step) / 50
      let reach = saturation * (1 - abs(2 * light - 1))
      func part(_ part: Double) -> Double {
        spread == 0 ? light : light + ((part - least) / spread - 0.5) * reach
      }
      let shade = Self(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
      if shade.contrast(to: ground) >= contrast || step == 50 { return shade }
    }
    return self
  }
}
