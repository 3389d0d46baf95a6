import Foundation

/// Between contexts and their store: what one context saves, it tells the others.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  private struct Weak {
    weak var context: NSManagedObjectContext?
  }
  public let managedObjectModel: NSManagedObjectModel
  // Under the lock: contexts are made, and save, on several threads.
  private let lock = NSLock()
  private var contexts: [Weak] = []
  private var opened: (any ObjectStore)?

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Where objects are kept; nil: no store was loaded.
  public var store: (any ObjectStore)? {
    get { lock.withLock { opened } }
    set { lock.withLock { opened = newValue } }
  }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(Weak(context: context))
    }
  }

  func saved(_ changes: [ObjectChange], commit: Int, by context: NSManagedObjectContext) {
    let others = lock.withLock { contexts.compactMap(\.context) }.filter { $0 !== context }
    for other in others { other.perform { other.merge(changes, commit: commit) } }
  }
}
