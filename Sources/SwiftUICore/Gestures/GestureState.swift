/// A value that a gesture sets while it goes on, and that is its initial value again once the gesture has ended or was
/// cancelled.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  fileprivate var place: GestureStatePlace<Value>

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// - Parameter resetTransaction: of the change back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// - Parameter reset: gets the last value, and sets up the transaction of the change back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    place = GestureStatePlace(initial: wrappedValue, resetting: reset)
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value {
    guard let location = place.location else { return place.initial }
    guard isOnMainActor() else { return location.copied() }
    return withMainActorUnchecked { location.getForOwner() }
  }
  public var projectedValue: GestureState<Value> { self }
}

/// Where a gesture's state is kept. A gesture holds this and not the property itself, which is its owner's alone: views
/// that are handed the gesture's view as content would take it for one of theirs.
struct GestureStatePlace<Value> {
  fileprivate let initial: Value
  fileprivate let resetting: (Value, inout Transaction) -> Void
  fileprivate var location: StateLocation<Value>?

  @MainActor
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location, location.owner != nil else { return }
    var value = location.peek()
    var transaction = TransactionScope.current?.transaction ?? Transaction()
    transaction.isContinuous = true
    body(&value, &transaction)
    set(value, to: location, in: transaction)
  }

  @MainActor
  func reset() {
    guard let location, location.owner != nil else { return }
    var transaction = Transaction()
    resetting(location.peek(), &transaction)
    set(initial, to: location, in: transaction)
  }

  /// What nobody animates belongs to the event, with all else that it writes: the end of a gesture and what that leads to
  /// are seen at once. What animates the code around it has no say.
  @MainActor
  private func set(_ value: Value, to location: StateLocation<Value>, in transaction: Transaction) {
    if transaction.isPlain {
      let outer = TransactionScope.current
      TransactionScope.current = nil
      defer { TransactionScope.current = outer }
      location.set(value)
    } else {
      withTransaction(transaction) { location.set(value) }
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  fileprivate init(place: GestureStatePlace<Value>) { self.place = place }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: GraphProperty {
  mutating func install(on node: Node) { place.location = StateLocation(place.initial, owner: node) }
  mutating func inherit(from old: Self, on node: Node) { place.location = old.place.location }
  mutating func remove(from node: Node) { place.location?.owner = nil }
  var changeStamp: AnyHashable? { place.location?.writes }
}

/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  public var base: Base
  let place: GestureStatePlace<State>
  let write: (Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture {
  public var state: GestureState<State> { GestureState(place: place) }
}

extension GestureStateGesture: PrimitiveGesture {
  static func makeRecognizer(_ gesture: Self) -> StateRecognizer<Value, State> {
    StateRecognizer(Base._makeRecognizer(gesture.base), gesture.place, gesture.write)
  }
  static func patch(_ recognizer: StateRecognizer<Value, State>, with gesture: Self) {
    recognizer.state = gesture.place
    recognizer.write = gesture.write
    Base._patch(recognizer.base, with: gesture.base)
  }
}

final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  var state: GestureStatePlace<State>
  var write: (Value, inout State, inout Transaction) -> Void
  private var isSet = false

  init(
    _ base: _GestureRecognizer<Value>, _ state: GestureStatePlace<State>,
    _ write: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.write = write
    super.init(base)
  }

  override func follow() {
    phase = base.phase
    switch phase {
    case .active(let value):
      isSet = true
      state.update { write(value, &$0, &$1) }
    case .ended, .failed: putBack()
    case .possible: break
    }
  }

  override func reset() {
    super.reset()
    putBack()
  }

  private func putBack() {
    guard isSet else { return }
    isSet = false
    state.reset()
  }
}

extension Gesture {
  /// Has `body` set `state` while the gesture goes on.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, place: state.place, write: body)
  }
}
