import Foundation

extension NSManagedObjectContext {
  /// The objects that a request asks for. Waits for the store; a `@FetchRequest` does not.
  public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    let (entity, description) = try resolve(request)
    var asked = description
    let pending = request.includesPendingChanges ? pending(of: entity.entity) : [:]
    if !pending.isEmpty {
      // What is not saved yet may push others out of the limit, or let them in.
      asked.limit = nil
      asked.offset = 0
    }
    var rows = try requiredStore().fetch(asked, of: entity.entity)
    if !pending.isEmpty {
      rows = try Overlay(entity: entity.entity, description: description).apply(pending, to: rows)
      rows = Array(rows.dropFirst(description.offset).prefix(description.limit ?? .max))
    }
    return try rows.map { try cast(object(for: $0, of: entity), to: T.self) }
  }

  /// How many objects `fetch` would give.
  public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    let (entity, description) = try resolve(request)
    if request.includesPendingChanges, !pending(of: entity.entity).isEmpty { return try fetch(request).count }
    return try requiredStore().count(description, of: entity.entity)
  }

  private func cast<T>(_ object: NSManagedObject, to type: T.Type) throws -> T {
    if let object = object as? T { return object }
    throw QueryError.notHere("\(object.shape.name) is no \(T.self).")
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
