import Foundation

/// Deletes objects in the store, without making them.
///
///     let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
///     try context.execute(NSBatchDeleteRequest(fetchRequest: all))
///
/// Views that fetch follow the store. Objects that a context has already learn of it by `mergeChanges(fromRemoteContextSave:
/// into:)`, or go with `reset()`. What is not saved yet is not looked at; nothing is validated.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// The objects to delete, where they were told; nil: the fetch request says which.
  let objectIDs: [NSManagedObjectID]?

  /// - Parameter fetch: its predicate, order, limit and offset count. Apple's takes requests for
  ///   `NSFetchRequestResult` only; here those for one class are as good, and need no cast, which would fail.
  public init<ResultType>(fetchRequest fetch: NSFetchRequest<ResultType>) {
    fetchRequest = fetch.ofAnyResult
    objectIDs = nil
  }

  /// - Parameter objects: of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entityName ?? "")
    objectIDs = objects
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSBatchDeleteResult(resultType, try delete(in: context))
  }

  private func delete(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    if let objectIDs, objectIDs.isEmpty { return [] }
    let entity = try context.entity(
      of: (any NSFetchRequestResult).self, fetchRequest.entity, named: fetchRequest.entityName
    ).entity
    let store = try context.requiredStore()
    guard let objectIDs else {
      return try store.delete(fetchRequest.fetchDescription(), of: entity).map {
        NSManagedObjectID(entityName: entity.name, key: $0, isTemporary: false)
      }
    }
    guard objectIDs.allSatisfy({ $0.entityName == entity.name }) else {
      throw QueryError.notHere("A batch is of one entity; the first object’s is \(entity.name).")
    }
    let deleted = Set(try store.delete(keys: objectIDs.map(\.key), of: entity))
    return objectIDs.filter { deleted.contains($0.key) }
  }
}

/// What is told of a batch that was deleted.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// `true`.
  case resultTypeStatusOnly = 0
  /// `[NSManagedObjectID]`.
  case resultTypeObjectIDs = 1
  /// How many, an `Int`.
  case resultTypeCount = 2
}

/// What came of a `NSBatchDeleteRequest`.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let resultType: NSBatchDeleteRequestResultType
  /// What `resultType` says.
  public let result: Any?

  init(_ resultType: NSBatchDeleteRequestResultType, _ deleted: [NSManagedObjectID]) {
    self.resultType = resultType
    result =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: deleted
      case .resultTypeCount: deleted.count
      }
  }
}

extension NSFetchRequest {
  /// This request, whatever its results are.
  fileprivate var ofAnyResult: NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName ?? "")
    request.predicate = predicate
    request.sortDescriptors = sortDescriptors
    request.fetchLimit = fetchLimit
    request.fetchOffset = fetchOffset
    if let entity {
      request.entity = entity
    } else if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self {
      request.entity = Entities.of(type)
    }
    return request
  }
}

extension NSManagedObjectContext {
  /// Carries a request out in the store.
  /// - Returns: a `NSBatchDeleteResult` of a `NSBatchDeleteRequest`, an `NSAsynchronousFetchResult` of a fetch request.
  /// - Throws: what the store says, and for requests of other kinds.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.carryOut(in: self)
  }
}
