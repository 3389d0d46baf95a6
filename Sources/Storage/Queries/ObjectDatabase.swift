public import Combine
import Foundation
public import Queries
import Synchronization

/// Keeps managed objects in a database: a table for each entity, made when it is first used; a column for
/// each attribute, added when a class has got a new one.
public final class ObjectDatabase: ObjectStore {
  public let database: Database
  /// Entities whose tables are there, or will be before anything else is read.
  private let prepared = Mutex<[String: Entity]>([:])
  /// Counts commits; changed and read on the database's queue, where each reading sees the number of the last
  /// one before it.
  private let commits = Atomic<Int>(0)

  public init(_ database: Database) { self.database = database }

  /// What marks files of managed objects, and their format: none of its own, tables come as they are needed.
  public static let schema = Schema(applicationID: 0x4644_4f42, migrations: [])

  // MARK: ObjectStore

  public func fetch(_ description: FetchDescription, of entity: Entity) throws -> [Snapshot] {
    prepare([entity])
    let query = try ObjectTable(entity).query(description)
    return try wait { database.enqueueRead(query, completion: $0) }
  }

  public func count(_ description: FetchDescription, of entity: Entity) throws -> Int {
    prepare([entity])
    let statement = try ObjectTable(entity).count(description)
    return try wait { done in
      database.enqueueRead({ try $0.first(statement) { try $0[0] } ?? 0 }, completion: done)
    }
  }

  public func save(_ changes: [ObjectChange]) throws -> Int {
    prepare(changes.map(\.entity))
    return try wait { done in
      database.enqueueWrite(
        { [self] connection in
          for change in changes { try ObjectTable(change.entity).apply(change, to: connection) }
          return commits.add(1, ordering: .relaxed).newValue
        }, completion: done)
    }
  }

  public func delete(_ description: FetchDescription, of entity: Entity) throws -> [Int64] {
    let table = ObjectTable(entity)
    let doomed = try table.keys(description)
    return try delete(of: entity) { connection in
      let keys: [Int64] = try connection.rows(doomed) { try $0[0] }
      return try table.delete(keys, on: connection)
    }
  }

  public func delete(keys: [Int64], of entity: Entity) throws -> [Int64] {
    try delete(of: entity) { try ObjectTable(entity).delete(keys, on: $0) }
  }

  private func delete(
    of entity: Entity, _ delete: @escaping @Sendable (Connection) throws -> [Int64]
  ) throws -> [Int64] {
    prepare([entity])
    return try wait { done in
      database.enqueueWrite(
        { [self] connection in
          let keys = try delete(connection)
          commits.add(1, ordering: .relaxed)
          return keys
        }, completion: done)
    }
  }

  public func observe(
    _ description: FetchDescription, of entity: Entity,
    answer: @escaping @Sendable (Result<(rows: [Snapshot], commit: Int), any Error>) -> Void
  ) -> AnyCancellable {
    prepare([entity])
    let query: @Sendable (Connection) throws -> [Snapshot]
    do {
      query = try ObjectTable(entity).query(description)
    } catch {
      answer(.failure(error))
      return AnyCancellable {}
    }
    let live = database.observe(
      { [self] connection in (rows: try query(connection), commit: commits.load(ordering: .relaxed)) },
      onResult: { answer($0) })
    return AnyCancellable { live.cancel() }
  }

  // MARK: tables

  /// Hands in the making of tables, ahead of what needs them.
  private func prepare(_ entities: [Entity]) {
    let new = prepared.withLock { prepared in
      var new: [Entity] = []
      for entity in entities where prepared[entity.name] != entity {
        prepared[entity.name] = entity
        new.append(entity)
      }
      return new
    }
    guard !new.isEmpty, !database.isReadOnly else { return }
    database.enqueueWrite(
      { connection in
        for entity in new { try ObjectTable(entity).prepare(on: connection) }
      },
      completion: { [weak self] result in
        guard case .failure = result else { return }
        // What needs the table will say what is wrong; the next use tries again.
        self?.prepared.withLock { prepared in for entity in new { prepared[entity.name] = nil } }
      })
  }

  /// Waits for the disk's queue, which never waits for this thread.
  private func wait<T: Sendable>(_ start: (@escaping @Sendable (Result<T, any Error>) -> Void) -> Void) throws
    -> T
  {
    let outcome = Outcome<T>()
    let done = DispatchSemaphore(value: 0)
    start { result in
      outcome.result.withLock { $0 = result }
      done.signal()
    }
    done.wait()
    // It was set before the signal.
    return try outcome.result.withLock { $0! }.get()
  }
}

private final class Outcome<T: Sendable>: Sendable {
  let result = Mutex<Result<T, any Error>?>(nil)
}
