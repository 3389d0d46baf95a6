/// A key of the environment, with the value it has where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A key that primitives look at while they describe themselves (`Style`).
protocol StyleKey: EnvironmentKey {}

/// The environment of a view: values that come down from the views around it.
///
/// A key of your own is a computed property that reads and writes `self[YourKey.self]`.
public struct EnvironmentValues: CustomStringConvertible {
  /// Where the values come from; nil: from the defaults alone.
  private let scope: EnvironmentScope?
  private let isRecording: Bool
  private(set) var changes: [ObjectIdentifier: EnvironmentBox] = [:]

  /// The default values.
  public init() {
    scope = nil
    isRecording = false
  }

  init(scope: EnvironmentScope, isRecording: Bool = true) {
    self.scope = scope
    self.isRecording = isRecording
  }

  /// The value of `key`. Read in a `body`, it makes the view follow the key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(ObjectIdentifier(key)) ?? K.defaultValue }
    set {
      changes[ObjectIdentifier(key)] = EnvironmentValueBox(newValue, isStyle: key is any StyleKey.Type)
    }
  }

  /// The value stored under `key`, if it was set here or above.
  func value<Value>(_ key: ObjectIdentifier) -> Value? {
    if let box = changes[key] { return (box as! EnvironmentValueBox<Value>).value }
    guard let scope else { return nil }
    let isRecording = isRecording
    return withMainActorUnchecked {
      if isRecording, let node = Graph.evaluating { scope.record(node, reads: key) }
      guard let box = scope.box(for: key) else { return nil }
      // A key stores values of its own type only.
      return unsafeDowncast(box, to: EnvironmentValueBox<Value>.self).value
    }
  }

  mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    changes[key] = EnvironmentValueBox(value, isStyle: false)
  }

  public var description: String { "EnvironmentValues(\(changes.count) set here)" }
}
