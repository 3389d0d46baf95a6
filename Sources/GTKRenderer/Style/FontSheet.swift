import CGTK
import SwiftUICore

/// Fonts of text views as style sheets, one for each, shared by all that have it: what is typed, the cursor in a view without
/// text and how high its lines are all go by the font of the style.
@MainActor
enum FontSheet {
  private static var sheets: [TextLook: UnsafeMutableRawPointer] = [:]

  /// Takes one font from a `GtkTextView`, and what it inherits it, and gives it the other.
  static func change(_ view: Native, from old: TextLook, to new: TextLook) {
    guard old != new else { return }
    if let sheet = sheet(for: old) { faves_css_leave(view, sheet) }
    if let sheet = sheet(for: new) {
      faves_css_join(view, sheet, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
    }
  }

  /// nil: the font is that of the user's theme.
  private static func sheet(for look: TextLook) -> UnsafeMutableRawPointer? {
    if look == .plain { return nil }
    if let sheet = sheets[look] { return sheet }
    let sheet = faves_css_new("textview { \(look.fontDeclarations.joined(separator: " ")) }")
    sheets[look] = sheet
    return sheet
  }
}

extension TextLook {
  fileprivate var fontDeclarations: [String] {
    var all: [String] = []
    // Points of 1/96 inch are three quarters of those that style sheets, as Pango, have.
    if let points {
      all.append("font-size: \(points * 0.75)pt;")
    } else if let scale {
      all.append("font-size: \(scale * 100)%;")
    }
    // GTK knows the hundreds alone.
    if let weight { all.append("font-weight: \(min(max((weight + 50) / 100, 1), 9) * 100);") }
    if let family { all.append("font-family: \(Self.quoted(family));") }
    if let stretch { all.append("font-stretch: \(Self.stretches[Int(min(stretch, 8))]);") }
    if isItalic { all.append("font-style: italic;") }
    if isSmallCaps { all.append("font-variant: small-caps;") }
    if isTabular { all.append("font-feature-settings: \"tnum\";") }
    return all
  }

  private static let stretches = [
    "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "normal", "semi-expanded",
    "expanded", "extra-expanded", "ultra-expanded",
  ]

  /// As a string of a style sheet, whatever is in it.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 32: " "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
