import CoreData
import Foundation
import Testing

/// Attributes of our own, so that no other test's objects are among them.
final class Errand: NSManagedObject {
  @Managed var title: String?
  @Managed var shop: String?
}

/// Writes down what a controller tells.
private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
  var told: [String] = []
  var last: NSFetchedResultsController<any NSFetchRequestResult>?

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    told.append("will")
  }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    told.append("did")
    last = controller
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
    told.append("\(type) \((anObject as? Errand)?.title ?? "?") \(places.joined(separator: " "))")
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    told.append("section \(type) \(sectionInfo.name) \(sectionIndex)")
  }
}

@Suite("Fetched results") @MainActor
struct FetchedResultsTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = NSPersistentContainer(name: "Errands")
    container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    for (title, shop) in [("Bread", "Baker"), ("Nails", "Smith"), ("Rolls", "Baker")] { add(title, shop) }
    try context.save()
  }

  @discardableResult private func add(_ title: String, _ shop: String) -> Errand {
    let errand = Errand(context: context)
    errand.title = title
    errand.shop = shop
    return errand
  }

  private func controller(sections: String? = nil) -> NSFetchedResultsController<Errand> {
    let request = NSFetchRequest<Errand>(entityName: "Errand")
    request.sortDescriptors = ["shop", "title"].map { NSSortDescriptor(key: $0, ascending: true) }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  @Test("What is fetched is there at once, in sections, and found by its place")
  func sections() throws {
    let controller = controller(sections: "shop")
    #expect(controller.fetchedObjects == nil && controller.sections == nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.title) == ["Bread", "Rolls", "Nails"])
    #expect(controller.sections?.map(\.name) == ["Baker", "Smith"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.sectionIndexTitles == ["B", "S"])
    #expect(controller.object(at: [0, 1]).title == "Rolls")
    #expect(controller.indexPath(forObject: controller.object(at: [1, 0])) == [1, 0])
    #expect(controller.fetchRequest.entityName == "Errand")
  }

  @Test("A delegate is told what came, went and changed, and by which controller")
  func changes() async throws {
    let controller = controller()
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    let bread = controller.object(at: [0, 0])
    try await Task.sleep(for: .milliseconds(100))
    #expect(listener.told == [])
    add("Cake", "Baker")
    try await eventually { !listener.told.isEmpty }
    #expect(listener.told == ["will", "insert Cake - 0.1", "did"])
    #expect(listener.last == controller)
    #expect(listener.last?.fetchedObjects?.compactMap { ($0 as? Errand)?.title }.count == 4)
    try context.save()
    try await Task.sleep(for: .milliseconds(100))
    listener.told = []
    bread.title = "Baguette"
    try await eventually { listener.told.count >= 3 }
    #expect(listener.told == ["will", "update Baguette 0.0 0.0", "did"])
    listener.told = []
    context.delete(bread)
    try await eventually { listener.told.count >= 3 }
    #expect(listener.told == ["will", "delete Baguette 0.0 -", "did"])
  }

  @Test("An object that changes its section moves, and a section comes or goes with its objects")
  func moves() async throws {
    let controller = controller(sections: "shop")
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    controller.object(at: [1, 0]).shop = "Market"
    controller.object(at: [0, 0]).shop = "Market"
    try await eventually { listener.told.last == "did" }
    #expect(
      listener.told.contains("section delete Smith 1") && listener.told.contains("section insert Market 1"))
    #expect(
      listener.told.contains {
        $0.hasPrefix("move Bread 0.0") || $0.hasPrefix("update Bread 0.0 1.0") || $0.hasPrefix("move Rolls")
      })
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
  }

  @Test("Sections by what is no attribute are refused")
  func refused() {
    #expect(throws: (any Error).self) { try controller(sections: "price").performFetch() }
  }
}
