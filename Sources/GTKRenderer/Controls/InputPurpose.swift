import CGTK
import SwiftUICore

// What input methods, and keyboards on the screen, are told of what is going to be typed.

/// Tells the input method of a `GtkTextView` what is going to be typed into it.
@MainActor
func showInput(_ input: TextInput, in view: Native) {
  gtk_text_view_set_input_purpose(cast(view), input.purpose)
  gtk_text_view_set_input_hints(cast(view), input.hints)
}

extension TextInput {
  /// What GTK's input methods, and keyboards on the screen, are told.
  var purpose: GtkInputPurpose {
    switch bestKeyboard {
    case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad, .numbersAndPunctuation: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .URL, .webSearch: GTK_INPUT_PURPOSE_URL
    case .default, .asciiCapable, .twitter: GTK_INPUT_PURPOSE_FREE_FORM
    }
  }
  var hints: GtkInputHints {
    var hints: UInt32 = 0
    switch capitals {
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .all: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    case .some(.none): hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
    case nil: break
    }
    if hasNoSpelling { hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue }
    return GtkInputHints(hints)
  }
}
