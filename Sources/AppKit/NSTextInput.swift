import Foundation
import Platform

/// What is told of a text field. All has defaults that do nothing; each notification's object is the field.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSObjectProtocol {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSTextFieldDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// A line of text, to edit or only to read.
@MainActor @preconcurrency
open class NSTextField: NSControl {
  public weak var delegate: (any NSTextFieldDelegate)?
  private var content = ""
  public var stringValue: String {
    get { content }
    set {
      guard newValue != content else { return }
      content = newValue
      changed()
    }
  }
  public var placeholderString: String? { didSet { changed() } }
  public var font: NSFont? { didSet { changed() } }
  public var textColor: NSColor? { didSet { changed() } }
  public var isEditable = true { didSet { changed() } }
  public var isSelectable = true { didSet { changed() } }
  public var alignment = NSTextAlignment.natural { didSet { changed() } }
  /// Where the dots stand of a text that is only read and too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Of a text that is only read; 0: as many as it takes.
  public var maximumNumberOfLines = 0 { didSet { changed() } }
  /// Accepted: a field that is edited has the theme's border, another one has none.
  public var isBordered = true
  public var isBezeled = true
  public var drawsBackground = true
  package var wantsFocus = false

  public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
  /// A text that is only read.
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    isEditable = false
    isSelectable = false
  }

  open override func _makeContent() -> AnyView? {
    guard isEditable else {
      let text = Text(verbatim: content).font(font?.font).foregroundColor(textColor?.color)
        .multilineTextAlignment(alignment.alignment)
        .lineLimit(maximumNumberOfLines > 0 ? maximumNumberOfLines : nil)
        .truncationMode(lineBreakMode.truncation)
      // One that begins at its edge is no wider than its words.
      return alignment.place == .leading
        ? AnyView(text) : AnyView(text.frame(maxWidth: .infinity, alignment: alignment.place))
    }
    let prompt = placeholderString ?? ""
    return AnyView(
      EditedTextBody(self) { [self] text in
        TextField(prompt, text: text).textFieldStyle(.roundedBorder)
          .multilineTextAlignment(alignment.alignment)
          .font(font?.font).foregroundColor(textColor?.color).disabled(!isEnabled)
      })
  }

  /// A person has made the text another one.
  func edited(to new: String) {
    stringValue = new
    delegate?.controlTextDidChange(note())
  }

  private func note() -> Notification {
    Notification(name: Notification.Name("NSControlTextNotification"), object: self)
  }
}

extension NSTextField: EditedText {
  package var editedText: String { content }
  package func mayChange(_ range: NSRange, to replacement: String) -> Bool { true }
  package func wasEdited(to new: String) { edited(to: new) }
  package func focusCame() { delegate?.controlTextDidBeginEditing(note()) }
  package func focusLeft() { delegate?.controlTextDidEndEditing(note()) }
}

/// What is told of a text view. All has defaults that do nothing; each notification's object is the view.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSObjectProtocol {
  func textDidBeginEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
  /// Whether a person may put `replacementString` in the place of what is at `affectedCharRange`, in UTF-16.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
}

extension NSTextViewDelegate {
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
}

/// Text of many lines.
@MainActor @preconcurrency
open class NSTextView: NSView {
  public weak var delegate: (any NSTextViewDelegate)?
  private var content = ""
  public var string: String {
    get { content }
    set {
      guard newValue != content else { return }
      content = newValue
      changed()
    }
  }
  public var font: NSFont? { didSet { changed() } }
  public var textColor: NSColor? { didSet { changed() } }
  public var isEditable = true { didSet { changed() } }
  public var isSelectable = true { didSet { changed() } }
  /// Accepted: what is pasted has no looks.
  public var isRichText = false
  /// Whether a view that is edited has the theme's ground.
  public var drawsBackground = true { didSet { changed() } }
  /// Accepted: Ctrl+Z works in every text view.
  public var allowsUndo = false
  public var alignment = NSTextAlignment.natural { didSet { changed() } }
  /// Accepted: nothing takes the place of what a person types.
  public var isAutomaticQuoteSubstitutionEnabled = false
  /// Accepted: nothing takes the place of what a person types.
  public var isAutomaticDashSubstitutionEnabled = false
  /// Accepted: nothing takes the place of what a person types.
  public var isAutomaticTextReplacementEnabled = false
  /// Accepted: nothing takes the place of what a person types.
  public var isAutomaticSpellingCorrectionEnabled = false
  /// Accepted: the view takes the room that it is given, and what it holds scrolls.
  public var isVerticallyResizable = true
  /// Accepted: lines are broken at the view's edge.
  public var isHorizontallyResizable = false
  package var wantsFocus = false

  open override func _makeContent() -> AnyView? {
    guard isEditable else {
      return AnyView(
        ScrollView {
          Text(verbatim: content).multilineTextAlignment(alignment.alignment)
            .frame(maxWidth: .infinity, alignment: alignment.place)
            .font(font?.font).foregroundColor(textColor?.color)
        })
    }
    return AnyView(
      EditedTextBody(self) { [self] text in
        TextEditor(text: text).multilineTextAlignment(alignment.alignment)
          .scrollContentBackground(drawsBackground ? .automatic : .hidden)
          .font(font?.font).foregroundColor(textColor?.color)
      })
  }

  private func note() -> Notification {
    Notification(name: Notification.Name("NSTextNotification"), object: self)
  }
}

extension NSTextView: EditedText {
  package var editedText: String { content }
  package func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementString: replacement) ?? true
  }
  package func wasEdited(to new: String) {
    string = new
    delegate?.textDidChange(note())
  }
  package func focusCame() { delegate?.textDidBeginEditing(note()) }
  package func focusLeft() { delegate?.textDidEndEditing(note()) }
}

/// How far something has come, or that it goes on.
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  public var style = Style.bar { didSet { changed() } }
  /// Whether it shows no more than that something goes on.
  public var isIndeterminate = true { didSet { changed() } }
  public var minValue = 0.0 { didSet { changed() } }
  public var maxValue = 100.0 { didSet { changed() } }
  /// Between the two.
  public var doubleValue = 0.0 { didSet { changed() } }
  /// Whether it is to be seen only while something goes on.
  public var isDisplayedWhenStopped = true { didSet { changed() } }
  private var isAnimating = false { didSet { changed() } }

  open func startAnimation(_ sender: Any?) { isAnimating = true }
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
  open func increment(by delta: Double) { doubleValue += delta }

  open override func _makeContent() -> AnyView? {
    let isSeen = isAnimating || isDisplayedWhenStopped
    if style == .spinning && isIndeterminate { return AnyView(ProgressView().opacity(isSeen ? 1 : 0)) }
    let length = max(maxValue - minValue, .leastNonzeroMagnitude)
    let share = isIndeterminate ? 0 : min(max((doubleValue - minValue) / length, 0), 1)
    let bar = ProgressView(value: share)
    return style == .bar
      ? AnyView(bar.progressViewStyle(.linear).opacity(isSeen ? 1 : 0)) : AnyView(bar.opacity(isSeen ? 1 : 0))
  }
}
