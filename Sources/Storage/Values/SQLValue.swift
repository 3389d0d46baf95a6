import Foundation

/// One cell as SQLite stores it.
public enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  /// The storage class in a person's words, for messages.
  @usableFromInline
  var kind: String {
    switch self {
    case .null: "nothing"
    case .integer: "a whole number"
    case .real: "a number"
    case .text: "text"
    case .blob: "bytes"
    }
  }
}
