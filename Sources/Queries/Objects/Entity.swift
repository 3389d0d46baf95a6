/// The shape of an entity: its name and attributes, as a store keeps them.
public final class Entity: Sendable, Hashable {
  public struct Attribute: Sendable, Hashable {
    public let name: String
    public let kind: QueryKind
    /// Whether it may be null in what is saved.
    public let isOptional: Bool
    /// What a new object has.
    public let initial: QueryValue

    public init(_ name: String, _ kind: QueryKind, isOptional: Bool = true, initial: QueryValue = .null) {
      self.name = name
      self.kind = kind
      self.isOptional = isOptional
      self.initial = initial
    }
  }

  public let name: String
  public let attributes: [Attribute]
  private let places: [String: Int]

  public init(_ name: String, _ attributes: [Attribute]) {
    self.name = name
    self.attributes = attributes
    places = Dictionary(
      attributes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of an attribute among the values of a snapshot.
  public func place(of name: String) -> Int? { places[name] }

  public static func == (a: Entity, b: Entity) -> Bool {
    a === b || a.name == b.name && a.attributes == b.attributes
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The values of one object, as a store has them; `values` are in the order of the entity's attributes.
public struct Snapshot: Sendable, Hashable {
  public let key: Int64
  public var values: [QueryValue]

  public init(key: Int64, values: [QueryValue]) {
    self.key = key
    self.values = values
  }
}

/// One change to save.
public enum ObjectChange: Sendable, Hashable {
  case insert(Entity, Snapshot)
  /// The whole of the object, and the places of what differs from before.
  case update(Entity, Snapshot, changed: [Int])
  case delete(Entity, key: Int64)

  public var entity: Entity {
    switch self {
    case .insert(let entity, _), .update(let entity, _, _), .delete(let entity, _): entity
    }
  }
  var key: Int64 {
    switch self {
    case .insert(_, let snapshot), .update(_, let snapshot, _): snapshot.key
    case .delete(_, let key): key
    }
  }
  /// The object as it is from then on; nil: it is gone.
  var snapshot: Snapshot? {
    switch self {
    case .insert(_, let snapshot), .update(_, let snapshot, _): snapshot
    case .delete: nil
    }
  }
}

/// What keeps the objects of contexts. Called from any thread.
public protocol ObjectStore: AnyObject, Sendable {
  /// Reads, and waits for it.
  func fetch(_ description: FetchDescription, of entity: Entity) throws -> [Snapshot]
  func count(_ description: FetchDescription, of entity: Entity) throws -> Int
  /// Saves all of it or nothing, and waits until the disk has it.
  /// - Returns: the number of the commit.
  func save(_ changes: [ObjectChange]) throws -> Int
  /// Deletes what a fetch would give, in one commit, and waits until the disk has it.
  /// - Returns: the keys of what was deleted.
  func delete(_ description: FetchDescription, of entity: Entity) throws -> [Int64]
  /// Deletes the objects with these keys, in one commit, and waits until the disk has it.
  /// - Returns: the keys that there were.
  func delete(keys: [Int64], of entity: Entity) throws -> [Int64]
  /// Reads, without waiting, now and after each commit that changes the entity.
  /// - Parameter answer: gets the rows, and the number of the last commit that they show; called on the
  ///   store's thread.
  func observe(
    _ description: FetchDescription, of entity: Entity,
    answer: @escaping @Sendable (Result<(rows: [Snapshot], commit: Int), any Error>) -> Void
  ) -> AnyCancellable
}
