/// A value that a view owns: it lives as long as the view's identity, and a view whose `body` read it follows it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var initial: Value
  @usableFromInline var location: StateLocation<Value>?

  // Inlinable: each row of a long list has its states made anew whenever the list changes, and to find the type `State<Value>`
  // at run time takes most of the time that takes.
  @inlinable public init(wrappedValue value: Value) {
    initial = value
    location = nil
  }
  @inlinable public init(initialValue value: Value) {
    initial = value
    location = nil
  }

  /// The current value. Before the view is on screen: the initial one.
  public var wrappedValue: Value {
    get {
      guard let location else {
        warnOfEarlyRead()
        return initial
      }
      guard isOnMainActor() else { return location.copied() }
      return withMainActorUnchecked { location.getForOwner() }
    }
    nonmutating set {
      guard let location else {
        Diagnostics.warn(
          "\(KnownWarning.stateOutside) A State<\(Value.self)> was written\(Diagnostics.inBody) before its view was on screen (in an initializer?); "
            + "the write is lost. Set the initial value with State(initialValue:) instead.")
        return
      }
      write(newValue, to: location)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else {
      warnOfEarlyRead()
      return .constant(initial)
    }
    return Binding(location)
  }

  private func warnOfEarlyRead() {
    Diagnostics.warn(
      "\(KnownWarning.stateOutside) A State<\(Value.self)> was read\(Diagnostics.inBody) before its view was on screen (in an initializer, or from a "
        + "view that is never shown); it has its initial value, and a binding to it writes nothing.")
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  static nonisolated var isCompared: Bool { false }
  mutating func install(on node: Node) { location = StateLocation(initial, owner: node) }
  mutating func inherit(from old: State<Value>, on node: Node) { location = old.location }
  mutating func remove(from node: Node) { location?.leaveOwner() }
  var changeStamp: AnyHashable? { location?.writes }
  func kept() -> AnyObject? {
    guard let location, location.writes > 0 || !isPlainValue(Value.self) else { return nil }
    location.isKept = true
    return location
  }
  mutating func takeBack(_ kept: AnyObject, on node: Node) {
    guard let location = kept as? StateLocation<Value> else { return install(on: node) }
    location.comeBack(to: node)
    self.location = location
  }
}
