/// A key of the environment, with the value it has where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Whether primitives look at the key while they describe themselves; keys of programs need not say.
  static var _isStyle: Bool { get }
}

extension EnvironmentKey {
  public static var _isStyle: Bool { false }

  /// Whether views that read the key would take the two values for the same.
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    // Values handed over for the comparison alone.
    nonisolated(unsafe) let (lhs, rhs) = (lhs, rhs)
    return withMainActorUnchecked { areSame(lhs, rhs) }
  }
}

/// A key that primitives look at while they describe themselves (`Style`).
protocol StyleKey: EnvironmentKey {}

extension StyleKey {
  static var _isStyle: Bool { true }
}

/// The environment of a view: values that come down from the views around it.
///
/// A key of your own is a computed property that reads and writes `self[YourKey.self]`.
public struct EnvironmentValues: CustomStringConvertible {
  /// Where the values come from; nil: from the defaults alone.
  private let scope: EnvironmentScope?
  private let isRecording: Bool
  private(set) var changes: [ObjectIdentifier: EnvironmentBox] = [:]
  /// What was set here last; each knows the one before.
  private var last: EnvironmentBox?

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
      add(
        EnvironmentValueBox(newValue, key: key, isStyle: K._isStyle), for: ObjectIdentifier(key))
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

  /// All that is set here or above, as it is now.
  @MainActor var everything: [ObjectIdentifier: EnvironmentBox] {
    (scope?.everything ?? [:]).merging(changes) { $1 }
  }

  /// Sets what was set elsewhere.
  mutating func take(_ everything: [ObjectIdentifier: EnvironmentBox]) { changes.merge(everything) { $1 } }

  mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    add(EnvironmentValueBox(value, key: Value.self, isStyle: false), for: key)
  }

  private mutating func add(_ box: EnvironmentBox, for key: ObjectIdentifier) {
    box.follow(last)
    last = box
    changes[key] = box
  }

  /// What is set, the last first, what it covers included: `[EnvironmentPropertyKey<FontKey> = nil]`.
  public var description: String {
    var texts: [String] = []
    var box = last
    while let current = box {
      texts.append(current.text)
      box = current.earlier
    }
    if let scope { texts += withMainActorUnchecked { scope.texts } }
    return "[\(texts.joined(separator: ", "))]"
  }
}
