import CGTK
import SwiftUICore

/// The looks that programs give to bars, as style classes: one is declared when it is first used, anew when the theme changes.
@MainActor
enum BarClass {
  private static var names: [BarLook: String] = [:]
  private static var order: [BarLook] = []
  private static var provider: UnsafeMutableRawPointer?

  /// Takes one look from a bar and gives it the other.
  static func change(_ bar: Native, from old: BarLook, to new: BarLook) {
    if old == new { return }
    if let name = name(of: old) { faves_remove_class(bar, name) }
    if let name = name(of: new) { faves_add_class(bar, name) }
  }

  /// nil: as the theme has it.
  private static func name(of look: BarLook) -> String? {
    if look == BarLook() { return nil }
    if let name = names[look] { return name }
    let name = "faves-bar-\(order.count)"
    names[look] = name
    order.append(look)
    reload()
    return name
  }

  /// Declares all classes in the colours of the theme as it is now.
  static func reload() {
    guard !order.isEmpty else { return }
    let sheet = order.enumerated().map { css("faves-bar-\($0)", $1) }.joined(separator: "\n")
    if let provider {
      faves_css_replace(provider, sheet)
    } else {
      provider = faves_css_load(sheet, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
    }
  }

  /// Buttons keep frames of their own over a ground of the program's only as long as the pointer is on them.
  private static func css(_ name: String, _ look: BarLook) -> String {
    let bar = "headerbar.\(name), headerbar.\(name):backdrop, actionbar.\(name) > revealer > box"
    let buttons = "headerbar.\(name) button:not(:hover):not(.suggested-action):not(.destructive-action)"
    var rules: [String] = []
    var words: String?
    if look.hidesGround == true {
      rules.append("\(bar) { background: none; border-color: transparent; box-shadow: none; }")
    } else if let ground = look.ground {
      let color = Palette.rgba(ground)
      rules.append(
        "\(bar) { background: none; background-color: \(color.css); border-color: shade(\(color.css), 0.85); box-shadow: none; }"
      )
      words = color.isLight ? "rgba(0,0,0,0.8)" : "white"
    }
    if let isDark = look.isDark { words = isDark ? "white" : "rgba(0,0,0,0.8)" }
    if let words {
      rules.append("headerbar.\(name), headerbar.\(name) label { color: \(words); text-shadow: none; }")
      rules.append(
        "\(buttons), \(buttons) label { color: \(words); background: none; border-color: transparent; box-shadow: none; -gtk-icon-shadow: none; }"
      )
    }
    return rules.joined(separator: "\n")
  }
}
