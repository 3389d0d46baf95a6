public import Combine
import Foundation

/// What a publisher of a property's values is to tell.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Each value that the property gets.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Accepted without effect.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that it has now, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Accepted without effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

extension PlatformApplication {
  /// The value of a property, now and whenever the app or one of its windows comes to the front, leaves it or closes: with each
  /// of these `isActive`, `keyWindow`, `mainWindow` and `windows` may be another. Other changes are not told.
  public func publisher<Value>(
    for keyPath: KeyPath<PlatformApplication, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let names = [
      Self.didBecomeActiveNotification, Self.didResignActiveNotification,
      PlatformWindow.didBecomeKeyNotification, PlatformWindow.didResignKeyNotification,
      PlatformWindow.willCloseNotification,
    ]
    let changes = Publishers.MergeMany(names.map { NotificationCenter.default.publisher(for: $0) })
    // The notifications are posted on the main thread.
    let values = changes.map { [unowned self] _ in self[keyPath: keyPath] }
    return options.contains(.initial)
      ? values.prepend(self[keyPath: keyPath]).eraseToAnyPublisher() : values.eraseToAnyPublisher()
  }
}
