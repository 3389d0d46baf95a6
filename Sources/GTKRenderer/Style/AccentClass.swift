import CGTK
import SwiftUICore

/// Accents of controls as style classes: what is on, filled or can be pressed has the colour. A class is declared when its
/// colour is first used, anew when the theme changes.
@MainActor
enum AccentClass {
  private enum Accent: Hashable {
    case color(Color)
    /// Along a bar.
    case gradient(GradientPaint)
  }
  private static var names: [Accent: String] = [:]
  private static var order: [Accent] = []
  private static var provider: UnsafeMutableRawPointer?

  /// nil: the accent of the user's theme.
  static func name(for color: Color) -> String? {
    color == .accentColor ? nil : name(for: .color(color))
  }
  static func name(for gradient: GradientPaint) -> String { name(for: .gradient(gradient)) }

  private static func name(for accent: Accent) -> String {
    if let name = names[accent] { return name }
    let name = "faves-accent-\(order.count)"
    names[accent] = name
    order.append(accent)
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

  private static func css(_ name: String, _ accent: Accent, in place: (String) -> String) -> String {
    switch accent {
    case .color(let color): css(name, color, in: place)
    case .gradient(let gradient): css(name, gradient, in: place)
    }
  }

  /// From the end that a bar is filled from, which is the right one where writing begins there.
  private static func css(_ name: String, _ gradient: GradientPaint, in place: (String) -> String) -> String {
    let stops = gradient.stops.map { stop in
      "\(Palette.rgba(stop.color.opacity(gradient.opacity)).css) \(Palette.unit(stop.location) * 100)%"
    }
    guard stops.count > 1 else { return "" }
    return [("ltr", "right"), ("rtl", "left")].map { direction, end in
      """
      \(place("progressbar\(name):dir(\(direction)) > trough > progress:not(:disabled)")) {
        background-image: linear-gradient(to \(end), \(stops.joined(separator: ", ")));
        background-color: transparent; border-style: none; min-height: 4px;
      }
      """
    }.joined(separator: "\n")
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
      "button.link\(name):not(:disabled) > label:not(.\(LinkWidget.ownColor))")
    // What stands on a ground of its own can be read there, however pale the accent is.
    let framed = [
      ".link", ".flat", ".faves-bare", ".faves-surface", ".faves-list-button", ".suggested-action",
      ".destructive-action", ":checked", ":disabled",
    ].map { ":not(\($0))" }.joined()
    let isPale = color.over(window).contrast(to: window) < 1.5
    let legible = Palette.rgba(.primary, for: .text).css
    let readable = isPale ? "\(widgets("button\(name)\(framed)")) { color: \(legible); }" : ""
    let filled = widgets(
      "button.suggested-action\(name):not(:disabled)", "button.toggle\(name):checked:not(:disabled)",
      "switch\(name):checked:not(:disabled)", "checkbutton\(name) > check:checked:not(:disabled)",
      "radiobutton\(name) > radio:checked:not(:disabled)", "list\(name) > row:selected:not(:disabled)",
      "list\(name) > row:selected:not(:disabled) label", "calendar\(name):selected:not(:disabled)",
      "scale\(name) > contents > trough > highlight:not(:disabled)",
      "progressbar\(name) > trough > progress:not(:disabled)")
    return """
      \(widgets("spinner\(name)")) { color: \(color.css); }
      \(worded) { color: \(Palette.rgba(accent, for: .text).css); }
      \(readable)
      \(filled) { \(fill) }
      \(widgets("switch\(name):checked:not(:disabled) > slider")) { border-color: shade(\(color.css), 0.85); }
      """
  }
}
