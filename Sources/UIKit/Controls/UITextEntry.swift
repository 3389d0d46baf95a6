import Foundation
import Platform

/// What fields for a line of text have in common, for text and for searches: the text, what is said of it, and the focus.
@MainActor @preconcurrency
open class _UITextEntry: UIControl, UITextInputTraits {
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
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    wantsFocus = true
    changed()
    return true
  }
  @discardableResult
  open func resignFirstResponder() -> Bool {
    wantsFocus = false
    changed()
    return true
  }

  package final var editedText: String { content }
}
