import CGTK
import SwiftUICore

/// Views in another colour scheme than their window. GTK 3 has one choice for all windows, so what the theme gives its own
/// widgets is declared again for these, in the shades that Adwaita has in the other scheme.
@MainActor
enum SchemeClass {
  static func change(_ native: Native, from old: SwiftUICore.ColorScheme?, to new: SwiftUICore.ColorScheme?) {
    if let old { faves_remove_class(native, name(of: old)) }
    guard let new else { return }
    faves_add_class(native, name(of: new))
    guard !isUsed else { return }
    isUsed = true
    ForegroundClass.reload()
    AccentClass.reload()
  }

  /// Most programs have no such view: GTK is to read these rules, and to match them with every widget, only where one has.
  private static var isUsed = false

  private static func name(of scheme: SwiftUICore.ColorScheme) -> String {
    scheme == .dark ? "faves-in-dark" : "faves-in-light"
  }

  /// What a theme has names for.
  private struct Shades {
    let text, ground, base, onBase, borders, trough: String
    static let dark = Shades(
      text: "#eeeeec", ground: "#353535", base: "#2d2d2d", onBase: "white", borders: "#1b1b1b",
      trough: "#1e1e1e")
    static let light = Shades(
      text: "#2e3436", ground: "#f6f5f4", base: "white", onBase: "black", borders: "#cdc7c2",
      trough: "#e1dedb")
  }

  /// Views of a scheme for which there are rules.
  struct Root {
    let scheme: SwiftUICore.ColorScheme
    /// What the views are in, with a space after it; may be empty.
    let around: String
    @MainActor fileprivate var name: String { "." + SchemeClass.name(of: scheme) }
    /// The views themselves.
    @MainActor var views: String { around + name }
    /// The colour of their words.
    var text: String { (scheme == .dark ? Shades.dark : Shades.light).text }

    /// `widgets` in such a view, or as one.
    @MainActor func inside(_ widgets: String...) -> String {
      widgets.map { "\(around)\(name) \($0), \(around)\($0)\(name)" }.joined(separator: ", ")
    }
  }

  /// How often views of one scheme may stand in those of the other.
  private static let levels = 4

  /// Views in the scheme that the windows do not have, in those such as are in the windows' again, and so on; elsewhere
  /// everything is as the theme has it. None until a view has a scheme of its own.
  static var roots: [Root] {
    guard isUsed else { return [] }
    let (other, own): (SwiftUICore.ColorScheme, SwiftUICore.ColorScheme) =
      Palette.isDark ? (.light, .dark) : (.dark, .light)
    var around = ""
    return (0..<levels).map { level in
      let scheme = level.isMultiple(of: 2) ? other : own
      defer { around += ".\(name(of: scheme)) " }
      return Root(scheme: scheme, around: around)
    }
  }

  /// The scheme that the nearest view around says, or the widget's own view; nil: none does.
  static func scheme(of native: Native) -> SwiftUICore.ColorScheme? {
    guard isUsed else { return nil }
    var widget: Native? = native
    while let current = widget {
      let style = gtk_widget_get_style_context(current)
      for scheme in [SwiftUICore.ColorScheme.dark, .light]
      where gtk_style_context_has_class(style, name(of: scheme)) != 0 {
        return scheme
      }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// What the shades of colours depend on.
  struct Ground: Equatable {
    /// What views around say; nil: nothing.
    let scheme: SwiftUICore.ColorScheme?
    let isDark, isHighContrast: Bool
  }

  /// Where a widget stands now.
  static func ground(of native: Native) -> Ground {
    Ground(scheme: scheme(of: native), isDark: Palette.isDark, isHighContrast: Palette.isHighContrast)
  }

  static var css: String {
    isUsed ? roots.map { rules($0, $0.scheme == .dark ? .dark : .light) }.joined() : ""
  }

  private static func rules(_ place: Root, _ shades: Shades) -> String {
    let root = place.views
    func inside(_ widgets: String...) -> String { widgets.map { place.inside($0) }.joined(separator: ", ") }
    let (link, red) = Palette.shown(in: place.scheme) {
      (Palette.rgba(.accentColor, for: .text).css, Palette.rgba(.red, for: .text).css)
    }
    let framed = [
      ".flat", ".link", ".faves-bare", ".faves-link", ".faves-surface", ".faves-list-button",
      ".faves-seen-through", ".suggested-action", ".destructive-action",
    ].map { ":not(\($0))" }.joined()
    // Those that have a colour for what they do keep it.
    let plain = ":not(.destructive-action):not(.faves-row-action)"
    let lists = ":not(.faves-groundless):not(.faves-grouped):not(.faves-sidebar)"
    return """
      \(root) { color: \(shades.text); }
      \(inside("entry:not(.faves-plain)", ".faves-field", "spinbutton")) {
        color: \(shades.onBase); background-color: \(shades.base); background-image: none;
        border-color: \(shades.borders); caret-color: \(shades.onBase); }
      \(inside("entry.faves-plain")) { color: \(shades.text); caret-color: \(shades.text); }
      \(inside("textview")), \(root) textview > text {
        color: \(shades.onBase); caret-color: \(shades.onBase); }
      \(root) :not(.faves-groundless):not(.faves-growing) > textview > text { background-color: \(shades.base); }
      \(root) list.faves-list { color: \(shades.onBase); border-color: \(shades.borders); }
      \(root) \(lists) > list.faves-list, \(root)\(lists) > list.faves-list { background-color: \(shades.base); }
      \(inside(".faves-grouped:not(.faves-groundless)", ".faves-form")) { background-color: \(shades.ground); }
      \(root) .faves-grouped > list.faves-list > row:not(.header):not(:selected),
      \(root).faves-grouped > list.faves-list > row:not(.header):not(:selected),
      \(inside(".faves-group:not(.columns):not(.bare)")) { background-color: \(shades.base); border-color: \(shades.borders); }
      \(inside(".frame")) { border-color: \(shades.borders); }
      \(inside("separator")) { background: alpha(currentColor, 0.15); }
      \(inside("button" + framed)) {
        color: \(shades.text); text-shadow: none; -gtk-icon-shadow: none; box-shadow: none;
        background-color: \(shades.ground); background-image: image(\(shades.ground)); border-color: \(shades.borders); }
      \(inside("button\(framed):hover")) { background-image: image(mix(\(shades.ground), \(shades.text), 0.06)); }
      \(inside("button\(framed):active", "button\(framed):checked")) {
        background-image: image(mix(\(shades.ground), \(shades.trough), 0.7)); }
      \(inside("button.flat\(plain)", "button.faves-bare\(plain)", "button.faves-surface\(plain)")) {
        color: \(shades.text); text-shadow: none; -gtk-icon-shadow: none; }
      \(inside("button.faves-row-action:not(:disabled):not(.destructive-action)")) { color: \(link); }
      \(inside("button.faves-row-action.destructive-action:not(:disabled)")) { color: \(red); }
      \(inside("button.faves-row-action:not(:disabled) .faves-primary", "button.faves-row-action:not(:disabled) .dim-label")) {
        color: \(shades.text); }
      \(inside("list.faves-list > row:selected button .faves-primary", "list.faves-list > row:selected button .dim-label")) {
        color: inherit; }
      \(inside("list.faves-list > row:selected button.faves-row-action:not(:disabled)")) { color: inherit; }
      \(inside("button.faves-row-action:disabled")) { color: alpha(\(shades.text), 0.5); }
      \(inside("switch:not(:checked)")) { background-color: \(shades.trough); border-color: \(shades.borders); }
      \(inside("switch > slider")) { background-color: \(shades.ground); background-image: image(\(shades.ground)); }
      \(inside("switch:not(:checked) > slider")) { border-color: \(shades.borders); }
      \(inside("check:not(:checked)", "radio:not(:checked)")) {
        color: \(shades.onBase); background-color: \(shades.base); background-image: image(\(shades.base));
        border-color: \(shades.borders); box-shadow: none; }
      \(inside("button.link:not(:disabled) > label:not(.\(LinkWidget.ownColor))", "label > link")) { color: \(link); }
      \(inside("scale")) { color: alpha(\(shades.text), 0.7); }
      \(root) trough { background-color: \(shades.trough); border-color: \(shades.borders); }

      """
  }
}
