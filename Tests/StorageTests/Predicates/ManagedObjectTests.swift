import CoreData
import Queries
import Synchronization
import Testing

final class Note: NSManagedObject {
  enum Color: String, AttributeValue { case red, blue }
  @Managed var title: String?
  @Managed var created: Date?
  @Managed var rank = 0
  @Managed var isPinned: Bool = false
  @Managed var color: Color?
  @Managed var code: UUID?
  /// Computed from others; not an attribute.
  var heading: String { title ?? "Untitled" }
}

final class Strict: NSManagedObject {
  @Managed var name: String?
  @Managed var size: Double = 1.5
}

@Suite("Managed objects")
@MainActor
struct ManagedObjectTests {
  private func container(_ url: URL? = nil, model: NSManagedObjectModel? = nil) throws
    -> NSPersistentContainer
  {
    let container =
      model.map { NSPersistentContainer(name: "Test", managedObjectModel: $0) }
      ?? NSPersistentContainer(name: "Test")
    container.persistentStoreDescriptions.first!.url = url ?? URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  private func note(_ context: NSManagedObjectContext, _ title: String?, _ rank: Int = 0) -> Note {
    let note = Note(context: context)
    note.title = title
    note.rank = rank
    return note
  }

  private func titles(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [String?] {
    let request = Note.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.rank, ascending: true)]
    request.predicate = format.map { NSPredicate(format: $0) }
    return try context.fetch(request).map(\.title)
  }

  @Test("An entity has the attributes that its class declares")
  func entity() {
    let entity = Note.entity()
    #expect(entity.name == "Note")
    #expect(entity.properties.map(\.name) == ["title", "created", "rank", "isPinned", "color", "code"])
    #expect(entity.attributesByName["created"]?.attributeType == .dateAttributeType)
    #expect(entity.attributesByName["rank"]?.defaultValue as? Int == 0)
    #expect(NSSortDescriptor(keyPath: \Note.isPinned, ascending: false).key == "isPinned")
  }

  /// The container of a file that was open just now: closing it takes a moment on another thread.
  private func reopened(_ url: URL, model: NSManagedObjectModel? = nil) async throws -> NSPersistentContainer
  {
    var found: NSPersistentContainer?
    try await eventually {
      found = try? container(url, model: model)
      return found != nil
    }
    return try #require(found)
  }

  @Test("What was saved is there after a restart, every kind of value")
  func restart() async throws {
    let folder = try TemporaryFolder()
    let code = UUID()
    do {
      let context = try container(folder.database).viewContext
      let note = note(context, "First", 3)
      note.created = Date(timeIntervalSinceReferenceDate: 123.5)
      note.isPinned = true
      note.color = .blue
      note.code = code
      #expect(note.objectID.isTemporaryID)
      try context.save()
      #expect(!note.objectID.isTemporaryID && !note.hasChanges && !context.hasChanges)
    }
    let context = try await reopened(folder.database).viewContext
    let found = try #require(try context.fetch(Note.fetchRequest()).first)
    #expect(found.title == "First" && found.rank == 3 && found.isPinned && found.color == .blue)
    #expect(found.created == Date(timeIntervalSinceReferenceDate: 123.5) && found.code == code)
  }

  @Test("Objects are found by predicate and order, saved or not")
  func pending() throws {
    let context = try container().viewContext
    let first = note(context, "a", 1)
    let third = note(context, "c", 3)
    try context.save()
    _ = note(context, "b", 2)
    #expect(try titles(context) == ["a", "b", "c"])
    third.rank = 0
    #expect(try titles(context) == ["c", "a", "b"])
    #expect(try titles(context, "rank > 0") == ["a", "b"])
    context.delete(first)
    #expect(try titles(context) == ["c", "b"])
    #expect(try context.count(for: Note.fetchRequest()) == 2)
    context.rollback()
    #expect(try titles(context) == ["a", "c"])
    #expect(third.rank == 3 && !context.hasChanges)
  }

  @Test("An object is one object in its context")
  func identity() throws {
    let context = try container().viewContext
    let note = note(context, "a")
    try context.save()
    let fetched = try context.fetch(Note.fetchRequest())
    #expect(fetched.first === note)
    #expect(try context.existingObject(with: note.objectID) === note)
  }

  @Test("A change is announced, and known by what it changed")
  func changes() throws {
    let context = try container().viewContext
    let note = note(context, "a")
    try context.save()
    var announced = 0
    let subscription = note.objectWillChange.sink { announced += 1 }
    note.title = "b"
    note.title = "b"
    #expect(announced == 1)
    #expect(note.changedValues().keys.sorted() == ["title"] && context.updatedObjects == [note])
    #expect(note.committedValues(forKeys: ["title"])["title"] as? String == "a")
    note.title = "a"
    #expect(!note.hasChanges && !context.hasChanges)
    subscription.cancel()
  }

  @Test("What another context saves is merged, and unsaved changes here stay")
  func merging() async throws {
    let container = try container()
    let note = note(container.viewContext, "a", 1)
    try container.viewContext.save()
    note.rank = 5
    let id = note.objectID
    try await container.performBackgroundTask { context in
      let other = try context.existingObject(with: id) as! Note
      other.title = "changed"
      other.rank = 2
      try context.save()
    }
    try await eventually { note.title == "changed" }
    #expect(note.rank == 5)
    try container.viewContext.save()
    let rank = try await container.performBackgroundTask { context in
      try context.fetch(Note.fetchRequest()).map(\.rank)
    }
    #expect(rank == [5])
  }

  @Test("A context that has gone leaves nothing on the main queue that a later one takes for its own")
  func queues() {
    for _ in 0..<500 {
      _ = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      let later = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
      let order = Mutex<[Int]>([])
      later.perform {
        usleep(100)
        order.withLock { $0.append(1) }
      }
      later.performAndWait { order.withLock { $0.append(2) } }
      #expect(order.withLock { $0 } == [1, 2])
    }
  }

  @Test("What throws nothing is awaited on a context's queue without try")
  func withoutThrowing() async throws {
    let container = try container()
    let sum = await container.viewContext.perform { 1 + 2 }
    let names = await container.performBackgroundTask { context in context.registeredObjects.count }
    #expect(sum == 3 && names == 0)
    await container.performBackgroundTask { $0.reset() }
  }

  @Test("Saving a change to what was deleted elsewhere is an error")
  func conflict() async throws {
    let container = try container()
    let first = container.newBackgroundContext()
    let second = container.newBackgroundContext()
    nonisolated(unsafe) var note: Note!
    try await first.perform {
      note = Note(context: first)
      try first.save()
    }
    let id = note.objectID
    // Neither context's queue is free before both have saved, so that no merge comes between.
    let failure: (any Error)? = try first.performAndWait {
      note.title = "x"
      #expect(first.updatedObjects == [note])
      try second.performAndWait {
        second.delete(second.object(with: id))
        #expect(second.deletedObjects.count == 1)
        try second.save()
      }
      do { try first.save() } catch { return error }
      return nil
    }
    #expect("\(try #require(failure))".contains("has been deleted elsewhere"))
  }

  @Test("A required attribute without a value is an error, and nothing is saved")
  func required() throws {
    let attribute = NSAttributeDescription()
    attribute.name = "name"
    attribute.attributeType = .stringAttributeType
    attribute.isOptional = false
    let entity = NSEntityDescription()
    entity.name = "Thing"
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = try container(model: model).viewContext
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    #expect(throws: CocoaError.self) { try context.save() }
    thing.setValue("it", forKey: "name")
    try context.save()
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
    #expect(found.first?.value(forKey: "name") as? String == "it")
  }

  @Test("A class with a new attribute opens an older file")
  func newAttribute() async throws {
    let folder = try TemporaryFolder()
    func model(_ names: [String]) -> NSManagedObjectModel {
      let entity = NSEntityDescription()
      entity.name = "Grown"
      entity.properties = names.map { name in
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = .integer64AttributeType
        attribute.defaultValue = 7
        return attribute
      }
      let model = NSManagedObjectModel()
      model.entities = [entity]
      return model
    }
    do {
      let context = try container(folder.database, model: model(["a"])).viewContext
      _ = NSEntityDescription.insertNewObject(forEntityName: "Grown", into: context)
      try context.save()
    }
    let context = try await reopened(folder.database, model: model(["a", "b"])).viewContext
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Grown"))
    #expect(found.map { $0.value(forKey: "b") as? Int } == [7])
  }

  @Test("A file that is something else is an error, and left as it is")
  func foreignFile() throws {
    let folder = try TemporaryFolder()
    try Data("this is no database at all, it is a text".utf8).write(to: folder.database)
    let before = try folder.contents()
    #expect(throws: (any Error).self) { try container(folder.database) }
    #expect(try folder.contents() == before)
  }

  @Test("A context without a store says what is missing")
  func noStore() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    #expect { try context.fetch(Note.fetchRequest()) } throws: {
      "\($0)".contains("Call loadPersistentStores")
    }
  }
}

/// Waits for something that happens on another thread or in another turn of the main queue; ten seconds at the most.
@MainActor
func eventually(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for _ in 0..<5000 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(2))
  }
  Issue.record("It did not happen.", sourceLocation: sourceLocation)
}
