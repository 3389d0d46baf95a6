public import Foundation

extension ObjectDatabase {
  /// Opens a file of managed objects, or makes it; nil: a database in memory. Does not wait.
  /// - Parameter completion: called on the disk's queue.
  public static func open(
    at url: URL?, isReadOnly: Bool = false,
    completion: @escaping @Sendable (Result<ObjectDatabase, any Error>) -> Void
  ) {
    let file = url.map { DatabaseFile($0) }
    Database.enqueueOpening(file) {
      guard let file else { return try Opening(inMemory: schema) }
      if isReadOnly { return try Opening(readOnly: file, schema: schema) }
      return try Opening(file, schema: schema, busyTimeout: .seconds(5), now: Date())
    } completion: { result in
      completion(result.map { ObjectDatabase($0) })
    }
  }
}
