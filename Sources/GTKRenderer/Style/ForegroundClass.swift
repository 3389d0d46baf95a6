import CGTK
import SwiftUICore

/// Colours of text and symbols as style classes, so that they follow the theme, light or dark, without a look
/// at the widgets. A class is declared when its colour is first used.
@MainActor
enum ForegroundClass {
  private struct Shade: Hashable {
    let color: Color
    let use: Palette.Use
  }
  private static var names: [Shade: String] = [:]
  private static var order: [Shade] = []
  private static var provider: UnsafeMutableRawPointer?
  private static var isReloading = false

  /// Takes one colour from the widget and gives it the other; nil: what it inherits.
  static func change(_ native: Native, from old: Color?, to new: Color?, for use: Palette.Use = .text) {
    if let old, let name = name(of: old, for: use) { faves_remove_class(native, name) }
    if let new, let name = name(of: new, for: use) { faves_add_class(native, name) }
  }

  private static func name(of color: Color, for use: Palette.Use) -> String? {
    // That of the theme's text, where what is around has another.
    if color == .primary { return use == .surface ? nil : "faves-primary" }
    if color == .secondary, use == .text { return GTK_STYLE_CLASS_DIM_LABEL }
    let shade = Shade(color: color, use: use)
    if let name = names[shade] { return name }
    let name = "faves-color-\(order.count)"
    names[shade] = name
    order.append(shade)
    reload()
    return name
  }

  /// Declares all classes anew, in the colours of the theme as it is now.
  static func reload() {
    // What the style sheet refers to.
    let named = """
      @define-color faves_destructive \(Palette.rgba(.red, for: .text).css);
      @define-color faves_accent \(Palette.rgba(.accentColor, for: .text).css);
      @define-color faves_selection \(Palette.accent.ground?.css ?? "@theme_selected_bg_color");
      \(PromptColor.shared)

      """
    var css = named + readable + SchemeClass.css + OwnGround.css
    for (index, shade) in order.enumerated() {
      let name = ".faves-color-\(index)"
      css += "\(name) { color: \(declaration(of: shade)); }\n"
      css += inSelection(name, shade)
      for root in SchemeClass.roots {
        let color = Palette.shown(in: root.scheme) { declaration(of: shade) }
        css += "\(root.inside(name)) { color: \(color); }\n"
      }
      if shade.use != .surface {
        css += OwnGround.css(name) { scheme in Palette.shown(in: scheme) { declaration(of: shade) } }
      }
    }
    if let provider {
      faves_css_replace(provider, css)
    } else {
      provider = faves_css_load(css, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
    }
  }

  /// What cannot be told from the ground of a selected row is written there as the row's text is. A surface keeps its colour, on
  /// which something may stand, and has an edge: see `FillDescription.paint`.
  private static func inSelection(_ name: String, _ shade: Shade) -> String {
    shade.use == .surface || canBeTold(shade.color, for: shade.use)
      ? "" : "list.faves-list > row:selected \(name) { color: inherit; }\n"
  }

  /// Whether a colour can be told from the ground of a selected row. What is nearly not there is not meant to be.
  static func canBeTold(_ color: Color, for use: Palette.Use) -> Bool {
    guard !Palette.isForeground(color), let ground = Palette.accent.ground else { return true }
    let shade = Palette.rgba(color, for: use)
    return shade.alpha < 0.2 || shade.over(ground).contrast(to: ground) >= 3
  }

  /// What the theme has a name for in the windows' scheme has that, so that it follows the theme.
  private static func declaration(of shade: Shade) -> String {
    switch shade.color.value {
    case .theme(.primary, let opacity): "alpha(currentColor, \(Palette.unit(opacity)))"
    case .theme(let theme, let opacity) where Palette.Level(theme) != nil:
      "alpha(currentColor, \(Palette.Level(theme)?.opacity(opacity, for: shade.use) ?? 1))"
    case .theme(.accent, let opacity) where shade.use != .text && !Palette.isApart:
      "alpha(\(Palette.accent.figure.css), \(Palette.unit(opacity)))"
    case .theme(.background, let opacity) where !Palette.isApart:
      "alpha(@theme_bg_color, \(Palette.unit(opacity)))"
    case .theme(.base, let opacity) where !Palette.isApart:
      "alpha(@theme_base_color, \(Palette.unit(opacity)))"
    default: Palette.rgba(shade.color, for: shade.use).css
    }
  }

  /// Secondary text is the theme's `dim-label`, made strong enough to read, and all but as strong as other text where
  /// the user wants high contrast, which GTK's own theme forgets; there lists have an edge as well. Links have a shade of the
  /// accent that can be read, on their own and within text.
  private static var readable: String {
    if Palette.isHighContrast {
      return links + """
        @define-color faves_row_line @borders;
        .faves-rows, .faves-inset { border: 1px solid @borders; }
        separator, separator.faves-line { background-color: @borders; }
        button.suggested-action:not(:disabled) { background-image: none; background-color: shade(@theme_selected_bg_color, 0.8); }
        .dim-label { opacity: 0.9; }
        calendar.highlight { color: alpha(@theme_text_color, 0.9); }
        .faves-footer, .faves-subtitle { color: alpha(currentColor, 0.9); }
        list.faves-list > row.header.footer { color: alpha(currentColor, 0.9); }
        list.faves-list > row:selected .dim-label { opacity: 1; }

        """ + surrounded(0.9, selected: 1)
    }
    return links + filled + """
      .dim-label { opacity: \(Palette.secondaryOpacity); }
      calendar.highlight { color: alpha(@theme_text_color, \(Palette.secondaryOpacity)); }
      .faves-footer, .faves-subtitle { color: alpha(currentColor, \(Palette.secondaryOpacity)); }
      list.faves-list > row.header.footer { color: alpha(currentColor, \(Palette.secondaryOpacity)); }
      list.faves-list > row:selected .dim-label { opacity: 0.9; }

      """ + surrounded(Palette.secondaryOpacity, selected: 0.9)
  }

  /// Secondary text with a ground of its own: the ground is not seen through with it.
  private static func surrounded(_ share: Double, selected: Double) -> String {
    """
    \(OwnGround.secondary) { opacity: 1; color: alpha(currentColor, \(share)); }
    list.faves-list > row:selected \(OwnGround.secondary) { opacity: 1; color: alpha(currentColor, \(selected)); }

    """
  }

  /// The share that is done, or chosen, of a bar. Themes fill it with the ground of what is selected, which can hardly be seen
  /// beside a dark one.
  private static var filled: String {
    guard Palette.isDark else { return "" }
    let color = Palette.accent.figure.css
    return """
      progressbar > trough > progress:not(:disabled), scale > contents > trough > highlight:not(:disabled) {
        background-image: none; background-color: \(color); border-color: shade(\(color), 0.85);
      }

      """
  }

  private static var links: String {
    """
    button.link:not(:disabled) > label:not(.\(LinkWidget.ownColor)), label > link { color: @faves_accent; }
    button.link > label.\(LinkWidget.ownColor).dim-label { color: @theme_fg_color; }
    list.faves-list > row:selected button.link > label, list.faves-list > row:selected label > link { color: inherit; }

    """
  }
}
