public import Foundation

/// What to fetch: an entity, a predicate, an order, a limit.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  /// At most so many; 0: all.
  public var fetchLimit = 0
  public var fetchOffset = 0
  /// Accepted without effect; rows are read in one go, off the main thread, and objects made when they are asked for.
  public var fetchBatchSize = 0
  /// Whether objects that were changed and not saved are looked at as they are now. Dictionaries are always of what was saved.
  public var includesPendingChanges = true
  /// Accepted without effect: objects are made whole.
  public var returnsObjectsAsFaults = true
  /// Accepted without effect: entities have no parents.
  public var includesSubentities = true
  /// Accepted without effect: objects are made whole.
  public var includesPropertyValues = true
  /// Accepted without effect: objects that are here follow what is saved.
  public var shouldRefreshRefetchedObjects = false
  /// Accepted without effect: there are no relationships.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// What `fetch` of a context gives; a `@FetchRequest` is always of objects.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The attributes that dictionaries have, by their names or descriptions; nil: all. Objects have all.
  public var propertiesToFetch: [Any]?
  /// Whether of dictionaries that are the same one is enough.
  public var returnsDistinctResults = false
  public private(set) var entityName: String?
  public var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }

  public override init() {}

  public init(entityName: String) { self.entityName = entityName }

  public init(entity: NSEntityDescription) {
    self.entity = entity
    entityName = entity.name
  }

  open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSAsynchronousFetchResult(self, try context.fetch(self))
  }

  /// The request without its type and entity.
  public func fetchDescription() throws(QueryError) -> FetchDescription {
    var sort: [SortKey] = []
    for descriptor in sortDescriptors ?? [] { sort.append(try SortKey(descriptor)) }
    return FetchDescription(
      condition: predicate?.condition ?? .constant(true), sort: sort,
      limit: fetchLimit > 0 ? fetchLimit : nil, offset: fetchOffset)
  }

  open override var description: String {
    "NSFetchRequest(\(entityName ?? "\(ResultType.self)"), \(predicate?.predicateFormat ?? "TRUEPREDICATE"))"
  }
}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// `NSManagedObjectID`.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// `NSDictionary`, of the values of `propertiesToFetch` by their names; what has no value is not in it.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// One `NSNumber`.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
