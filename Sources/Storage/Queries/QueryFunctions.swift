import CSQLite
import Foundation
import Queries

/// What SQL lacks, as functions and orders of a connection: the same Swift code that decides in memory.
enum QueryFunctions {
  /// Adds them to a connection. They are there until it closes.
  static func install(on handle: OpaquePointer) {
    add("query_fold", 2, to: handle) { context, count, values in
      guard let values, count == 2, let text = QueryFunctions.text(values[0]) else {
        return sqlite3_result_null(context)
      }
      QueryFunctions.give(.text(TextMatch.fold(text, QueryFunctions.options(values[1]))), to: context)
    }
    add("query_match", 4, to: handle) { context, count, values in
      guard let values, count == 4, let a = QueryFunctions.text(values[0]),
        let b = QueryFunctions.text(values[1]), let sign = QueryFunctions.text(values[2]),
        let comparator = QueryComparison.Comparator(rawValue: sign)
      else { return sqlite3_result_null(context) }
      sqlite3_result_int(
        context, TextMatch.holds(a, comparator, b, QueryFunctions.options(values[3])) ? 1 : 0)
    }
    add("query_function", 2, to: handle) { context, count, values in
      guard let values, count == 2, let name = QueryFunctions.text(values[0]),
        let function = QueryExpression.Function(rawValue: name)
      else { return sqlite3_result_null(context) }
      QueryFunctions.give(function(QueryFunctions.value(values[1])), to: context)
    }
    add("query_power", 2, to: handle) { context, count, values in
      guard let values, count == 2 else { return sqlite3_result_null(context) }
      QueryFunctions.give(
        QueryExpression.Arithmetic.power(QueryFunctions.value(values[0]), QueryFunctions.value(values[1])),
        to: context)
    }
    addOrder("query_lexical", to: handle) { _, countA, a, countB, b in
      QueryFunctions.order(.lexical, a, countA, b, countB)
    }
    addOrder("query_localized", to: handle) { _, countA, a, countB, b in
      QueryFunctions.order(.localizedStandard, a, countA, b, countB)
    }
  }

  private typealias Function =
    @convention(c) (
      OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Void
  private typealias Order =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32

  private static func add(_ name: String, _ count: Int32, to handle: OpaquePointer, _ function: Function) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    let code = sqlite3_create_function_v2(handle, name, count, flags, nil, function, nil, nil, nil)
    precondition(code == SQLITE_OK, "SQLite did not take the function \(name).")
  }

  private static func addOrder(_ name: String, to handle: OpaquePointer, _ order: Order) {
    let code = sqlite3_create_collation_v2(handle, name, SQLITE_UTF8, nil, order, nil)
    precondition(code == SQLITE_OK, "SQLite did not take the order \(name).")
  }

  // MARK: values, in and out. The pointers are SQLite's, valid for the length of a call.

  private static func text(_ value: OpaquePointer?) -> String? {
    guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else { return nil }
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private static func options(_ value: OpaquePointer?) -> TextOptions {
    TextOptions(rawValue: UInt(bitPattern: Int(sqlite3_value_int64(value))))
  }

  private static func value(_ value: OpaquePointer?) -> QueryValue {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: .number(sqlite3_value_double(value))
    case SQLITE_TEXT: text(value).map { .text($0) } ?? .null
    default: .null
    }
  }

  private static func give(_ value: QueryValue, to context: OpaquePointer?) {
    switch value {
    case .integer(let value): sqlite3_result_int64(context, value)
    case .real(let value): sqlite3_result_double(context, value)
    case .date(let date): sqlite3_result_double(context, date.timeIntervalSinceReferenceDate)
    case .text(var text):
      text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return csqlite_result_text(context, "", 0) }
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          csqlite_result_text(context, $0, sqlite3_uint64(bytes.count))
        }
      }
    case .null, .data, .list: sqlite3_result_null(context)
    }
  }

  private static func order(
    _ order: SortKey.Order, _ a: UnsafeRawPointer?, _ countA: Int32, _ b: UnsafeRawPointer?, _ countB: Int32
  ) -> Int32 {
    func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
      String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }
    return Int32(order.compare(text(a, countA), text(b, countB)).rawValue)
  }
}
