public import Foundation

/// What a context can be asked to do in its store: to fetch, or to delete many objects at once.
open class NSPersistentStoreRequest: NSObject {
  public override init() {}

  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    throw QueryError.notHere("A context cannot execute \(self).")
  }
}

public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// What `execute` of a context has come to.
open class NSPersistentStoreResult: NSObject {}

/// What an executed fetch request gave.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let finalResult: [ResultType]?

  init(_ fetchRequest: NSFetchRequest<ResultType>, _ result: [ResultType]) {
    self.fetchRequest = fetchRequest
    finalResult = result
  }
}
