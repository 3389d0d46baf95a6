public import Foundation

// Core Data's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  /// Objects were inserted, changed, deleted or merged. Told once for many changes in a row: on the context's queue soon after
  /// them, by `processPendingChanges`, and before they are saved.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSManagedObjectContextObjectsDidChange")
  /// The context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSave")
  /// The context has saved; `userInfo` has the sets of objects by `NSInsertedObjectsKey` and others.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
}

extension NSManagedObjectContext {
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave

  /// What is in the `userInfo` of notifications.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    /// Merged from what others saved, or taken back.
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    /// The context has forgotten all objects.
    case invalidatedAllObjects = "invalidatedAll"
  }

  /// Takes over what another context has saved. That happens by itself, soon after; this does it at once.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(SavedObjects(notification.userInfo ?? [:]))
  }

  /// Takes over what was saved where no context has told of it, as by a `NSBatchDeleteRequest`.
  /// - Parameter changeNotificationData: `NSManagedObjectID`s by `NSDeletedObjectsKey` and others.
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let saved = SavedObjects(changeNotificationData)
    for context in contexts { context.performAndWait { context.merge(saved) } }
  }
}

/// The identities of objects that were saved, as notifications have them.
struct SavedObjects {
  let changed: [NSManagedObjectID]
  let deleted: [NSManagedObjectID]

  init(_ info: [AnyHashable: Any]) {
    func ids(_ key: NSManagedObjectContext.NotificationKey) -> [NSManagedObjectID] {
      switch info[key.rawValue] {
      case let ids as [NSManagedObjectID]: ids
      case let ids as Set<NSManagedObjectID>: Array(ids)
      case let objects as Set<NSManagedObject>: objects.map(\.objectID)
      case let objects as [NSManagedObject]: objects.map(\.objectID)
      default: []
      }
    }
    changed = ids(.insertedObjects) + ids(.updatedObjects) + ids(.refreshedObjects)
    deleted = ids(.deletedObjects)
  }
}
