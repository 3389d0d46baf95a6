/// A value that a window keeps from one launch to the next. Each window has its own; views of one window share a key.
///
/// For small things like which tab was in sight: what must not be lost belongs into a document or a store. A value of
/// another type under the key counts as none.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let fallback: Value
  private let coding: StorageCoding<Value>
  private var location: WindowStateLocation<Value>?

  init(_ key: String, default fallback: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
  }

  /// The value the window keeps, or the default.
  public var wrappedValue: Value {
    get {
      guard let location else { return fallback }
      guard isOnMainActor() else { return location.copied() }
      return withMainActorUnchecked { location.get() }
    }
    nonmutating set {
      guard let location else { return Self.warnOutside(key) }
      write(newValue, to: location)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map { Binding($0) } ?? .constant(fallback) }

  fileprivate static func warnOutside(_ key: String) {
    Diagnostics.warn("SceneStorage \"\(key)\" was written outside of a window's views; the write is lost.")
  }
}

// The value is confined to the main actor, as a state's is.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty {
  static nonisolated var isPrepared: Bool { true }

  mutating func install(on node: Node) { resolve(on: node) }
  mutating func inherit(from old: Self, on node: Node) { if isSame(as: old) { location = old.location } }
  mutating func prepare(on node: Node) { resolve(on: node) }
  func isSame(as new: Self) -> Bool { key == new.key && areSame(fallback, new.fallback) }

  @MainActor
  private mutating func resolve(on node: Node) {
    let state = EnvironmentValues(scope: node.environment).windowState
    if location == nil || location?.state !== state {
      location = WindowStateLocation(key, in: state, coding, default: fallback)
    }
  }
}

/// A value that a window keeps, as one type.
final class WindowStateLocation<Value>: Location<Value> {
  /// nil: the view is in no window, so nothing is kept.
  let state: WindowState?
  private let key: String
  private nonisolated(unsafe) let coding: StorageCoding<Value>
  private nonisolated(unsafe) let fallback: Value

  init(_ key: String, in state: WindowState?, _ coding: StorageCoding<Value>, default fallback: Value) {
    self.key = key
    self.state = state
    self.coding = coding
    self.fallback = fallback
  }

  override func get() -> Value {
    guard let node = Graph.evaluating else {
      willReadOutsideOfBodies()
      return peek()
    }
    let value = peek()
    recordPart(node) { [self] in !areSame(value, peek()) }
    return value
  }

  private nonisolated func value(of stored: StoredValue?) -> Value {
    stored.flatMap(coding.decode) ?? fallback
  }

  override func peek() -> Value { value(of: state?[key]) }

  override nonisolated func copied() -> Value { value(of: state?.newest(of: key)) }

  override nonisolated func setElsewhere(_ new: Value) {
    guard let state else { return SceneStorage<Value>.warnOutside(key) }
    if state.setElsewhere(coding.encode(new), for: key) { carryOut { self.settle() } }
  }

  override func settle() { state?.settle(key) }

  override func recordPart(_ node: Node, hasChanged: @escaping () -> Bool) {
    state?.record(node, reads: key, hasChanged: hasChanged)
  }

  override func set(_ new: Value) {
    guard let state else { return SceneStorage<Value>.warnOutside(key) }
    if let evaluating = Graph.evaluating {
      Diagnostics.warn(
        "\(KnownWarning.stateInUpdate) SceneStorage \"\(key)\" was written while \(evaluating.evaluatedName) was evaluating its body; write it from an "
          + "action instead.")
    }
    state[key] = coding.encode(new)
  }

  override var ownerName: String? { "the SceneStorage \"\(key)\"" }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? WindowStateLocation<Value> else { return false }
    return state === other.state && key == other.key && areSame(fallback, other.fallback)
  }
}
