// Name by name: so these classes take precedence over what Foundation has under the same names, which on
// Linux does nothing.
@_exported import Combine
@_exported import Foundation

@_exported import class FoundationAdditions.UndoManager
@_exported import protocol Queries.AttributeValue
@_exported import struct Queries.Managed
@_exported import class Queries.NSAsynchronousFetchResult
@_exported import class Queries.NSAttributeDescription
@_exported import enum Queries.NSAttributeType
@_exported import class Queries.NSBatchDeleteRequest
@_exported import enum Queries.NSBatchDeleteRequestResultType
@_exported import class Queries.NSBatchDeleteResult
@_exported import class Queries.NSComparisonPredicate
@_exported import class Queries.NSCompoundPredicate
@_exported import class Queries.NSEntityDescription
@_exported import class Queries.NSExpression
@_exported import class Queries.NSFetchRequest
@_exported import protocol Queries.NSFetchRequestResult
@_exported import struct Queries.NSFetchRequestResultType
@_exported import enum Queries.NSFetchedResultsChangeType
@_exported import class Queries.NSFetchedResultsController
@_exported import protocol Queries.NSFetchedResultsControllerDelegate
@_exported import protocol Queries.NSFetchedResultsSectionInfo
@_exported import class Queries.NSManagedObject
@_exported import class Queries.NSManagedObjectContext
@_exported import class Queries.NSManagedObjectID
@_exported import class Queries.NSManagedObjectModel
@_exported import class Queries.NSMergePolicy
@_exported import enum Queries.NSMergePolicyType
@_exported import class Queries.NSPersistentStoreCoordinator
@_exported import class Queries.NSPersistentStoreRequest
@_exported import enum Queries.NSPersistentStoreRequestType
@_exported import class Queries.NSPersistentStoreResult
@_exported import class Queries.NSPredicate
@_exported import class Queries.NSPropertyDescription
@_exported import class Queries.NSSortDescriptor

/// Which change wins, in Core Data's older names.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback

/// What is in the notifications of contexts, in Core Data's older names.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInsertedObjectsKey = NSManagedObjectContext.NotificationKey.insertedObjects.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUpdatedObjectsKey = NSManagedObjectContext.NotificationKey.updatedObjects.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSDeletedObjectsKey = NSManagedObjectContext.NotificationKey.deletedObjects.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRefreshedObjectsKey = NSManagedObjectContext.NotificationKey.refreshedObjects.rawValue
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInvalidatedAllObjectsKey = NSManagedObjectContext.NotificationKey.invalidatedAllObjects.rawValue
