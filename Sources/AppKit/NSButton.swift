import Foundation
import Platform

/// A button. What it does is what its class does in `performClick`: there are no targets with selectors.
@MainActor @preconcurrency
open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle
    case `switch`
    /// Shown as a switch is, by a box to tick.
    case radio
    case momentaryChange, onOff, momentaryPushIn

    fileprivate var isTicked: Bool { self == .switch || self == .radio }
    fileprivate var hasStates: Bool {
      self == .pushOnPushOff || self == .toggle || self == .onOff || isTicked
    }
  }
  public var title = "" { didSet { changed() } }
  public var image: NSImage? { didSet { changed() } }
  /// Of a button that has states a click makes it the other one.
  public var state = StateValue.off { didSet { changed() } }
  /// Whether the button has an edge of its own.
  public var isBordered = true { didSet { changed() } }
  /// "\r" has Return press the button, and "\u{1b}" Esc; others are kept.
  public var keyEquivalent = "" { didSet { changed() } }
  private var type = ButtonType.momentaryPushIn

  public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }
  public convenience init(title: String, image: NSImage) {
    self.init(title: title)
    self.image = image
  }
  public convenience init(checkboxWithTitle title: String) {
    self.init(title: title)
    setButtonType(.switch)
  }

  open func setButtonType(_ type: ButtonType) {
    self.type = type
    changed()
  }

  /// What a click does.
  open func performClick(_ sender: Any?) { if type.hasStates { state = state == .on ? .off : .on } }

  open override func _makeContent() -> AnyView? {
    let (title, image) = (title, image)
    let label = HStack(spacing: 6) {
      if let image { Image(nsImage: image) }
      if !title.isEmpty { Text(verbatim: title) }
    }
    var button: AnyView
    if type.hasStates {
      let isOn = Binding(
        get: { self.state == .on }, set: { if $0 != (self.state == .on) { self.performClick(self) } })
      let toggle = Toggle(isOn: isOn) { label }
      button = type.isTicked ? AnyView(toggle.toggleStyle(.checkbox)) : AnyView(toggle.toggleStyle(.button))
    } else {
      let plain = Button {
        self.performClick(self)
      } label: {
        label
      }
      button = isBordered ? AnyView(plain.buttonStyle(.bordered)) : AnyView(plain.buttonStyle(.borderless))
    }
    if keyEquivalent == "\r" { button = AnyView(button.keyboardShortcut(.defaultAction)) }
    if keyEquivalent == "\u{1b}" { button = AnyView(button.keyboardShortcut(.cancelAction)) }
    return AnyView(button.disabled(!isEnabled))
  }
}
