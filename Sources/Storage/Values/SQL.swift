/// One SQL statement and the values for it.
///
/// A value that is interpolated is bound, never pasted into the text:
///
///     let name = "Robert'); DROP TABLE contact;--"
///     try connection.rows("SELECT id FROM contact WHERE name = \(name)") { try $0["id"] }
///
/// The text is the key under which the prepared statement is kept, so a statement that differs only in its
/// values is prepared once.
public struct SQL: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The statement, a `?` where each value goes.
  public let text: String
  /// The values in the order of their `?`.
  public let values: [SQLValue]

  public init(stringLiteral value: String) {
    text = value
    values = []
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var values: [SQLValue] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Binds a value.
    public mutating func appendInterpolation(_ value: some SQLConvertible) {
      text += "?"
      values.append(value.sqlValue)
    }

    /// Binds a value that may be `nil`, as `NULL`.
    public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
      text += "?"
      values.append(value.sqlValue)
    }

    /// Writes the name of a table or column, quoted.
    public mutating func appendInterpolation(name: String) {
      text +=
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
  }
}
