/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "@Bindable takes an @Observable object.")
  @_disfavoredOverload
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to the property at `keyPath`.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    nonisolated(unsafe) let object = wrappedValue
    nonisolated(unsafe) let keyPath = keyPath
    return Binding(observedBy: withMainActorUnchecked { ObjectLocation(observed: object, keyPath) })
  }
}

extension Bindable where Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: DynamicProperty {}

extension Bindable: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  func isSame(as new: Bindable<Value>) -> Bool { areSame(wrappedValue, new.wrappedValue) }
}
