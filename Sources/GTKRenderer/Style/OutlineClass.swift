import CGTK
import SwiftUICore

/// The outlines of buttons as style classes; those with a radius of the program's are declared when they are first used.
@MainActor
enum OutlineClass {
  private static var radii: Set<Int> = []

  /// nil: as the theme has it.
  static func name(for shape: ButtonBorderShape) -> String? {
    switch shape.outline {
    case .automatic: return nil
    case .capsule: return "faves-capsule"
    case .circle: return "faves-circle"
    case .rounded(nil): return "faves-rounded"
    case .rounded(let radius?):
      let radius = Int(radius.rounded())
      let name = "faves-rounded-\(radius)"
      if radii.insert(radius).inserted {
        _ = faves_css_load(
          "button.\(name) { border-radius: \(radius)px; }",
          guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
      }
      return name
    }
  }
}
