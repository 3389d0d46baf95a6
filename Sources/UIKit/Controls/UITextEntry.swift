import Foundation
import Platform

/// What fields for a line of text have in common, for text and for searches: the text, what is said of it, and the focus.
@MainActor @preconcurrency
open class _UITextEntry: UIControl, UITextInputTraits, FocusAsking {
  private var content = ""
  public var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      changed()
    }
  }
  public var placeholder: String? { didSet { changed() } }
  public var _traits = _TextTraits() { didSet { changed() } }
  package var wantsFocus = false
  public final var isFirstResponder: Bool { isEdited }
  /// Whether it has the focus.
  final var isEdited = false

  /// Asks for the keyboard focus, now or once the field is on the screen.
  // Each class has its own, as a protocol's could not be overridden in a program's field.
  @discardableResult
  open func becomeFirstResponder() -> Bool { askForFocus(true) }
  @discardableResult
  open func resignFirstResponder() -> Bool { askForFocus(false) }

  package final var editedText: String { content }
}
