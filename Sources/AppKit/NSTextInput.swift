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
open class NSTextField: NSView {
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
  public var isEnabled = true { didSet { changed() } }
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
      return AnyView(Text(verbatim: content).font(font?.font).foregroundColor(textColor?.color))
    }
    let prompt = placeholderString ?? ""
    return AnyView(
      EditedTextBody(self) { [self] text in
        TextField(prompt, text: text).textFieldStyle(.roundedBorder)
          .font(font?.font).foregroundColor(textColor?.color).disabled(!isEnabled)
      })
  }

  private func note() -> Notification {
    Notification(name: Notification.Name("NSControlTextNotification"), object: self)
  }
}

extension NSTextField: EditedText {
  package var editedText: String { content }
  package func mayChange(_ range: NSRange, to replacement: String) -> Bool { true }
  package func wasEdited(to new: String) {
    stringValue = new
    delegate?.controlTextDidChange(note())
  }
  package func focusCame() { delegate?.controlTextDidBeginEditing(note()) }
  package func focusLeft() { delegate?.controlTextDidEndEditing(note()) }
}

/// What is told of a text view. All has defaults that do nothing; each notification's object is the view.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSObjectProtocol {
  func textDidBeginEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
}

extension NSTextViewDelegate {
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
  /// Accepted: the view has the theme's ground.
  public var drawsBackground = true
  /// Accepted: Ctrl+Z works in every text view.
  public var allowsUndo = false
  package var wantsFocus = false

  open override func _makeContent() -> AnyView? {
    guard isEditable else {
      return AnyView(
        ScrollView {
          Text(verbatim: content).frame(maxWidth: .infinity, alignment: .leading)
            .font(font?.font).foregroundColor(textColor?.color)
        })
    }
    return AnyView(
      EditedTextBody(self) { [self] text in
        TextEditor(text: text).font(font?.font).foregroundColor(textColor?.color)
      })
  }

  private func note() -> Notification {
    Notification(name: Notification.Name("NSTextNotification"), object: self)
  }
}

extension NSTextView: EditedText {
  package var editedText: String { content }
  package func mayChange(_ range: NSRange, to replacement: String) -> Bool { true }
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
