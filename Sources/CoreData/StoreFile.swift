import Queries
import Storage
import Synchronization

/// Opens the database of a store.
enum StoreFile {
  static func open(
    _ description: NSPersistentStoreDescription,
    completion: @escaping @Sendable (Result<any ObjectStore, any Error>) -> Void
  ) {
    let url = description.isInMemory ? nil : description.url
    ObjectDatabase.open(at: url, isReadOnly: description.isReadOnly) { result in
      completion(result.map { $0 as any ObjectStore })
    }
  }
}

/// How an opening ended.
final class Opening: Sendable {
  private let failure = Mutex<(any Error)?>(nil)

  var error: (any Error)? { failure.withLock { $0 } }

  func finish(_ result: Result<any ObjectStore, any Error>, _ coordinator: NSPersistentStoreCoordinator) {
    switch result {
    case .success(let store): coordinator.store = store
    case .failure(let error): failure.withLock { $0 = error }
    }
  }
}
