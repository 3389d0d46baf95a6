@_exported import class Queries.FetchedElements
@_exported import class Queries.MemorySource
// Name by name: so these classes take precedence over what Foundation has under the same names, which on
// Linux does nothing.
@_exported import class Queries.NSComparisonPredicate
@_exported import class Queries.NSCompoundPredicate
@_exported import class Queries.NSEntityDescription
@_exported import class Queries.NSExpression
@_exported import class Queries.NSFetchRequest
@_exported import protocol Queries.NSFetchRequestResult
@_exported import class Queries.NSManagedObject
@_exported import class Queries.NSManagedObjectContext
@_exported import class Queries.NSManagedObjectID
@_exported import class Queries.NSPredicate
@_exported import class Queries.NSSortDescriptor
@_exported import protocol Queries.QuerySource
