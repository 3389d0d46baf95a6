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
      return try value(at: index, named: column)
    }
  }

  /// The value of a column by its place, from 0.
  public subscript<Value: SQLConvertible>(index: Int) -> Value {
    get throws {
      guard index >= 0, index < Int(sqlite3_column_count(statement.handle)) else {
        throw StorageError.malformedRow(
          column: "\(index)", expected: "\(Value.self)", found: "no such column")
      }
      return try value(at: Int32(index), named: "\(index)")
    }
  }

  private func value<Value: SQLConvertible>(at index: Int32, named name: @autoclosure () -> String) throws
    -> Value
  {
    let stored = statement.value(at: index)
    guard let value = Value(sqlValue: stored) else {
      throw StorageError.malformedRow(column: name(), expected: "\(Value.self)", found: stored.kind)
    }
    return value
  }
}
