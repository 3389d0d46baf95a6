import CGTK
import SwiftUICore

/// How large a control is and what its accent is, as style classes.
@MainActor
struct ControlLook: Equatable {
  var size = ControlSize.regular
  var tint: Color?
  /// Whether the program says that what is pressed in, or the words of a button, have the theme's accent, which they have not by
  /// themselves.
  var isAccented = false
  /// What bars are filled with in place of the tint.
  var gradient: GradientPaint?
  var shape = ButtonBorderShape.automatic

  /// Takes one look from a control and gives it the other.
  static func change(_ control: Native, from old: ControlLook, to new: ControlLook) {
    if old.size != new.size {
      if let name = old.size.className { faves_remove_class(control, name) }
      if let name = new.size.className { faves_add_class(control, name) }
    }
    if old.shape != new.shape {
      if let name = OutlineClass.name(for: old.shape) { faves_remove_class(control, name) }
      if let name = OutlineClass.name(for: new.shape) { faves_add_class(control, name) }
    }
    if old.isAccented != new.isAccented {
      (new.isAccented ? faves_add_class : faves_remove_class)(control, "faves-accented")
    }
    if old.tint != new.tint {
      if let name = old.tint.flatMap({ AccentClass.name(for: $0) }) { faves_remove_class(control, name) }
      if let name = new.tint.flatMap({ AccentClass.name(for: $0) }) { faves_add_class(control, name) }
    }
    if old.gradient != new.gradient {
      if let gradient = old.gradient { faves_remove_class(control, AccentClass.name(for: gradient)) }
      if let gradient = new.gradient { faves_add_class(control, AccentClass.name(for: gradient)) }
    }
  }
}

extension ControlSize {
  /// The style sheet's name for it; nil: as the theme has it.
  var className: String? {
    switch self {
    case .mini: "faves-mini"
    case .small: "faves-small"
    case .regular: nil
    case .large: "faves-large"
    case .extraLarge: "faves-extra-large"
    }
  }
}
