import CSQLite
import Foundation

/// A prepared statement, finalized with the object.
final class Statement {
  let handle: OpaquePointer
  let text: String
  /// Tables that it names to read from, and to write to.
  let reads: Set<String>
  let writes: Set<String>
  let isReadOnly: Bool
  private(set) lazy var columns = columnIndices()

  init(_ text: String, on connection: borrowing ConnectionHandle, tracker: TableTracker) throws {
    tracker.beginStatement()
    var prepared: OpaquePointer?
    var rest = 0
    let code = text.utf8CString.withUnsafeBufferPointer { buffer in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        connection.raw, buffer.baseAddress, Int32(buffer.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared,
        &tail)
      rest = tail.map { String(cString: $0).trimmingPrefix { $0.isWhitespace || $0 == ";" }.count } ?? 0
      return code
    }
    guard code == SQLITE_OK else { throw connection.error(code, sql: text) }
    guard let prepared else { throw StorageError.statement(sql: text, reason: "the statement is empty") }
    guard rest == 0 else {
      sqlite3_finalize(prepared)
      throw StorageError.statement(sql: text, reason: "more than one statement; use run(script:)")
    }
    handle = prepared
    self.text = text
    reads = tracker.reads
    writes = tracker.writes
    isReadOnly = sqlite3_stmt_readonly(prepared) != 0
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ values: [SQLValue], on connection: borrowing ConnectionHandle) throws {
    guard values.count == Int(sqlite3_bind_parameter_count(handle)) else {
      throw StorageError.statement(sql: text, reason: "\(values.count) values for it")
    }
    for (offset, value) in values.enumerated() {
      let code = bind(value, at: Int32(offset + 1))
      guard code == SQLITE_OK else { throw connection.error(code, sql: text) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let value): sqlite3_bind_int64(handle, index, value)
    case .real(let value): sqlite3_bind_double(handle, index, value)
    case .text(var value):
      value.withUTF8 { bytes in
        // An empty string may have no storage; a null pointer would bind NULL.
        guard let start = bytes.baseAddress else { return csqlite_bind_text(handle, index, "", 0) }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          csqlite_bind_text(handle, index, $0, sqlite3_uint64(bytes.count))
        }
      }
    case .blob(let value):
      value.withUnsafeBytes { csqlite_bind_blob(handle, index, $0.baseAddress, sqlite3_uint64($0.count)) }
    }
  }

  /// The cell of the current row. Valid after a step that gave a row.
  func value(at index: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT: .text(text(at: index))
    case SQLITE_BLOB: .blob(blob(at: index))
    default: .null
    }
  }

  private func text(at index: Int32) -> String {
    // The pointer first, then the count: the other way round SQLite may convert and move the bytes.
    guard let start = sqlite3_column_text(handle, index) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, index))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func blob(at index: Int32) -> Data {
    guard let start = sqlite3_column_blob(handle, index) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, index)))
  }

  /// Ends the run and lets go of the values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func columnIndices() -> [String: Int32] {
    var indices: [String: Int32] = [:]
    for index in 0..<sqlite3_column_count(handle) {
      guard let name = sqlite3_column_name(handle, index) else { continue }
      indices[String(cString: name)] = index
    }
    return indices
  }
}
