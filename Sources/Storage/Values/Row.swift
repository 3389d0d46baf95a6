import CSQLite
import Foundation

/// The current row of a running statement. It cannot outlive the closure that gets it.
///
///     try connection.rows("SELECT title, year FROM movie") { row in
///       Film(title: try row["title"], year: try row["year"])
///     }
public struct Row: ~Copyable {
  private let statement: Statement

  init(_ statement: Statement) { self.statement = statement }

  /// The value under a column's name, as the type that is asked for.
  ///
  /// Throws `StorageError.malformedRow` when there is no such column or it holds something else.
  public subscript<Value: SQLConvertible>(column: String) -> Value {
    get throws {
      guard let index = statement.columns[column] else {
        throw StorageError.malformedRow(column: column, expected: "\(Value.self)", found: "no such column")
      }
      return try Self.value(statement.value(at: index), named: column)
    }
  }

  /// The value of a column by its place, from 0.
  // Inlined, so that a program that reads many rows does so with code for the types that it asks for.
  @inlinable
  public subscript<Value: SQLConvertible>(index: Int) -> Value {
    get throws {
      guard let stored = stored(at: index) else {
        throw StorageError.malformedRow(
          column: "\(index)", expected: "\(Value.self)", found: "no such column")
      }
      return try Self.value(stored, named: "\(index)")
    }
  }

  /// nil: there is no such column.
  @usableFromInline
  func stored(at index: Int) -> SQLValue? {
    guard index >= 0, index < Int(sqlite3_column_count(statement.handle)) else { return nil }
    return statement.value(at: Int32(index))
  }

  @inlinable
  static func value<Value: SQLConvertible>(_ stored: SQLValue, named name: @autoclosure () -> String) throws
    -> Value
  {
    guard let value = Value(sqlValue: stored) else {
      throw StorageError.malformedRow(column: name(), expected: "\(Value.self)", found: stored.kind)
    }
    return value
  }
}
