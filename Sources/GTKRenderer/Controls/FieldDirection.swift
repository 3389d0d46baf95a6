import CGTK
import SwiftUICore

// How the text of a field is written where the desktop is written from right to left.
extension TextFieldWidget {
  /// The prompt, as GTK is given it. In an empty field of hidden text GTK takes the place of the prompt from the desktop's
  /// direction, and from that of its letters how it is drawn there: from right to left, one in Latin letters is drawn outside
  /// the field. A mark in front makes both the same, and between the others the words keep their order.
  var placedPrompt: String {
    let prompt = description.prompt
    guard description.isSecure, !prompt.isEmpty, gtk_widget_get_direction(native) == GTK_TEXT_DIR_RTL else {
      return prompt
    }
    return "\(Self.rightToLeftMark)\(Self.firstStrongIsolate)\(prompt)\(Self.popIsolate)"
  }

  private static let rightToLeftMark = "\u{200F}"
  private static let firstStrongIsolate = "\u{2068}"
  private static let popIsolate = "\u{2069}"

  func showPrompt() { gtk_entry_set_placeholder_text(cast(native), placedPrompt) }

  func showDirection() {
    faves_turn(native, keepsDirection ? GTK_TEXT_DIR_LTR : direction, keepsDirection.gboolean)
    showSide()
  }

  /// All fields of a column begin at one edge, whatever is in them.
  func showSide() {
    faves_entry_set_side(native, Float(description.style.alignment.fraction), keepsDirection.gboolean)
  }
}

/// Texts of several lines.
extension GTKWidget {
  /// A text begins at its leading edge, whatever way it is written, as in fields of one line. GTK has it begin where its
  /// letters do.
  func showSide(of text: String, at alignment: TextAlignment, in view: Native) {
    var justification = alignment.justification
    let isMirrored = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL
    let written = faves_text_direction(text)
    if written != PANGO_DIRECTION_NEUTRAL, (written == PANGO_DIRECTION_RTL) != isMirrored {
      if justification == GTK_JUSTIFY_LEFT {
        justification = GTK_JUSTIFY_RIGHT
      } else if justification == GTK_JUSTIFY_RIGHT {
        justification = GTK_JUSTIFY_LEFT
      }
    }
    gtk_text_view_set_justification(cast(view), justification)
  }
}
