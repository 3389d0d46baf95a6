import CGTK
import SwiftUICore

/// Accents of controls as style classes: what is on, filled or can be pressed has the colour. A class is declared when its
/// colour is first used, anew when the theme changes.
@MainActor
enum AccentClass {
  private static var names: [Color: String] = [:]
  private static var order: [Color] = []
  private static var provider: UnsafeMutableRawPointer?

  /// nil: the accent of the user's theme.
  static func name(for color: Color) -> String? {
    if color == .accentColor { return nil }
    if let name = names[color] { return name }
    let name = "faves-accent-\(order.count)"
    names[color] = name
    order.append(color)
    reload()
    return name
  }

  /// Declares all classes in the colours of the theme as it is now.
  static func reload() {
    guard !order.isEmpty else { return }
    var sheet = order.enumerated().map { css(".faves-accent-\($0)", $1) { $0 } }
    for root in SchemeClass.roots {
      Palette.shown(in: root.scheme) {
        sheet += order.enumerated().map { css(".faves-accent-\($0)", $1) { root.inside($0) } }
      }
    }
    if let provider {
      faves_css_replace(provider, sheet.joined(separator: "\n"))
    } else {
      provider = faves_css_load(
        sheet.joined(separator: "\n"), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
    }
  }

  /// Words and symbols of a button have the accent, a prominent or pressed-in one is filled with it: what is written on that
  /// is dark or white as it can be read, also where the window's ground shows through.
  /// - Parameter place: names widgets where the colours are those that are asked for.
  private static func css(_ name: String, _ accent: Color, in place: (String) -> String) -> String {
    let color = Palette.rgba(accent)
    let window = Palette.rgba(Color(.theme(.background, opacity: 1)))
    let fill = """
      background-image: none; background-color: \(color.css); border-color: shade(\(color.css), 0.85);
      color: \(color.over(window).isLight ? "rgba(0,0,0,0.8)" : "white"); text-shadow: none; -gtk-icon-shadow: none;
      """
    func widgets(_ names: String...) -> String { names.map(place).joined(separator: ", ") }
    let worded = widgets(
      "button\(name):not(:disabled):not(.suggested-action):not(.destructive-action)",
      "button.link\(name):not(:disabled) > label")
    let filled = widgets(
      "button.suggested-action\(name):not(:disabled)", "button.toggle\(name):checked:not(:disabled)",
      "switch\(name):checked:not(:disabled)", "checkbutton\(name) > check:checked:not(:disabled)",
      "scale\(name) > contents > trough > highlight:not(:disabled)")
    return """
      \(worded) { color: \(Palette.rgba(accent, for: .text).css); }
      \(filled) { \(fill) }
      """
  }
}
