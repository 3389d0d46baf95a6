import CoreData
import Testing

@Suite("What a context takes back")
@MainActor
struct ContextUndoTests {
  @Test("Without an undo manager nothing is taken back, as in a new context")
  func without() throws {
    let context = try parcels(["a"]).viewContext
    #expect(context.undoManager == nil)
    let parcel = try #require(context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>).first)
    parcel.title = "b"
    context.undo()
    #expect(parcel.title == "b")
  }

  @Test("A change is taken back and made again, and saving leaves it so")
  func change() throws {
    let context = try parcels(["a"]).viewContext
    context.undoManager = UndoManager()
    let parcel = try #require(context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>).first)
    parcel.title = "b"
    parcel.weight = 7
    context.undo()
    #expect(parcel.title == "a" && parcel.weight == 0 && !context.hasChanges)
    context.redo()
    #expect(parcel.title == "b" && parcel.weight == 7 && context.updatedObjects == [parcel])
    try context.save()
    context.undo()
    #expect(parcel.title == "a" && context.updatedObjects == [parcel])
    try context.save()
    #expect(try titles(context) == ["a"])
  }

  @Test("An insertion is taken back, before it was saved and after")
  func insertion() throws {
    let context = try parcels([]).viewContext
    context.undoManager = UndoManager()
    let parcel = Parcel(context: context)
    parcel.title = "new"
    context.undo()
    #expect(!context.hasChanges)
    #expect(try titles(context) == [])
    context.redo()
    #expect(try titles(context) == ["new"] && context.insertedObjects == [parcel])
    try context.save()
    context.undo()
    #expect(context.deletedObjects == [parcel])
    try context.save()
    #expect(try context.count(for: Parcel.fetchRequest()) == 0)
  }

  @Test("A deletion is taken back, before it was saved and after")
  func deletion() throws {
    let context = try parcels(["a", "b"]).viewContext
    context.undoManager = UndoManager()
    let parcels = try context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>)
    for parcel in parcels { context.delete(parcel) }
    context.undo()
    #expect(!context.hasChanges && !parcels.contains(where: \.isDeleted))
    context.redo()
    #expect(context.deletedObjects.count == 2)
    try context.save()
    #expect(try titles(context) == [])
    context.undo()
    #expect(context.insertedObjects.count == 2)
    try context.save()
    #expect(try titles(context) == ["a", "b"])
    #expect(parcels.allSatisfy { $0.managedObjectContext === context })
  }

  @Test("Rolling back leaves nothing to undo")
  func rollback() throws {
    let context = try parcels(["a"]).viewContext
    let manager = UndoManager()
    context.undoManager = manager
    let parcel = try #require(context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>).first)
    parcel.title = "b"
    context.rollback()
    #expect(parcel.title == "a" && !manager.canUndo && !manager.canRedo)
  }

  @Test("Many changes are told of at once, soon after, and before they are saved")
  func told() async throws {
    let context = try parcels(["a", "b"]).viewContext
    var told: [[String: Int]] = []
    func counts(_ note: Notification) -> [String: Int] {
      (note.userInfo as? [String: Set<NSManagedObject>] ?? [:]).mapValues(\.count)
    }
    context.processPendingChanges()
    // Called where the context is.
    nonisolated(unsafe) let hear: (Notification) -> Void = { told.append(counts($0)) }
    let changes = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { hear($0) }
    let saves = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectsNotification, object: context, queue: nil
    ) { hear($0) }
    defer {
      NotificationCenter.default.removeObserver(changes)
      NotificationCenter.default.removeObserver(saves)
    }
    let parcels = try context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>)
    parcels[0].title = "A"
    parcels[0].weight = 9
    context.delete(parcels[1])
    _ = Parcel(context: context)
    #expect(told == [])
    try await eventually { !told.isEmpty }
    let all = [NSInsertedObjectsKey: 1, NSUpdatedObjectsKey: 1, NSDeletedObjectsKey: 1]
    #expect(told == [all])
    parcels[0].title = "B"
    try context.save()
    #expect(told == [all, [NSUpdatedObjectsKey: 1], all])
  }

  @Test("What another context has saved is there at once when it is merged")
  func merge() throws {
    let container = try parcels(["a", "b"])
    let context = container.viewContext
    let mine = try context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>)
    let other = container.newBackgroundContext()
    var saved: Notification?
    nonisolated(unsafe) let hear: (Notification) -> Void = { saved = $0 }
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { hear($0) }
    defer { NotificationCenter.default.removeObserver(observer) }
    try other.performAndWait {
      let theirs = try other.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>)
      for parcel in theirs { if parcel.title == "a" { parcel.title = "A" } else { other.delete(parcel) } }
      try other.save()
    }
    #expect(mine.map(\.title) == ["a", "b"])
    context.mergeChanges(fromContextDidSave: try #require(saved))
    #expect(mine[0].title == "A" && mine[1].isDeleted && mine[1].managedObjectContext == nil)
  }
}
