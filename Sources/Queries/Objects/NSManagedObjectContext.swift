public import Foundation
public import FoundationAdditions

/// Objects as one part of a program sees and changes them, until it saves.
///
/// A context and its objects belong to one queue: the main one, or one of its own that `perform` runs on.
/// Saving writes what changed and waits until the disk has it; what other contexts saved is merged at once,
/// whatever `automaticallyMergesChangesFromParent` says. There are no child contexts.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Confined to its queue, as its contract says.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  public let concurrencyType: ConcurrencyType
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let persistentStoreCoordinator { persistentStoreCoordinator.add(self) } }
  }
  public var name: String?
  /// Accepted; changes of other contexts are always merged.
  public var automaticallyMergesChangesFromParent = true
  /// Accepted; attributes changed here win over what others saved meanwhile.
  public var mergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
  /// Takes back what was changed here; nil, as at first: nothing is. Of a context with a queue of its own it takes back
  /// nothing.
  public var undoManager: UndoManager?

  private struct Weak {
    weak var object: NSManagedObject?
  }
  private var registered: [Int64: Weak] = [:]
  private var purgeAt = 1024
  private var inserted: [Int64: NSManagedObject] = [:]
  private var updated: [Int64: NSManagedObject] = [:]
  private var deleted: [Int64: NSManagedObject] = [:]
  private var untold = UntoldChanges()
  private var isTellingDue = false
  private let queue: DispatchQueue
  private let queueKey = DispatchSpecificKey<Bool>()
  /// Fetches that are open on this context, on the main actor.
  let fetches = OpenFetches()

  public init(concurrencyType: ConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue =
      concurrencyType == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    queue.setSpecific(key: queueKey, value: true)
  }

  // The main queue outlives the context, and a queue knows a key by its address: the key of a later context may have the
  // same, and would be found there.
  deinit { queue.setSpecific(key: queueKey, value: nil) }

  // MARK: what there is to save

  public var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
  public var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
  public var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
  public var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
  public var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  /// The objects of an entity with something to save, by key; nil for those that are deleted.
  func pending(of entity: Entity) -> [Int64: NSManagedObject?] {
    var pending: [Int64: NSManagedObject?] = [:]
    for object in inserted.values where object.shape.name == entity.name {
      pending[object.objectID.key] = object
    }
    for object in updated.values where object.shape.name == entity.name {
      pending[object.objectID.key] = object
    }
    for object in deleted.values where object.shape.name == entity.name {
      pending[object.objectID.key] = .some(nil)
    }
    return pending
  }

  /// Puts a new object into the context.
  open func insert(_ object: NSManagedObject) {
    let key = object.objectID.key
    object.managedObjectContext = self
    object.isInserted = true
    inserted[key] = object
    register(object, key)
    registerUndo(of: object) { $0.delete($1) }
    fetches.contextChanged(object.shape)
    tellSoon(object, .inserted)
  }

  /// Deletes an object; a new one is forgotten.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.objectWillChange.send()
    let key = object.objectID.key
    object.isDeleted = true
    updated[key] = nil
    if inserted.removeValue(forKey: key) == nil { deleted[key] = object }
    registerUndo(of: object) { $0.undelete($1) }
    fetches.contextChanged(object.shape)
    tellSoon(object, .deleted)
  }

  /// Takes a deletion back. Of an object that was never saved, or is deleted in the store by now, it makes a new one.
  private func undelete(_ object: NSManagedObject) {
    let key = object.objectID.key
    object.objectWillChange.send()
    object.isDeleted = false
    guard deleted.removeValue(forKey: key) != nil else { return insert(object) }
    if object.isUpdated { updated[key] = object }
    registerUndo(of: object) { $0.delete($1) }
    fetches.contextChanged(object.shape)
    tellSoon(object, .updated)
  }

  func changed(_ object: NSManagedObject) {
    let key = object.objectID.key
    if inserted[key] == nil, deleted[key] == nil { updated[key] = object.isUpdated ? object : nil }
    fetches.contextChanged(object.shape)
    tellSoon(object, .updated)
  }

  // MARK: saving

  /// Saves all changes, or nothing. Waits until the disk has them.
  /// - Throws: what is wrong with an object, or what the store says.
  open func save() throws {
    guard hasChanges else { return }
    let store = try requiredStore()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    processPendingChanges()
    let toInsert = inserted.values.sorted { $0.objectID.key < $1.objectID.key }
    let toUpdate = Array(updated.values)
    let toDelete = Array(deleted.values)
    for object in toInsert + toUpdate + toDelete { object.willSave() }
    for object in toInsert { try object.validateForInsert() }
    for object in toUpdate { try object.validateForUpdate() }
    for object in toDelete { try object.validateForDelete() }
    let changes =
      toInsert.map { ObjectChange.insert($0.shape, $0.snapshot) }
      + toUpdate.map { ObjectChange.update($0.shape, $0.snapshot, changed: $0.changedPlaces) }
      + toDelete.map { ObjectChange.delete($0.shape, key: $0.objectID.key) }
    let commit = try store.save(changes)
    for object in toInsert + toUpdate { object.becomeSaved() }
    for object in toDelete {
      object.managedObjectContext = nil
      registered[object.objectID.key] = nil
    }
    inserted = [:]
    updated = [:]
    deleted = [:]
    fetches.saved(changes, commit: commit)
    for object in toInsert + toUpdate + toDelete { object.didSave() }
    // Nothing is left to be deleted; that they are gone is seen by their having no context.
    for object in toDelete { object.isDeleted = false }
    persistentStoreCoordinator?.saved(changes, commit: commit, by: self)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NotificationKey.insertedObjects.rawValue: Set(toInsert),
        NotificationKey.updatedObjects.rawValue: Set(toUpdate),
        NotificationKey.deletedObjects.rawValue: Set(toDelete),
      ])
  }

  /// Takes back everything since the last save; the undo manager forgets what it has.
  open func rollback() {
    let shapes = Set((Array(inserted.values) + Array(updated.values) + Array(deleted.values)).map(\.shape))
    for object in inserted.values {
      object.isDeleted = true
      object.managedObjectContext = nil
      tellSoon(object, .deleted)
    }
    for object in Array(updated.values) + Array(deleted.values) {
      object.revert()
      tellSoon(object, .refreshed)
    }
    withUndoManager { $0.removeAllActions() }
    inserted = [:]
    updated = [:]
    deleted = [:]
    for shape in shapes { fetches.contextChanged(shape) }
  }

  /// Forgets all objects, and what was changed.
  open func reset() {
    rollback()
    for object in registered.values.compactMap(\.object) { object.managedObjectContext = nil }
    registered = [:]
    untold = UntoldChanges()
    fetches.contextWasReset()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NotificationKey.invalidatedAllObjects.rawValue: true])
  }

  func requiredStore() throws -> any ObjectStore {
    guard let store = persistentStoreCoordinator?.store else {
      throw QueryError.notHere(
        "The managed object context has no store. Call loadPersistentStores of its container first, and place the "
          + "container’s viewContext in the environment with environment(\\.managedObjectContext, …).")
    }
    return store
  }

  // MARK: objects that are here

  func register(_ object: NSManagedObject, _ key: Int64) {
    registered[key] = Weak(object: object)
    if registered.count > purgeAt {
      registered = registered.filter { $0.value.object != nil }
      purgeAt = max(1024, registered.count * 2)
    }
  }

  /// The object with an identity, if this context has it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registeredObject(objectID.key)
  }

  func registeredObject(_ key: Int64) -> NSManagedObject? { registered[key]?.object }

  /// Lets an object show what the store has by now.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    if !mergeChanges {
      updated[object.objectID.key] = nil
      object.revert()
    }
    if let row = try? requiredStore().fetch(.key(object.objectID.key), of: object.shape).first {
      object.merge(row)
    }
    fetches.contextChanged(object.shape)
    tellSoon(object, .refreshed)
  }

  open func refreshAllObjects() {
    for object in registered.values.compactMap(\.object) where !object.isInserted {
      refresh(object, mergeChanges: true)
    }
  }

  /// Tells whoever listens to `NSManagedObjectContextObjectsDidChange` of changes by now. Views look at them when the
  /// screen is next brought up to date.
  open func processPendingChanges() {
    guard !untold.isEmpty else { return }
    let userInfo = untold.userInfo
    untold = UntoldChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: userInfo)
  }

  private func tellSoon(_ object: NSManagedObject, _ kind: UntoldChanges.Kind) {
    untold.add(object, kind)
    guard !isTellingDue else { return }
    isTellingDue = true
    queue.async { [weak self] in
      guard let self else { return }
      isTellingDue = false
      processPendingChanges()
    }
  }

  // MARK: others' changes

  func merge(_ changes: [ObjectChange], commit: Int) {
    for change in changes {
      guard let object = registered[change.key]?.object else { continue }
      if let snapshot = change.snapshot { merge(snapshot, into: object) } else { hasGone(object) }
    }
    fetches.saved(changes, commit: commit)
  }

  private func merge(_ snapshot: Snapshot, into object: NSManagedObject) {
    if object.merge(snapshot) { tellSoon(object, .refreshed) }
  }

  /// The object is deleted in the store.
  private func hasGone(_ object: NSManagedObject) {
    let key = object.objectID.key
    object.objectWillChange.send()
    object.isDeleted = true
    object.managedObjectContext = nil
    registered[key] = nil
    updated[key] = nil
    deleted[key] = nil
    tellSoon(object, .deleted)
  }

  /// Takes over what the store has by now of objects that are here. Open fetches hear of it from the store.
  func merge(_ saved: SavedObjects) {
    for object in saved.changed.compactMap(registeredObject(for:)) {
      guard let row = try? requiredStore().fetch(.key(object.objectID.key), of: object.shape).first else {
        continue
      }
      merge(row, into: object)
    }
    for object in saved.deleted.compactMap(registeredObject(for:)) where !object.isInserted {
      hasGone(object)
      fetches.contextChanged(object.shape)
    }
    processPendingChanges()
  }

  /// Takes a row over that a fetch has brought.
  func merge(_ row: Snapshot) {
    if let object = registered[row.key]?.object { merge(row, into: object) }
  }

  // MARK: the queue

  private var isOnQueue: Bool {
    DispatchQueue.getSpecific(key: queueKey) != nil
      || concurrencyType == .mainQueueConcurrencyType && Thread.isMainThread
  }

  /// Runs `block` on the context's queue, later.
  open func perform(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }

  /// Runs `block` on the context's queue, and waits.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    isOnQueue ? try block() : try queue.sync(execute: block)
  }

  /// Runs `block`, which throws nothing, on the context's queue.
  public func perform<T: Sendable>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () -> T
  ) async -> T {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: block()) }
    }
  }

  /// Runs `block` on the context's queue.
  public func perform<T: Sendable>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
  ) async throws -> T {
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try block() }) }
    }
  }

  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}
