import CoreData
import Testing

final class Parcel: NSManagedObject {
  @Managed var title: String?
  @Managed var weight = 0
}

/// A container of parcels in memory.
@MainActor
func parcels(_ titles: [String]) throws -> NSPersistentContainer {
  let container = NSPersistentContainer(name: "Parcels")
  container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
  var failure: (any Error)?
  container.loadPersistentStores { _, error in failure = error }
  if let failure { throw failure }
  for (weight, title) in titles.enumerated() {
    let parcel = Parcel(context: container.viewContext)
    parcel.title = title
    parcel.weight = weight
  }
  try container.viewContext.save()
  return container
}

@MainActor
func titles(_ context: NSManagedObjectContext) throws -> [String] {
  let request = Parcel.fetchRequest() as NSFetchRequest<Parcel>
  request.sortDescriptors = [NSSortDescriptor(key: "weight", ascending: true)]
  return try context.fetch(request).compactMap(\.title)
}

@Suite("Requests that a context executes")
@MainActor
struct ContextRequestTests {
  @Test("A batch deletes all of an entity in the store, by a request that does not tell the class")
  func deleteAll() throws {
    let context = try parcels(["a", "b", "c"]).viewContext
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Parcel")
    let result = try context.execute(NSBatchDeleteRequest(fetchRequest: all)) as? NSBatchDeleteResult
    #expect(result?.result as? Bool == true && result?.resultType == .resultTypeStatusOnly)
    context.reset()
    #expect(try context.count(for: Parcel.fetchRequest()) == 0)
  }

  @Test("A batch deletes what its request asks for, and tells which or how many")
  func deleteSome() throws {
    let context = try parcels(["a", "b", "c", "d"]).viewContext
    let heavy: NSFetchRequest<any NSFetchRequestResult> = Parcel.fetchRequest()
    heavy.predicate = NSPredicate(format: "weight > 0")
    heavy.sortDescriptors = [NSSortDescriptor(key: "weight", ascending: false)]
    heavy.fetchLimit = 2
    let batch = NSBatchDeleteRequest(fetchRequest: heavy)
    batch.resultType = .resultTypeCount
    #expect((try context.execute(batch) as? NSBatchDeleteResult)?.result as? Int == 2)
    #expect(try titles(context) == ["a", "b"])

    let objects = try context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>)
    let ids = objects.map(\.objectID)
    let byIdentity = NSBatchDeleteRequest(objectIDs: ids)
    byIdentity.resultType = .resultTypeObjectIDs
    let deleted = (try context.execute(byIdentity) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
    #expect(deleted == ids && ids.count == 2)
    let again = (try context.execute(byIdentity) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
    #expect(again == [])
    #expect(try titles(context) == [])
  }

  @Test("Objects learn that a batch has deleted them as it is merged, and what was changed of them goes")
  func mergeBatch() throws {
    let container = try parcels(["a", "b"])
    let context = container.viewContext
    let objects = try context.fetch(Parcel.fetchRequest() as NSFetchRequest<Parcel>)
    let first = try #require(objects.first { $0.title == "a" })
    first.title = "changed"
    let batch = NSBatchDeleteRequest(fetchRequest: Parcel.fetchRequest() as NSFetchRequest<Parcel>)
    batch.resultType = .resultTypeObjectIDs
    let result = try container.newBackgroundContext().execute(batch) as? NSBatchDeleteResult
    #expect(first.managedObjectContext === context && context.hasChanges)
    let ids = try #require(result?.result as? [NSManagedObjectID])
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(first.isDeleted && first.managedObjectContext == nil && !context.hasChanges)
    #expect(context.registeredObjects.isEmpty)
  }

  @Test("Results followed by a controller go with a batch")
  func liveResults() async throws {
    let context = try parcels(["a", "b"]).viewContext
    let request = NSFetchRequest<Parcel>(entityName: "Parcel")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    final class Listener: NSObject, NSFetchedResultsControllerDelegate {}
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(controller.fetchedObjects?.count == 2)
    let one = NSFetchRequest<any NSFetchRequestResult>(entityName: "Parcel")
    one.predicate = NSPredicate(format: "title == 'a'")
    try context.execute(NSBatchDeleteRequest(fetchRequest: one))
    try await eventually { controller.fetchedObjects?.map(\.title) == ["b"] }
  }

  @Test("A fetch gives identities, dictionaries or a count where its request asks for those")
  func resultTypes() throws {
    let context = try parcels(["a", "b", "b"]).viewContext
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Parcel")
    ids.resultType = .managedObjectIDResultType
    ids.fetchLimit = 2
    ids.sortDescriptors = [NSSortDescriptor(key: "weight", ascending: true)]
    #expect(try context.fetch(ids).compactMap { (context.object(with: $0) as? Parcel)?.title } == ["a", "b"])

    let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Parcel")
    dictionaries.resultType = .dictionaryResultType
    dictionaries.propertiesToFetch = ["title", Parcel.entity().attributesByName["weight"]!]
    dictionaries.sortDescriptors = [NSSortDescriptor(key: "weight", ascending: true)]
    let found = try context.fetch(dictionaries)
    #expect(found.map { $0["title"] as? String } == ["a", "b", "b"])
    #expect(found.map { $0["weight"] as? Int } == [0, 1, 2])
    dictionaries.propertiesToFetch = ["title"]
    dictionaries.returnsDistinctResults = true
    #expect(
      try context.fetch(dictionaries).map { $0 as? [String: String] } == [["title": "a"], ["title": "b"]])
    dictionaries.propertiesToFetch = ["none"]
    #expect(throws: (any Error).self) { try context.fetch(dictionaries) }

    let count = NSFetchRequest<NSNumber>(entityName: "Parcel")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [3])

    let any = NSFetchRequest<any NSFetchRequestResult>(entityName: "Parcel")
    any.relationshipKeyPathsForPrefetching = ["sender"]
    any.returnsObjectsAsFaults = false
    #expect(try (context.fetch(any) as? [Parcel])?.count == 3)
    let executed = try context.execute(any) as? NSAsynchronousFetchResult<any NSFetchRequestResult>
    #expect(executed?.finalResult?.count == 3)
    #expect(NSMergePolicy(merge: .overwriteMergePolicyType).mergeType == NSMergePolicy.overwrite.mergeType)
  }
}
