import CGTK
import SwiftUICore

// A selected row writes its words in the colour that can be read on the selection. What stands on a ground of the program's own,
// as on a card, is read on that, and so is written as in any other row.

extension GTKWidget {
  /// Tells it and what is in it whether it stands on a ground that hides the selection, or draws one itself.
  final func showOwnGround() {
    let isOwn = standsOnOwnGround || decoration?.ground?.hidesSelection() == true
    guard isOwn != hasOwnGroundClass else { return }
    hasOwnGroundClass = isOwn
    (isOwn ? faves_add_class : faves_remove_class)(native, OwnGround.name)
    if isOwn { OwnGround.use() }
  }

  /// Whether what stands in front of this in the same place is read on it.
  final var hidesSelection: Bool {
    if attributes?.isHidden == true { return false }
    let opacity = attributes?.opacity ?? 1
    if decoration?.ground?.hidesSelection(opacity) == true { return true }
    return switch self {
    case let fill as FillWidget: fill.description.hidesSelection(opacity)
    case let layers as LayersWidget: opacity >= 0.5 && layers.holdsGround
    case let image as ImageWidget: opacity >= 0.5 && image.isPhoto
    default: opacity >= 0.5 && surrounded?.hidesSelection == true
    }
  }
}

extension FillDescription {
  /// Whether the words of an unselected row can be read on it better than those of a selected one, were it in that.
  @MainActor
  func hidesSelection(_ opacity: Double = 1) -> Bool {
    if isOutlined { return false }
    if image != nil { return opacity >= 0.5 }
    if let gradient {
      return !gradient.stops.isEmpty
        && gradient.stops.allSatisfy { OwnGround.isOne($0.color, opacity * gradient.opacity) }
    }
    return color.map { OwnGround.isOne($0, opacity) } ?? false
  }
}

@MainActor
enum OwnGround {
  /// The style class of what stands on one; `faves_is_selected` knows it, too.
  static let name = "faves-own-ground"
  /// The style class of a text or an image that is drawn with what is around it.
  static let surrounded = "faves-surrounded"
  /// Such a one where it is secondary.
  static let secondary = ".\(surrounded).dim-label"
  /// What stands on one in a selected row.
  static let words = "\(selected) .\(name)"
  private static let selected = "list.faves-list > row:selected"

  /// Most programs have none: GTK is to read these rules, and to match them with every widget, only where one has.
  private(set) static var isUsed = false

  fileprivate static func use() {
    guard !isUsed else { return }
    isUsed = true
    ForegroundClass.reload()
  }

  /// In dark windows the words of both rows are light. So a ground is looked at as light windows have it, and stays what it is
  /// when the user changes from one to the other.
  fileprivate static func isOne(_ color: Color, _ opacity: Double) -> Bool {
    // What follows the words cannot say which words it wants.
    guard opacity > 0, !Palette.isForeground(color) else { return false }
    let selection = Palette.accent.ground ?? Palette.rgba(.accentColor)
    var ground = Palette.shown(in: .light) { Palette.rgba(color) }
    ground.alpha *= opacity
    let seen = ground.over(selection)
    return seen.contrast(to: Palette.RGBA(0x000000)) > seen.contrast(to: Palette.accent.words)
  }

  static var css: String {
    guard isUsed else { return "" }
    let share = Palette.isHighContrast ? 0.9 : Palette.secondaryOpacity
    let dim = ".\(surrounded).dim-label"
    let schemes = SchemeClass.roots.map { root in
      "\(inside(root, "")) { color: \(root.text); }\n\(inside(root, dim)) { color: alpha(\(root.text), \(share)); }\n"
    }
    return """
      \(words) { color: @theme_text_color; }
      \(words) .dim-label, \(words).dim-label { opacity: \(share); }
      \(words) \(dim), \(words)\(dim) { opacity: 1; color: alpha(@theme_text_color, \(share)); }
      \(schemes.joined())
      \(words) button.link:not(:disabled) > label, \(words) label > link, \(words) > link,
      \(words) button.faves-row-action:not(:disabled):not(.destructive-action) { color: @faves_accent; }

      """
  }

  /// A colour's style class keeps it there, whether it could be told from the selection or not.
  /// - Parameter declaration: the colour in a scheme; nil: in the windows'.
  static func css(_ color: String, _ declaration: (SwiftUICore.ColorScheme?) -> String) -> String {
    guard isUsed else { return "" }
    let schemes = SchemeClass.roots.map { root in
      "\(inside(root, color)) { color: \(declaration(root.scheme)); }\n"
    }
    return "\(words) \(color), \(words)\(color) { color: \(declaration(nil)); }\n" + schemes.joined()
  }

  /// The same in views of a scheme of their own: around the list, between the row and the ground, or further in.
  private static func inside(_ root: SchemeClass.Root, _ color: String) -> String {
    let own = ["\(words)\(color)"] + (color.isEmpty ? [] : ["\(words) \(color)"])
    let between = own.map { $0.replacing(selected, with: "\(selected) \(root.views)") }
    return own.map { root.inside($0) }.joined(separator: ", ") + ", " + between.joined(separator: ", ")
  }
}
