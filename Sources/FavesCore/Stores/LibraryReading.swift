import Foundation
import Storage
import Synchronization

/// The file of a library being opened and read, away from the main thread.
final class LibraryReading: Sendable {
  typealias Contents = (database: Database, snapshot: Snapshot)

  private let task: Task<Contents?, any Error>
  private let read: @Sendable () async throws -> Contents
  private let done: Completion

  /// Begins at once.
  /// - Parameter isInVain: asked first; true: nothing is read before `result` is asked for.
  init(
    _ location: FavesLocation, by order: NameOrder, now: Date,
    unless isInVain: @escaping @Sendable () -> Bool = { false }
  ) {
    let read: @Sendable () async throws -> Contents = { try await Self.read(location, order, now) }
    let done = Completion()
    self.read = read
    self.done = done
    task = Task.detached(priority: .userInitiated) {
      defer { done.semaphore.signal() }
      if isInVain() { return nil }
      let contents = try await read()
      done.contents.withLock { $0 = contents }
      return contents
    }
  }

  /// What is in the file.
  /// - Throws: what is wrong with it; it is closed again then.
  var result: Contents {
    get async throws {
      if let contents = try await task.value { return contents }
      return try await read()
    }
  }

  /// The same, waited for on this thread; nil: it is not there in time, or something is wrong.
  func result(within patience: Duration) -> Contents? {
    let (seconds, attoseconds) = patience.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    guard done.semaphore.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success else { return nil }
    return done.contents.withLock { $0 }
  }

  /// How long a file that another program holds is waited for: as long as nobody wonders why nothing happens.
  private static let patience = Duration.milliseconds(700)

  private static func read(
    _ location: FavesLocation, _ order: NameOrder, _ now: Date
  ) async throws -> Contents {
    let database = try await Database.open(
      at: location.database, schema: FavesSchema.schema(now: now), busyTimeout: patience, now: now)
    do {
      return (database, try await database.read { try Snapshot(from: $0, order: order) })
    } catch {
      await database.close()
      throw error
    }
  }

  /// Where a thread that waits finds what was read.
  private final class Completion: Sendable {
    let semaphore = DispatchSemaphore(value: 0)
    let contents = Mutex<Contents?>(nil)
  }
}
