/// An observable object that the view owns: made once per identity, when the view first comes on screen.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) let make: () -> ObjectType
  private var place: Place?

  @MainActor
  private final class Place {
    let object: ObjectType
    let subscription: ObjectSubscription
    init(_ object: ObjectType, on node: Node) {
      self.object = object
      subscription = ObjectSubscription(node)
      subscription.follow(object)
    }
  }

  /// - Parameter thunk: makes the object; evaluated once for the life of the view's identity.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType {
    if let place { return place.object }
    Diagnostics.warn(
      "\(KnownWarning.stateObjectOutside(ObjectType.self)) The object of a StateObject<\(ObjectType.self)> was read\(Diagnostics.inBody) before its view was on screen; "
        + "this makes a new object each time.")
    return make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: GraphProperty {
  mutating func install(on node: Node) {
    let outer = Graph.evaluating
    Graph.evaluating = nil
    defer { Graph.evaluating = outer }
    place = Place(make(), on: node)
  }
  mutating func inherit(from old: Self, on node: Node) { place = old.place }
  mutating func remove(from node: Node) { place?.subscription.cancel() }
  var changeStamp: AnyHashable? { place?.subscription.stamp }
  func kept() -> AnyObject? { place?.object }
  mutating func takeBack(_ kept: AnyObject, on node: Node) {
    guard let object = kept as? ObjectType else { return install(on: node) }
    place = Place(object, on: node)
  }
}
