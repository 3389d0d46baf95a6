import Foundation

extension NSManagedObjectContext {
  /// The objects that a request asks for. Waits for the store; a `@FetchRequest` does not.
  public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    let (entity, description) = try resolve(request)
    switch request.resultType {
    case .countResultType:
      return [try cast(NSNumber(value: try count(for: request)), to: T.self)]
    case .dictionaryResultType:
      return try dictionaries(request, description, entity.entity).map { try cast($0, to: T.self) }
    case .managedObjectIDResultType:
      return try rows(request, description, entity.entity).map { row in
        let id = NSManagedObjectID(entityName: entity.entity.name, key: row.key, isTemporary: false)
        return try cast(registeredObject(row.key)?.objectID ?? id, to: T.self)
      }
    default:
      return try rows(request, description, entity.entity).map {
        try cast(object(for: $0, of: entity), to: T.self)
      }
    }
  }

  /// What the store has, with what is not saved laid over it.
  private func rows<T>(
    _ request: NSFetchRequest<T>, _ description: FetchDescription, _ entity: Entity
  ) throws -> [Snapshot] {
    var asked = description
    let pending = request.includesPendingChanges ? pending(of: entity) : [:]
    if !pending.isEmpty {
      // What is not saved yet may push others out of the limit, or let them in.
      asked.limit = nil
      asked.offset = 0
    }
    var rows = try requiredStore().fetch(asked, of: entity)
    if !pending.isEmpty {
      rows = try Overlay(entity: entity, description: description).apply(pending, to: rows)
      rows = Array(rows.dropFirst(description.offset).prefix(description.limit ?? .max))
    }
    return rows
  }

  private func dictionaries<T>(
    _ request: NSFetchRequest<T>, _ description: FetchDescription, _ entity: Entity
  ) throws -> [NSDictionary] {
    let names = try request.propertiesToFetch?.map { property in
      let name = property as? String ?? (property as? NSPropertyDescription)?.name ?? "\(property)"
      guard entity.place(of: name) != nil else { throw QueryError.unknownAttribute(name, of: entity.name) }
      return name
    }
    let places = (names ?? entity.attributes.map(\.name)).compactMap { name in
      entity.place(of: name).map { (name, $0) }
    }
    var asked = description
    if request.returnsDistinctResults {
      // The limit is one of what is left.
      asked.limit = nil
      asked.offset = 0
    }
    var rows = try requiredStore().fetch(asked, of: entity)
    if request.returnsDistinctResults {
      var seen: Set<[QueryValue]> = []
      rows = rows.filter { row in seen.insert(places.map { row.values[$0.1] }).inserted }
      rows = Array(rows.dropFirst(description.offset).prefix(description.limit ?? .max))
    }
    return rows.map { row in
      NSDictionary(
        dictionary: Dictionary(
          places.compactMap { name, place in row.values[place].any.map { (name, $0) } },
          uniquingKeysWith: { first, _ in first }))
    }
  }

  /// How many objects `fetch` would give.
  public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    let (entity, description) = try resolve(request)
    if request.includesPendingChanges, !pending(of: entity.entity).isEmpty {
      return try rows(request, description, entity.entity).count
    }
    return try requiredStore().count(description, of: entity.entity)
  }

  private func cast<T>(_ result: NSObject, to type: T.Type) throws -> T {
    if let result = result as? T { return result }
    let name = (result as? NSManagedObject)?.shape.name ?? "\(Swift.type(of: result))"
    throw QueryError.notHere("\(name) is no \(T.self).")
  }

  private func resolve<T>(_ request: NSFetchRequest<T>) throws -> (NSEntityDescription, FetchDescription) {
    (try entity(of: T.self, request.entity, named: request.entityName), try request.fetchDescription())
  }

  func entity<T>(of type: T.Type, _ entity: NSEntityDescription?, named name: String?) throws
    -> NSEntityDescription
  {
    if let entity { return entity }
    if let type = type as? NSManagedObject.Type, type != NSManagedObject.self { return Entities.of(type) }
    if let name, let entity = Entities.named(name, in: self) { return entity }
    throw QueryError.notHere(Entities.unknown(name ?? "\(T.self)"))
  }

  /// The object with an identity.
  /// - Throws: when it is neither here nor in the store.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registeredObject(for: objectID) { return object }
    guard let entity = Entities.named(objectID.entityName, in: self) else {
      throw QueryError.notHere(Entities.unknown(objectID.entityName))
    }
    guard let row = try requiredStore().fetch(.key(objectID.key), of: entity.entity).first else {
      throw QueryError.notHere("There is no object \(objectID).")
    }
    return object(for: row, of: entity)
  }

  /// The object with an identity.
  /// - Precondition: it exists.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    do {
      return try existingObject(with: objectID)
    } catch {
      fatalError("\(error)")
    }
  }

  /// The object of a row: the one that is here, or a new one.
  func object(for row: Snapshot, of entity: NSEntityDescription) -> NSManagedObject {
    if let object = registeredObject(row.key) { return object }
    let object = entity.objectType.init(entity: entity, insertInto: nil)
    object.adopt(row, in: self)
    register(object, row.key)
    return object
  }
}

extension FetchDescription {
  /// The name under which a store has an object's key.
  public static let keyName = "objectID"

  static func key(_ key: Int64) -> FetchDescription {
    FetchDescription(
      condition: .comparison(QueryComparison(.attribute([keyName]), .equal, .value(.integer(key)))))
  }
}
