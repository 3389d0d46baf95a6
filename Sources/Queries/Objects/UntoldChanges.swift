import Foundation

/// What has changed in a context since it last told of it, each object once.
struct UntoldChanges {
  enum Kind { case inserted, updated, deleted, refreshed }
  private var changes: [Int64: (object: NSManagedObject, kind: Kind)] = [:]

  var isEmpty: Bool { changes.isEmpty }

  mutating func add(_ object: NSManagedObject, _ kind: Kind) {
    let key = object.objectID.key
    switch (changes[key]?.kind, kind) {
    case (.inserted, .deleted): changes[key] = nil
    case (.inserted, _): break
    case (.updated, .refreshed): break
    default: changes[key] = (object, kind)
    }
  }

  /// For a notification.
  var userInfo: [String: Any] {
    var sets: [NSManagedObjectContext.NotificationKey: Set<NSManagedObject>] = [:]
    for change in changes.values { sets[change.kind.key, default: []].insert(change.object) }
    return Dictionary(uniqueKeysWithValues: sets.map { ($0.rawValue, $1) })
  }
}

extension UntoldChanges.Kind {
  fileprivate var key: NSManagedObjectContext.NotificationKey {
    switch self {
    case .inserted: .insertedObjects
    case .updated: .updatedObjects
    case .deleted: .deletedObjects
    case .refreshed: .refreshedObjects
    }
  }
}
