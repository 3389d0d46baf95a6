/// An observable object that a view further up placed in the environment with `environmentObject(_:)`.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
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

  private var object: ObjectType?
  private var subscription: ObjectSubscription?
  /// The class of the node that this is installed on.
  private var owner: Node.Type?

  public nonisolated init() {}

  /// The object.
  /// - Precondition: a view further up has placed one of this type, and the view is on screen (not in its `init`).
  public var wrappedValue: ObjectType {
    if let object { return object }
    guard let owner else {
      Diagnostics.stop(
        "The environment object of type \(ObjectType.self) was read\(Diagnostics.inBody) before its view was on "
          + "screen; it is not available in an initializer.")
    }
    Diagnostics.stop(
      "No ObservableObject of type \(ObjectType.self) found for \(owner.nameForMessage). A View.environmentObject(_:) for "
        + "\(ObjectType.self) may be missing as an ancestor of this view.")
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  static nonisolated var isPrepared: Bool { true }

  mutating func install(on node: Node) {
    subscription = ObjectSubscription(node)
    owner = type(of: node)
  }
  mutating func inherit(from old: Self, on node: Node) {
    object = old.object
    subscription = old.subscription
    owner = old.owner
  }
  mutating func prepare(on node: Node) {
    let found: ObjectType?? = EnvironmentValues(scope: node.environment).value(
      ObjectIdentifier(ObjectType.self))
    object = found ?? nil
    if let object { subscription?.follow(object) }
  }
  mutating func remove(from node: Node) { subscription?.cancel() }
  var changeStamp: AnyHashable? { subscription?.stamp }
}
