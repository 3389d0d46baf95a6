/// Reads and writes a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of writes through this binding.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { kept = KeptTransaction(newValue) }
  }
  let location: Location<Value>
  // Not in place: bindings are handed to the rows of long lists, and mostly have none.
  private var kept: KeptTransaction?
  private var ownTransaction: Transaction? { kept?.transaction }

  @inline(__always)
  init(_ location: Location<Value>) {
    self.location = location
    kept = nil
  }

  init(_ location: Location<Value>, transaction: Transaction?) {
    self.location = location
    kept = transaction.map(KeptTransaction.init)
  }

  /// A binding to `location`, made by a program's code: a view that makes one in its `body` follows what the value is
  /// made of, as in SwiftUI, where a binding holds its value.
  init(observedBy location: Location<Value>, transaction: Transaction? = nil) {
    self.init(location, transaction: transaction)
    if isOnMainActor() { withMainActorUnchecked { if Graph.evaluating != nil { location.observe() } } }
  }

  /// A binding that calls `get` and `set`, at once and on the thread that reads or writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    nonisolated(unsafe) let get = get
    nonisolated(unsafe) let set = set
    self.init(observedBy: withMainActorUnchecked { ProgramFunctionLocation(get: get, set: set) })
  }

  /// A binding made of others, whose values are not read before its own is.
  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    nonisolated(unsafe) let get = get
    nonisolated(unsafe) let set = set
    self.init(withMainActorUnchecked { FunctionLocation(get: get, set: set) })
  }

  /// A binding that calls `get` and, with the transaction of the write, `set`, at once and on the thread that reads or
  /// writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, TransactionScope.current?.transaction ?? Transaction()) })
  }

  /// A binding that calls `set` on the main actor, later for other threads.
  @MainActor
  init(get: @escaping () -> Value, setConfined set: @escaping (Value) -> Void) {
    self.init(ConfinedFunctionLocation(get: get, set: set))
  }

  /// A binding whose value does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(withMainActorUnchecked { ConstantLocation(value) })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get {
      let location = location
      guard isOnMainActor() else { return location.copied() }
      return withMainActorUnchecked { location.get() }
    }
    nonmutating set {
      if let ownTransaction {
        withTransaction(ownTransaction) { write(newValue, to: location) }
      } else {
        write(newValue, to: location)
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to the part of the value at `keyPath`.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    nonisolated(unsafe) let keyPath = keyPath
    let location = location
    return Binding<Subject>(
      observedBy: withMainActorUnchecked { PartLocation(location, keyPath) }, transaction: ownTransaction)
  }

  /// This binding, its writes in `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location, transaction: transaction)
  }

  /// This binding, its writes animated with `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return Binding(location, transaction: transaction)
  }
}

/// The transaction of a binding's writes.
private final class KeptTransaction {
  let transaction: Transaction
  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Binding: DynamicProperty {}

extension Binding: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  static nonisolated var isPrepared: Bool { true }
  mutating func prepare(on node: Node) { location.observe() }
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    // Without a copy of either: this is asked for each row of a list.
    let old = old.assumingMemoryBound(to: Self.self)
    let new = new.assumingMemoryBound(to: Self.self)
    return old.pointee.location === new.pointee.location || old.pointee.isSame(as: new.pointee)
  }
  func isSame(as new: Binding<Value>) -> Bool {
    guard location.isSame(as: new.location) else { return false }
    switch (location.seen(), new.location.seen()) {
    case (nil, nil): return true
    case (let old?, let new?): return areSame(old, new)
    default: return false
    }
  }
  var changeStamp: AnyHashable? { ValueStamp(value: location.peek()) }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
