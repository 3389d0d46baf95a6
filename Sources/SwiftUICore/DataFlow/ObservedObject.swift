/// An observable object that somebody else owns; the view is updated when it is about to change.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      object.binding(to: keyPath)
    }
  }

  public var wrappedValue: ObjectType
  private var subscription: ObjectSubscription?

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  mutating func install(on node: Node) {
    let subscription = ObjectSubscription(node)
    subscription.follow(wrappedValue)
    self.subscription = subscription
  }
  mutating func inherit(from old: Self, on node: Node) {
    subscription = old.subscription
    subscription?.follow(wrappedValue)
  }
  func isSame(as new: Self) -> Bool { wrappedValue === new.wrappedValue }
  mutating func remove(from node: Node) { subscription?.cancel() }
  var changeStamp: AnyHashable? { subscription?.stamp }
}
