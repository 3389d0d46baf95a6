/// The named colours of UIKit and AppKit: fixed ones, and those that follow the user's theme.
extension PlatformColor {
  public static var red: PlatformColor { PlatformColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var orange: PlatformColor { PlatformColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var yellow: PlatformColor { PlatformColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var green: PlatformColor { PlatformColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var cyan: PlatformColor { PlatformColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var blue: PlatformColor { PlatformColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var purple: PlatformColor { PlatformColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: PlatformColor { PlatformColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public static var gray: PlatformColor { PlatformColor(white: 0.5, alpha: 1) }
  public static var black: PlatformColor { PlatformColor(Color.black) }
  public static var white: PlatformColor { PlatformColor(Color.white) }
  public static var clear: PlatformColor { PlatformColor(Color.clear) }
  public static var magenta: PlatformColor { PlatformColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var darkGray: PlatformColor { PlatformColor(white: 1 / 3, alpha: 1) }
  /// UIKit's for text on a light ground, and on a dark one; they stay the same.
  public static var darkText: PlatformColor { PlatformColor(Color.black) }
  public static var lightText: PlatformColor { PlatformColor(white: 1, alpha: 0.6) }
  public static var lightGray: PlatformColor { PlatformColor(white: 2 / 3, alpha: 1) }

  // The theme's.

  public static var systemRed: PlatformColor { PlatformColor(Color.red) }
  public static var systemOrange: PlatformColor { PlatformColor(Color.orange) }
  public static var systemYellow: PlatformColor { PlatformColor(Color.yellow) }
  public static var systemGreen: PlatformColor { PlatformColor(Color.green) }
  public static var systemMint: PlatformColor { PlatformColor(Color.mint) }
  public static var systemTeal: PlatformColor { PlatformColor(Color.teal) }
  public static var systemCyan: PlatformColor { PlatformColor(Color.cyan) }
  public static var systemBlue: PlatformColor { PlatformColor(Color.blue) }
  public static var systemIndigo: PlatformColor { PlatformColor(Color.indigo) }
  public static var systemPurple: PlatformColor { PlatformColor(Color.purple) }
  public static var systemPink: PlatformColor { PlatformColor(Color.pink) }
  public static var systemBrown: PlatformColor { PlatformColor(Color.brown) }
  public static var systemGray: PlatformColor { PlatformColor(Color.gray) }
  /// The ground of a page of text or a list: a card of it can be told from the grouped one behind it.
  public static var systemBackground: PlatformColor { PlatformColor(ground) }
  public static var systemGroupedBackground: PlatformColor {
    PlatformColor(Color(.theme(.background, opacity: 1)))
  }
  public static var windowBackgroundColor: PlatformColor {
    PlatformColor(Color(.theme(.background, opacity: 1)))
  }
  public static var controlBackgroundColor: PlatformColor { PlatformColor(ground) }
  public static var textBackgroundColor: PlatformColor { PlatformColor(ground) }
  public static var underPageBackgroundColor: PlatformColor {
    PlatformColor(Color(.theme(.background, opacity: 1)))
  }

  /// The ground of text and lists, as the theme has it.
  private static var ground: Color { Color(.theme(.base, opacity: 1)) }

  /// The ground of what is selected where the keyboard is elsewhere.
  public static var unemphasizedSelectedContentBackgroundColor: PlatformColor {
    PlatformColor(Color.ground(shadedBy: 0.14))
  }

  /// The grounds of rows, in turn.
  public static var alternatingContentBackgroundColors: [PlatformColor] {
    [PlatformColor(ground), PlatformColor(Color.ground(shadedBy: 0.05))]
  }
  /// The ground of buttons and fields.
  public static var controlColor: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.05)) }
  public static var unemphasizedSelectedTextBackgroundColor: PlatformColor {
    PlatformColor(Color.ground(shadedBy: 0.14))
  }

  // Shades of the ground, of which nothing is seen through.

  public static var secondarySystemBackground: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.05)) }
  /// That of the rows of a form.
  public static var secondarySystemGroupedBackground: PlatformColor { PlatformColor(ground) }
  public static var tertiarySystemBackground: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.08)) }
  public static var tertiarySystemGroupedBackground: PlatformColor {
    PlatformColor(Color.ground(shadedBy: 0.08))
  }
  public static var systemGray2: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.45)) }
  public static var systemGray3: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.35)) }
  public static var systemGray4: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.25)) }
  public static var systemGray5: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.15)) }
  public static var systemGray6: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.08)) }
  public static var opaqueSeparator: PlatformColor { PlatformColor(Color.ground(shadedBy: 0.2)) }

  // Shades of the text's colour, so that they can be seen on light and on dark, whatever they lie on.

  public static var systemFill: PlatformColor { PlatformColor(Color.primary.opacity(0.2)) }
  public static var secondarySystemFill: PlatformColor { PlatformColor(Color.primary.opacity(0.16)) }
  public static var tertiarySystemFill: PlatformColor { PlatformColor(Color.primary.opacity(0.12)) }
  public static var quaternarySystemFill: PlatformColor { PlatformColor(Color.primary.opacity(0.08)) }
  public static var separator: PlatformColor { PlatformColor(Color.primary.opacity(0.15)) }
  public static var separatorColor: PlatformColor { PlatformColor(Color.primary.opacity(0.15)) }
  public static var gridColor: PlatformColor { PlatformColor(Color.primary.opacity(0.15)) }
  public static var tertiaryLabel: PlatformColor { PlatformColor(Color.primary.opacity(0.3)) }
  public static var quaternaryLabel: PlatformColor { PlatformColor(Color.primary.opacity(0.18)) }
  public static var tertiaryLabelColor: PlatformColor { PlatformColor(Color.primary.opacity(0.3)) }
  public static var quaternaryLabelColor: PlatformColor { PlatformColor(Color.primary.opacity(0.18)) }
  public static var placeholderText: PlatformColor { PlatformColor(Color.primary.opacity(0.3)) }
  public static var placeholderTextColor: PlatformColor { PlatformColor(Color.primary.opacity(0.3)) }
  public static var disabledControlTextColor: PlatformColor { PlatformColor(Color.primary.opacity(0.3)) }
  public static var label: PlatformColor { PlatformColor(Color.primary) }
  public static var labelColor: PlatformColor { PlatformColor(Color.primary) }
  public static var textColor: PlatformColor { PlatformColor(Color.primary) }
  public static var controlTextColor: PlatformColor { PlatformColor(Color.primary) }
  public static var headerTextColor: PlatformColor { PlatformColor(Color.primary) }
  public static var secondaryLabel: PlatformColor { PlatformColor(Color.secondary) }
  public static var secondaryLabelColor: PlatformColor { PlatformColor(Color.secondary) }
  public static var link: PlatformColor { PlatformColor(Color.blue) }
  public static var linkColor: PlatformColor { PlatformColor(Color.blue) }
  public static var tintColor: PlatformColor { PlatformColor(Color.accentColor) }
  public static var controlAccentColor: PlatformColor { PlatformColor(Color.accentColor) }
  public static var selectedContentBackgroundColor: PlatformColor { PlatformColor(Color.accentColor) }
  public static var selectedTextBackgroundColor: PlatformColor { PlatformColor(Color.accentColor) }
  public static var selectedControlColor: PlatformColor { PlatformColor(Color.accentColor) }
  public static var keyboardFocusIndicatorColor: PlatformColor {
    PlatformColor(Color.accentColor.opacity(0.5))
  }
  public static var textInsertionPointColor: PlatformColor { PlatformColor(Color.primary) }
  public static var windowFrameTextColor: PlatformColor { PlatformColor(Color.primary) }
  public static var unemphasizedSelectedTextColor: PlatformColor { PlatformColor(Color.primary) }

  // What lies on the accent colour, and light and shade: the same in light and dark.

  public static var selectedTextColor: PlatformColor { PlatformColor(Color.white) }
  public static var selectedControlTextColor: PlatformColor { PlatformColor(Color.white) }
  public static var alternateSelectedControlTextColor: PlatformColor { PlatformColor(Color.white) }
  public static var selectedMenuItemTextColor: PlatformColor { PlatformColor(Color.white) }
  public static var shadowColor: PlatformColor { PlatformColor(Color.black) }
  public static var highlightColor: PlatformColor { PlatformColor(Color.white) }
  public static var findHighlightColor: PlatformColor { PlatformColor(Color.yellow) }
}
