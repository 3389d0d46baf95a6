import Foundation
import Platform

/// What is told of a text field, and asked. All has defaults.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  /// After each change of the text by a person.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a person may put `string` in the place of what is at `range`, in UTF-16.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Return was pressed. The result is not looked at.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for one line of text.
@MainActor @preconcurrency
open class UITextField: _UITextEntry {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public weak var delegate: (any UITextFieldDelegate)?
  public var textColor: UIColor? { didSet { changed() } }
  public var font: UIFont? { didSet { changed() } }
  public var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  public var isSecureTextEntry = false { didSet { changed() } }
  public var borderStyle = BorderStyle.none { didSet { changed() } }
  /// Accepted: the theme says which buttons a field has.
  public var clearButtonMode = ViewMode.never
  public var isEditing: Bool { isEdited }

  open override func _makeContent() -> AnyView? {
    let prompt = placeholder ?? ""
    return AnyView(
      EditedTextBody(self) { [self] text in
        Group {
          if isSecureTextEntry { SecureField(prompt, text: text) } else { TextField(prompt, text: text) }
        }
        .textFieldStyle(.roundedBorder)
        .typed(as: _traits)
        .multilineTextAlignment(textAlignment.alignment)
        .font(font?.font).foregroundColor(textColor?.color).disabled(!isEnabled)
      })
  }
}

extension UITextField: EditedText {
  package func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }
  package func wasEdited(to new: String) {
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }
  private static let returned: Event = [.editingDidEndOnExit, .primaryActionTriggered]
  package var hearsReturn: Bool { delegate != nil || hasActions(for: Self.returned) }
  package func wasSubmitted() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: Self.returned)
  }
  package func focusCame() {
    isEdited = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }
  package func focusLeft() {
    isEdited = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }
}

/// What is told of a text view, and asked. All has defaults.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  /// Whether a person may put `text` in the place of what is at `range`, in UTF-16.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// Text of many lines.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInputTraits {
  /// `.clear`, of its `appearance()`: text editors show what is behind them.
  public override var backgroundColor: UIColor? {
    didSet {
      if self === UITextView.appearance() {
        ScrollGroundAppearance.hidesThatOfEditors = backgroundColor == .clear
      }
    }
  }
  public weak var delegate: (any UITextViewDelegate)?
  private var content = ""
  /// The text with its looks, while nobody has changed the text; nil: it has those of the view alone.
  private var looks: NSAttributedString?
  public var text: String! {
    get { content }
    set {
      guard newValue ?? "" != content || looks != nil else { return }
      content = newValue ?? ""
      looks = nil
      changed()
    }
  }
  /// The text with looks of its own. A person edits it without them: they are shown where the view cannot be edited.
  public var attributedText: NSAttributedString! {
    get { looks ?? NSAttributedString(string: content) }
    set {
      content = newValue?.string ?? ""
      looks = newValue
      changed()
    }
  }
  public var textColor: UIColor? { didSet { changed() } }
  public var font: UIFont? { didSet { changed() } }
  public var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  public var textContainerInset = UIEdgeInsets() { didSet { changed() } }
  public var isEditable = true { didSet { changed() } }
  public var isSelectable = true { didSet { changed() } }
  public var _traits = _TextTraits() { didSet { changed() } }
  package var wantsFocus = false

  @discardableResult
  open func becomeFirstResponder() -> Bool { askForFocus(true) }
  @discardableResult
  open func resignFirstResponder() -> Bool { askForFocus(false) }
  public private(set) var isFirstResponder = false

  open override func _makeContent() -> AnyView? {
    if !isEditable {
      let text = words
      return isScrollEnabled ? AnyView(ScrollView { text }) : AnyView(text)
    }
    return AnyView(
      EditedTextBody(self) { [self] text in
        TextEditor(text: text).multilineTextAlignment(textAlignment.alignment)
          .typed(as: _traits)
          .font(font?.font).foregroundColor(textColor?.color)
      })
  }
}

extension UITextView {
  private var words: some View {
    (looks.map { Text(AttributedString($0)) } ?? Text(verbatim: content))
      .multilineTextAlignment(textAlignment.alignment)
      .frame(maxWidth: .infinity, alignment: textAlignment.place)
      .font(font?.font).foregroundColor(textColor?.color)
  }

  /// How large the whole text is as wide as the view, in points; as large as the view without a display.
  public var contentSize: CGSize {
    let width = frame.width > 0 ? frame.width : nil
    let size = PictureDrawing.size(of: words, offered: ProposedViewSize(width: width, height: nil))
    return size == .zero && !content.isEmpty ? frame.size : size
  }
}

extension UITextView: EditedText {
  package var editedText: String { content }
  package func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }
  package func wasEdited(to new: String) {
    text = new
    delegate?.textViewDidChange(self)
  }
  package func focusCame() {
    isFirstResponder = true
    delegate?.textViewDidBeginEditing(self)
  }
  package func focusLeft() {
    isFirstResponder = false
    delegate?.textViewDidEndEditing(self)
  }
}
