import Foundation
import Storage

/// Carries a store's changes to the disk, in order, while the store goes on.
///
/// When a write fails, what memory holds of its items is in doubt. As soon as none of them has a write on its
/// way, they are read back, and memory is put right.
@MainActor final class WriteBehind<Item: Sendable> {
  /// `nil` keeps everything in memory only.
  private let database: Database?
  private let find: @Sendable (UUID, Connection) throws -> Item?
  private let onFailure: (any Error) -> Void
  private let putRight: (UUID, Item?) -> Void

  /// Writes on their way, by item.
  private var pending: [UUID: Int] = [:]
  private var doubtful: Set<UUID> = []
  private var underway = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - find: reads an item from the disk.
  ///   - onFailure: is told of each write that failed.
  ///   - putRight: gets an item as the disk has it, `nil` for none.
  init(
    _ database: Database?, find: @escaping @Sendable (UUID, Connection) throws -> Item?,
    onFailure: @escaping (any Error) -> Void, putRight: @escaping (UUID, Item?) -> Void
  ) {
    self.database = database
    self.find = find
    self.onFailure = onFailure
    self.putRight = putRight
  }

  /// Hands in a write that concerns `ids`.
  func write(_ ids: [UUID], _ body: @escaping @Sendable (Connection) throws -> Void) {
    guard let database else { return }
    underway += 1
    for id in ids { pending[id, default: 0] += 1 }
    database.enqueueWrite(body) { result in
      Task { @MainActor in self.finish(ids, result) }
    }
  }

  /// Returns when everything handed in so far is on the disk, or was put right.
  func flush() async {
    guard underway > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func finish(_ ids: [UUID], _ result: Result<Void, any Error>) {
    for id in ids {
      let rest = (pending[id] ?? 1) - 1
      pending[id] = rest == 0 ? nil : rest
    }
    if case .failure(let error) = result {
      doubtful.formUnion(ids)
      onFailure(error)
    }
    readBack()
    done()
  }

  private func done() {
    underway -= 1
    guard underway == 0 else { return }
    let waiters = waiting
    waiting = []
    for waiter in waiters { waiter.resume() }
  }

  private func readBack() {
    let ids = doubtful.filter { pending[$0] == nil }
    guard !ids.isEmpty, let database else { return }
    doubtful.subtract(ids)
    underway += 1
    database.enqueueRead { [find] connection in
      try ids.map { ($0, try find($0, connection)) }
    } completion: { result in
      Task { @MainActor in self.apply(result, ids: ids) }
    }
  }

  private func apply(_ result: Result<[(UUID, Item?)], any Error>, ids: Set<UUID>) {
    switch result {
    case .success(let items):
      for (id, item) in items {
        // A write handed in since then says more than what was read; its end looks again.
        if pending[id] == nil { putRight(id, item) } else { doubtful.insert(id) }
      }
    case .failure:
      // The next write to end tries again. Until then memory is the best there is.
      doubtful.formUnion(ids)
    }
    done()
  }
}
