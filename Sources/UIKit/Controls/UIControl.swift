import Foundation
import Platform

/// A view that a person uses. Its actions are functions (`addAction`); targets with selectors need Objective-C.
@MainActor @preconcurrency
open class UIControl: UIView, UIAppearance {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    /// The bits that are a program's own, and those that are the framework's.
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  public var isEnabled = true { didSet { changed() } }
  public var isSelected = false { didSet { changed() } }

  private var actions: [(action: UIAction, event: Event)] = []
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
  }
  final func hasActions(for controlEvents: Event) -> Bool {
    actions.contains { !$0.event.isDisjoint(with: controlEvents) }
  }
  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
  }

  public static func appearance() -> Self { Proxies.proxy(self) { made() as! Self } }

  /// Only the classes that say what they show can be shown; the others are there for `appearance()`.
  open override func _makeContent() -> AnyView? {
    Diagnostics.warn("A \(type(of: self)) cannot be shown here: of that class there is appearance() alone.")
    return nil
  }
}

/// What a control or a menu does.
@MainActor @preconcurrency
open class UIAction: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var title: String
  public var image: UIImage?
  public let identifier: Identifier
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }
}
