import CoreData
import Queries
import Storage
import Testing

@Suite("Containers go")
@MainActor
struct ContainerLifeTests {
  @Test("A container that is let go closes its file")
  func freed() async throws {
    weak var container: NSPersistentContainer?
    weak var coordinator: NSPersistentStoreCoordinator?
    weak var context: NSManagedObjectContext?
    weak var store: ObjectDatabase?
    weak var database: Database?
    do {
      let made = NSPersistentContainer(name: "Test")
      made.persistentStoreDescriptions.first!.url = nil
      made.loadPersistentStores { _, _ in }
      let note = Note(context: made.viewContext)
      note.title = "x"
      try made.viewContext.save()
      _ = try made.viewContext.fetch(Note.fetchRequest())
      (container, coordinator, context) = (made, made.persistentStoreCoordinator, made.viewContext)
      store = made.persistentStoreCoordinator.store as? ObjectDatabase
      database = store?.database
    }
    try await eventually { database == nil }
    #expect(container == nil)
    #expect(coordinator == nil)
    #expect(context == nil)
    #expect(store == nil)
    #expect(database == nil)
  }
}
