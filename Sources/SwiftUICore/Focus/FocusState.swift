/// Where the focus is among the views that say `focused(_:equals:)`; writing it moves the focus.
///
/// It is nil (or false) while the focus is on none of them. A value for which no view takes the focus goes back to what
/// is so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes a focus state that another view owns.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    private let none: Value

    init(_ location: FocusLocation<Value>?, none: Value) {
      self.location = location
      self.none = none
    }

    public var wrappedValue: Value {
      get {
        guard let location else { return none }
        guard isOnMainActor() else { return location.copied() }
        return withMainActorUnchecked { location.get() }
      }
      nonmutating set {
        guard let location else { return FocusState.warnEarly() }
        write(newValue, to: location)
      }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  private init(none: Value) { self.none = none }

  /// Whether the focus is in the view that says `focused(_:)`.
  public init() where Value == Bool { self.init(none: false) }
  /// The value of the view that the focus is in; nil: in none of them.
  public init<T: Hashable>() where Value == T? { self.init(none: nil) }

  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding for `focused(_:equals:)` and for child views.
  public var projectedValue: FocusState<Value>.Binding { Binding(location, none: none) }

  fileprivate static func warnEarly() {
    Diagnostics.warn(
      "A FocusState<\(Value.self)> was written before its view was on screen; the write is lost.")
  }
}

// The value is confined to the main actor, as a state's is.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: GraphProperty {
  mutating func install(on node: Node) { location = FocusLocation(none, owner: node) }
  mutating func inherit(from old: Self, on node: Node) { location = old.location }
  mutating func remove(from node: Node) { location?.end() }
}
