import Combine
import Foundation

/// What a `NSFetchedResultsController` has fetched; controllers of other types of results show the same.
final class FetchedResults: @unchecked Sendable {
  // Belongs to its context's queue.
  let request: AnyObject
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?

  private(set) var objects: [NSManagedObject]?
  private(set) var sections: [FetchedSection] = []
  /// The values of each object as they were told last.
  private var values: [ObjectIdentifier: [QueryValue]] = [:]
  private var subscription: AnyCancellable?

  private let read: () throws -> [NSManagedObject]
  private let follow: @MainActor (FetchedResults) throws -> AnyCancellable

  init<Result: NSFetchRequestResult>(
    _ request: NSFetchRequest<Result>, in context: NSManagedObjectContext, _ sectionNameKeyPath: String?,
    _ cacheName: String?
  ) {
    self.request = request
    self.context = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
    // Read by the main actor, and by the context's queue: those are one where results are followed.
    nonisolated(unsafe) let request = request
    // What is fetched is a managed object, whatever protocol or class it was asked for by.
    read = { try context.fetch(request).map { $0 as! NSManagedObject } }
    follow = { results in
      let entity = try context.entity(of: Result.self, request.entity, named: request.entityName)
      return try context.observe(
        try request.fetchDescription(), entity: entity, of: Result.self,
        beforeUpdate: { update in DispatchQueue.main.async { MainActor.assumeIsolated(update) } },
        answer: { [weak results] answer in
          // What was read apart from the context may be in an order that objects, changed meanwhile, are no more in.
          guard case .success = answer, let results, let newest = try? results.read() else { return }
          results.changed(to: newest)
        })
    }
  }

  /// This as delegates get it.
  var controller: NSFetchedResultsController<any NSFetchRequestResult> { NSFetchedResultsController(self) }

  func fetch() throws {
    let newest = try read()
    if let name = sectionNameKeyPath, let object = newest.first, object.shape.place(of: name) == nil {
      throw QueryError.notHere("\(object.shape.name) has no attribute \(name) to make sections by.")
    }
    show(newest)
    guard subscription == nil, context.concurrencyType == .mainQueueConcurrencyType else { return }
    MainActorAccess.run { [self] in subscription = try? follow(self) }
  }

  private func show(_ newest: [NSManagedObject]) {
    objects = newest
    sections = FetchedSection.sections(of: newest, by: sectionNameKeyPath)
    values = Dictionary(newest.map { (ObjectIdentifier($0), $0.values) }) { first, _ in first }
  }

  private func changed(to newest: [NSManagedObject]) {
    guard let delegate, let before = objects else { return }
    let (oldSections, oldValues) = (sections, values)
    let changes = FetchedChanges(
      from: before, to: newest, updated: { oldValues[ObjectIdentifier($0)] != $0.values })
    guard !changes.isEmpty else { return }
    let controller = controller
    delegate.controllerWillChangeContent(controller)
    show(newest)
    tellSections(from: oldSections, controller, delegate)
    for change in changes.all {
      delegate.controller(
        controller, didChange: change.object, at: change.old.map { oldSections.path(of: $0) },
        for: change.type,
        newIndexPath: change.new.map { sections.path(of: $0) })
    }
    delegate.controllerDidChangeContent(controller)
    if sectionNameKeyPath == nil {
      let diff = newest.map(\.objectID).difference(from: before.map(\.objectID))
      delegate.controller(controller, didChangeContentWith: diff)
    }
  }

  private func tellSections(
    from old: [FetchedSection], _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    _ delegate: any NSFetchedResultsControllerDelegate
  ) {
    guard sectionNameKeyPath != nil else { return }
    for change in sections.map(\.name).difference(from: old.map(\.name)) {
      switch change {
      case .remove(let place, _, _):
        delegate.controller(controller, didChange: old[place], atSectionIndex: place, for: .delete)
      case .insert(let place, _, _):
        delegate.controller(controller, didChange: sections[place], atSectionIndex: place, for: .insert)
      }
    }
  }
}
