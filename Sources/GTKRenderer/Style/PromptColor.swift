import CGTK
import SwiftUICore

/// The colours of what empty fields say they are for. GTK knows one by name for all entries, and looks it up with the style of
/// each: an entry with another colour, or in views of another scheme, has a sheet of its own in which the name stands for that.
/// A sheet is made when a field first needs it, and written anew when the theme changes.
@MainActor
struct PromptColor: Hashable {
  /// nil: that of all prompts.
  var own: Color?
  /// That of the views around; nil: the windows'.
  var scheme: SwiftUICore.ColorScheme?

  /// The name that GTK looks up.
  private static let name = "placeholder_text_color"
  private static var sheets: [PromptColor: UnsafeMutableRawPointer] = [:]

  /// Takes one colour from the widget that writes the prompt and gives it the other.
  static func change(_ native: Native, from old: PromptColor, to new: PromptColor) {
    guard old != new else { return }
    if let sheet = old.sheet { faves_css_leave(native, sheet) }
    if let sheet = new.sheet { faves_css_join(native, sheet, priority) }
    gtk_widget_queue_draw(native)
  }

  /// Declares all of them in the shades of the theme as it is now.
  static func reload() { for (color, sheet) in sheets { faves_css_replace(sheet, color.css) } }

  /// What the style sheet of all widgets says.
  static var shared: String { "@define-color \(name) mix(@theme_text_color, @theme_base_color, \(ground));" }

  private static var priority: guint { guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 2 }

  /// The share that prompts have of the ground of fields. They keep a contrast of 4.5 to 1 on that, on the window's and in a
  /// group's box; with a theme of high contrast one of 7 on their fields.
  private static var ground: Double { Palette.isHighContrast ? 0.33 : 0.4 }

  /// nil: it is as everywhere.
  private var sheet: UnsafeMutableRawPointer? {
    guard self != PromptColor() else { return nil }
    if let sheet = Self.sheets[self] { return sheet }
    let sheet = faves_css_new(css)
    Self.sheets[self] = sheet
    return sheet
  }

  private var css: String {
    if own == nil, Palette.shown(in: scheme, { !Palette.isApart }) { return Self.shared }
    return "@define-color \(Self.name) \(Palette.shown(in: scheme) { shade }.css);"
  }

  /// Opaque, as GTK writes prompts.
  private var shade: Palette.RGBA {
    let base = Palette.rgba(Color(.theme(.base, opacity: 1)))
    if let own { return Palette.rgba(own, for: .text).over(base) }
    var text = Palette.RGBA(base.isLight ? 0x000000 : 0xFFFFFF)
    text.alpha = 1 - Self.ground
    return text.over(base)
  }
}
