import CGTK
import SwiftUICore

/// Widgets that are laid out another way than the desktop. GTK's direction is each widget's own matter, so what says one
/// hands it on, also to what comes into it later.
extension GTKWidget {
  /// Takes the direction that its attributes say, or else that of what it stands in.
  final func takeDirection(from parent: GTKWidget?) {
    let own: GtkTextDirection =
      switch attributes?.layoutDirection {
      case .leftToRight: GTK_TEXT_DIR_LTR
      case .rightToLeft: GTK_TEXT_DIR_RTL
      case nil: GTK_TEXT_DIR_NONE
      }
    let new = own == GTK_TEXT_DIR_NONE ? parent?.direction ?? GTK_TEXT_DIR_NONE : own
    if hasNative && !keepsDirection { faves_turn(native, new, (own != GTK_TEXT_DIR_NONE).gboolean) }
    guard new != direction else { return }
    direction = new
    if hasNative, !isOfContent, let margins = attributes?.margins, margins.leading != margins.trailing {
      applySideMargins()
    }
    for child in children { child.takeDirection(from: self) }
  }

  /// Hands it on to parts of its own that it has put into its GTK widget.
  final func turnParts() { if direction != GTK_TEXT_DIR_NONE { takeDirection(from: parent) } }
}

extension Native {
  /// The direction in which one writes in this widget.
  @MainActor var writes: SwiftUICore.LayoutDirection {
    gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }
}
