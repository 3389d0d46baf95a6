import CSQLite
import Foundation

/// Owns SQLite's connection and closes it when it goes.
struct ConnectionHandle: ~Copyable {
  let raw: OpaquePointer
  /// Which file errors are about.
  let path: String

  /// - Parameters:
  ///   - path: a path, or `:memory:`.
  ///   - flags: `SQLITE_OPEN_…`.
  ///   - reportedPath: which file errors name, when it is another.
  init(path: String, flags: Int32, reportedPath: String? = nil) throws {
    let reportedPath = reportedPath ?? path
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      let error = StorageError(code: code, handle: opened, path: reportedPath, sql: nil)
      // SQLite hands out a connection also when it fails to open it.
      sqlite3_close_v2(opened)
      throw error
    }
    raw = opened
    self.path = reportedPath
  }

  deinit { sqlite3_close_v2(raw) }

  func error(_ code: Int32, sql: String?) -> StorageError {
    StorageError(code: code, handle: raw, path: path, sql: sql)
  }
}
