import Synchronization

/// The files that this process has open. POSIX locks do not keep one process from opening a file twice, and closing the second
/// would drop the locks of the first.
enum OpenFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Held as long as the file is open.
  final class Claim: Sendable {
    private let path: String

    /// Throws `StorageError.inUse` when this process has the file open already.
    init(_ file: DatabaseFile) throws {
      path = file.path
      guard OpenFiles.paths.withLock({ $0.insert(file.path).inserted }) else {
        throw StorageError.inUse(path: file.path)
      }
    }

    deinit { OpenFiles.paths.withLock { _ = $0.remove(path) } }
  }
}
