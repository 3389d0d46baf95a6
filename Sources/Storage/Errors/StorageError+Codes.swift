import CSQLite
import Foundation

extension StorageError {
  /// What SQLite's result code means. The reason is asked from `handle` at once, before its next call.
  init(code: Int32, handle: OpaquePointer?, path: String, sql: String?) {
    let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    let systemCode = handle.map { sqlite3_system_errno($0) } ?? 0
    self =
      switch code & 0xff {
      case SQLITE_FULL: .diskFull(path: path)
      case SQLITE_NOTADB: .notADatabase(path: path)
      case SQLITE_CORRUPT: .corrupt(path: path, details: reason)
      case SQLITE_BUSY, SQLITE_LOCKED: .inUse(path: path)
      case SQLITE_READONLY: .readOnly(path: path)
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
        systemCode == 0
          ? .unreadable(path: path, reason: reason)
          : StorageError(systemCode: systemCode, path: path, else: reason)
      case SQLITE_IOERR:
        systemCode == 0
          ? .inputOutput(path: path, reason: reason)
          : StorageError(systemCode: systemCode, path: path, else: reason)
      case SQLITE_CONSTRAINT: .constraint(reason: reason)
      default: .statement(sql: sql ?? "", reason: reason)
      }
  }

  /// What an `errno` about `path` means; `reason` where there is no word for it.
  init(systemCode: Int32, path: String, else reason: String? = nil) {
    let words = String(cString: strerror(systemCode))
    self =
      switch systemCode {
      case ENOSPC, EDQUOT: .diskFull(path: path)
      case EROFS: .readOnlyFolder(path: path)
      case EACCES, EPERM, ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG: .unreadable(path: path, reason: words)
      default: .inputOutput(path: path, reason: reason.map { "\($0), \(words)" } ?? words)
      }
  }
}
