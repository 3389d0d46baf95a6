import Foundation
import Synchronization

/// The fetches that are open on a context.
final class OpenFetches: Sendable {
  private struct Weak: @unchecked Sendable {
    // Its methods are called on the main actor only.
    weak var fetch: (any ContextFetching)?
  }
  private let all = Mutex<[Weak]>([])

  func add(_ fetch: any ContextFetching) {
    all.withLock {
      $0.removeAll { $0.fetch == nil }
      $0.append(Weak(fetch: fetch))
    }
  }

  private var isEmpty: Bool { all.withLock(\.isEmpty) }

  /// Something of the entity has changed in the context.
  func contextChanged(_ entity: Entity) { tell { $0.contextChanged(entity) } }

  /// `changes` were saved, by this context or another.
  func saved(_ changes: [ObjectChange], commit: Int) { tell { $0.saved(changes, commit: commit) } }

  /// The context has forgotten its objects: what is shown has to be made anew.
  func contextWasReset() { tell { $0.contextWasReset() } }

  private func tell(_ action: @escaping @Sendable @MainActor (any ContextFetching) -> Void) {
    let open = all.withLock { $0 }.filter { $0.fetch != nil }
    guard !open.isEmpty else { return }
    // A fetch is open only on a context of the main queue, and that is where its changes are made.
    MainActorAccess.run {
      for fetch in open.compactMap(\.fetch) { action(fetch) }
    }
  }
}

@MainActor
protocol ContextFetching: AnyObject {
  func contextChanged(_ entity: Entity)
  func saved(_ changes: [ObjectChange], commit: Int)
  func contextWasReset()
}

/// A fetch that stays open: what the store answers, with the context's unsaved changes laid over it.
@MainActor
final class ContextFetch<Element: NSFetchRequestResult>: ContextFetching {
  typealias Answer = @MainActor (Result<FetchedElements<Element>, any Error>) -> Void

  private let context: NSManagedObjectContext
  private let entity: NSEntityDescription
  private let overlay: Overlay
  private let beforeUpdate: @MainActor (@escaping @MainActor () -> Void) -> Void
  private let answer: Answer
  /// Whether what was fetched before is shown until the store has answered: what is not saved yet is part of the results,
  /// not all of them.
  private let replacesResults: Bool
  private var subscription: AnyCancellable?

  private var rows: [Snapshot] = []
  private var commit = -1
  private var isAnswered = false
  /// Saved after `commit`, so not in `rows` as they are now; nil: deleted.
  private var recent: [Int64: (object: NSManagedObject?, commit: Int)] = [:]
  private var shown: [Snapshot]?
  private var isRefreshDue = false

  init(
    _ description: FetchDescription, of entity: NSEntityDescription, in context: NSManagedObjectContext,
    replacesResults: Bool, beforeUpdate: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    answer: @escaping Answer
  ) throws {
    self.context = context
    self.replacesResults = replacesResults
    self.entity = entity
    overlay = Overlay(entity: entity.entity, description: description)
    self.beforeUpdate = beforeUpdate
    self.answer = answer
    let store = try context.requiredStore()
    context.fetches.add(self)
    subscription = store.observe(description, of: entity.entity) { [weak self] result in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.storeAnswered(result) } }
    }
    if !context.pending(of: entity.entity).isEmpty { refreshSoon() }
  }

  func cancel() {
    subscription = nil
  }

  private func storeAnswered(_ result: Result<(rows: [Snapshot], commit: Int), any Error>) {
    guard subscription != nil else { return }
    switch result {
    case .failure(let error): answer(.failure(error))
    case .success(let newest):
      rows = newest.rows
      commit = newest.commit
      isAnswered = true
      recent = recent.filter { $0.value.commit > newest.commit }
      for row in rows where recent[row.key] == nil { context.merge(row) }
      refresh()
    }
  }

  func contextChanged(_ entity: Entity) {
    if entity.name == overlay.entity.name { refreshSoon() }
  }

  func saved(_ changes: [ObjectChange], commit: Int) {
    guard commit > self.commit else { return }
    for change in changes where change.entity.name == overlay.entity.name {
      let object = change.snapshot.map { context.object(for: $0, of: entity) }
      recent[change.key] = (object, commit)
    }
    refreshSoon()
  }

  func contextWasReset() {
    shown = nil
    refreshSoon()
  }

  /// Many changes in a row are looked at once.
  private func refreshSoon() {
    guard !isRefreshDue, subscription != nil else { return }
    isRefreshDue = true
    beforeUpdate { [weak self] in
      guard let self, isRefreshDue else { return }
      refresh()
    }
  }

  private func refresh() {
    isRefreshDue = false
    guard subscription != nil, isAnswered || !replacesResults else { return }
    do {
      var pending = recent.mapValues(\.object)
      pending.merge(context.pending(of: overlay.entity)) { _, new in new }
      var newest = pending.isEmpty ? rows : try overlay.apply(pending, to: rows)
      if let limit = overlay.description.limit { newest = Array(newest.prefix(limit)) }
      // Nothing is shown as "nothing found" before the store has answered.
      if newest == shown || shown == nil && !isAnswered && newest.isEmpty { return }
      shown = newest
      let context = context
      let entity = entity
      answer(
        .success(
          FetchedElements(count: newest.count) { index in
            // Checked when the fetch was opened: the entity's class is the element's.
            context.object(for: newest[index], of: entity) as! Element
          }))
    } catch {
      answer(.failure(error))
    }
  }
}

extension NSManagedObjectContext: QuerySource {
  public func observe<Result: NSFetchRequestResult>(
    _ description: FetchDescription, of type: Result.Type,
    beforeUpdate: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    answer: @escaping @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void
  ) throws -> AnyCancellable {
    try observe(description, entity: nil, of: type, beforeUpdate: beforeUpdate, answer: answer)
  }

  /// As `observe`, for objects of an entity that their class does not tell.
  /// - Parameter replacesResults: whether there are results of another request, which stay until these are whole.
  @MainActor
  public func observe<Result: NSFetchRequestResult>(
    _ description: FetchDescription, entity: NSEntityDescription?, of type: Result.Type,
    replacesResults: Bool = false,
    beforeUpdate: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    answer: @escaping @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void
  ) throws -> AnyCancellable {
    guard concurrencyType == .mainQueueConcurrencyType else {
      throw QueryError.notHere(
        "Views fetch from a context of the main queue, such as a container’s viewContext.")
    }
    let entity = try self.entity(of: type, entity, named: entity?.name)
    guard entity.objectType is Result.Type else {
      throw QueryError.notHere("\(entity.name ?? "An entity") was asked for \(type).")
    }
    let fetch = try ContextFetch(
      description, of: entity, in: self, replacesResults: replacesResults, beforeUpdate: beforeUpdate,
      answer: answer)
    return AnyCancellable { MainActorAccess.run { fetch.cancel() } }
  }
}
