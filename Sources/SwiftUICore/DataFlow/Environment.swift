/// A value from the environment. The view is updated when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An observable object by its type; reads it, or nil if there is none.
    case object((EnvironmentValues) -> Value?, name: String)
  }
  private let source: Source
  private var value: Value?
  /// The class of the node that this is installed on.
  private var owner: Node.Type?

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The observable object of type `objectType`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(
      { values in
        let found: Value?? = values.value(ObjectIdentifier(Value.self))
        return found ?? nil
      }, name: "\(objectType)")
  }

  /// The observable object of type `objectType`, nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(
      { values in
        let found: T?? = values.value(ObjectIdentifier(T.self))
        return .some(found ?? nil)
      }, name: "\(objectType)")
  }

  /// The value.
  /// - Precondition: for an observable object, that a view further up has placed one of the type.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath):
      Diagnostics.warn(
        "\(KnownWarning.environmentOutside(Value.self)) An environment value of type \(Value.self) was read\(Diagnostics.inBody) before its view was on "
          + "screen; it is the default."
      )
      return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let name):
      Diagnostics.stop(
        "No Observable object of type \(name) found for \(owner?.nameForMessage ?? "a view that is not on screen"). "
          + "A View.environment(_:) for \(name) may be missing as an ancestor of this view.")
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  static nonisolated var isPrepared: Bool { true }

  mutating func install(on node: Node) { owner = type(of: node) }
  mutating func inherit(from old: Self, on node: Node) {
    value = old.value
    owner = old.owner
  }
  var changeStamp: AnyHashable? { value.map { ValueStamp(value: $0) } }
  mutating func prepare(on node: Node) {
    let values = EnvironmentValues(scope: node.environment)
    switch source {
    case .keyPath(let keyPath): value = values[keyPath: keyPath]
    case .object(let read, _): value = read(values)
    }
  }
}
