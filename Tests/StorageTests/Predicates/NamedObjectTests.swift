import CoreData
import Queries
import Testing

final class Named: NSManagedObject {
  @Managed(required: true) var name: String?
  @Managed(required: true) var title: String? = "new"
}

/// Objects whose attributes are required, and objects that stand alone.
@Suite("Managed objects with required attributes")
@MainActor
struct NamedObjectTests {
  private func context() throws -> NSManagedObjectContext {
    let container = NSPersistentCloudKitContainer(name: "Named")
    container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container.viewContext
  }

  @Test("An attribute that is required cannot be saved without a value, although its type has nil")
  func required() throws {
    let context = try self.context()
    let named = Named(context: context)
    #expect(named.title == "new")
    #expect(throws: CocoaError.self) { try context.save() }
    named.name = "Ada"
    try context.save()
    named.title = nil
    #expect(throws: CocoaError.self) { try context.save() }
  }

  @Test("An object without a context has its values and is never saved")
  func alone() throws {
    let named = Named()
    #expect(named.title == "new" && named.managedObjectContext == nil)
    named.title = "other"
    #expect(named.title == "other")
    let context = try self.context()
    #expect(try context.fetch(NSFetchRequest<Named>(entityName: "Named")).isEmpty)
  }
}
