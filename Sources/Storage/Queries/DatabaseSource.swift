public import Combine
import Foundation
public import Queries
import Synchronization

/// The records of a database for `@FetchRequest`: read off the main thread, and again after each commit that
/// changes them.
@MainActor
public final class DatabaseSource: QuerySource {
  public nonisolated let database: Database

  public nonisolated init(_ database: Database) { self.database = database }

  public func observe<Result: NSFetchRequestResult>(
    _ description: FetchDescription, of type: Result.Type,
    beforeUpdate: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    answer: @escaping @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void
  ) throws -> AnyCancellable {
    guard let type = type as? any StoredRecord.Type else {
      throw QueryError.notHere("A database was asked for \(type), which is no StoredRecord.")
    }
    return try observe(description, record: type, answer)
  }

  private func observe<R: StoredRecord, Result: NSFetchRequestResult>(
    _ description: FetchDescription, record: R.Type,
    _ answer: @escaping @MainActor (Swift.Result<FetchedElements<Result>, any Error>) -> Void
  ) throws -> AnyCancellable {
    // What is wrong with the query is said here, and not after a trip to the disk.
    let statement = try R.statement("*", description)
    let last = Mutex<[R]?>(nil)
    let live = LiveBox()
    let query: @Sendable (Connection) throws -> [R] = { try $0.rows(statement) { try R(row: $0) } }
    live.query = database.observe(query) { result in
      if case .success(let records) = result {
        let isSame = last.withLock { last in
          defer { last = records }
          return last == records
        }
        if isSame { return }
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard live.query != nil else { return }
          // `R` is `Result`.
          answer(result.map { FetchedElements($0 as! [Result]) })
        }
      }
    }
    return AnyCancellable { live.query = nil }
  }
}

/// Holds a live query while somebody wants its answers.
private final class LiveBox: @unchecked Sendable {
  // Written and read on the main actor.
  var query: LiveQuery?
}
