public import Foundation

/// What to fetch: an entity, a predicate, an order, a limit.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  /// At most so many; 0: all.
  public var fetchLimit = 0
  public var fetchOffset = 0
  /// Accepted; rows are read in one go, off the main thread, and objects made when they are asked for.
  public var fetchBatchSize = 0
  /// Whether objects that were changed and not saved are looked at as they are now.
  public var includesPendingChanges = true
  public var returnsObjectsAsFaults = true
  public var includesSubentities = true
  public private(set) var entityName: String?
  public var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }

  public override init() {}

  public init(entityName: String) { self.entityName = entityName }

  public init(entity: NSEntityDescription) {
    self.entity = entity
    entityName = entity.name
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
