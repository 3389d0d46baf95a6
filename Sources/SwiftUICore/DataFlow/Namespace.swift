import Synchronization

/// An identity of the view's own, for what is to be told apart from the same in another view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Equal only to itself.
  public struct ID: Hashable, Sendable {
    private static let count = Atomic<UInt64>(0)
    private let number: UInt64
    init() { number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  private var id: ID?

  public init() {}

  /// The same for the life of the view's identity.
  public var wrappedValue: ID {
    if let id { return id }
    Diagnostics.warn(
      "\(KnownWarning.namespaceOutside) A Namespace was read before its view was on screen; this is a new one each time."
    )
    return ID()
  }
}

extension Namespace: GraphProperty {
  static nonisolated var leavesQuietly: Bool { true }
  mutating func install(on node: Node) { id = ID() }
  mutating func inherit(from old: Self, on node: Node) { id = old.id }
}
