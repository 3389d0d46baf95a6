import Foundation

/// A type that can be bound to a statement and read from a column.
///
/// Reading what was bound gives back an equal value. `init(sqlValue:)` gives `nil` for a value that is of another
/// kind; nothing is converted silently, except a whole number where a `Double` is expected.
public protocol SQLConvertible: Sendable {
  var sqlValue: SQLValue { get }
  init?(sqlValue: SQLValue)
}

extension SQLValue: SQLConvertible {
  public var sqlValue: SQLValue { self }
  public init(sqlValue: SQLValue) { self = sqlValue }
}

extension Int64: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self) }
  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Int: SQLConvertible {
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self.init(exactly: value)
  }
}

/// Stored as 0 or 1; any other number reads as `true`, as in SQL.
extension Bool: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value != 0
  }
}

/// Not-a-number has no place in SQLite, which stores it as `NULL`; read it back as an optional.
extension Double: SQLConvertible {
  public var sqlValue: SQLValue { .real(self) }
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }
}

extension String: SQLConvertible {
  public var sqlValue: SQLValue { .text(self) }
  public init?(sqlValue: SQLValue) {
    guard case .text(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Data: SQLConvertible {
  public var sqlValue: SQLValue { .blob(self) }
  public init?(sqlValue: SQLValue) {
    guard case .blob(let value) = sqlValue else { return nil }
    self = value
  }
}

/// Stored as seconds since 2001-01-01 00:00:00 UTC, which is what a `Date` is, so that it comes back equal.
/// In SQL, `datetime(column + 978307200, 'unixepoch')` shows it.
extension Date: SQLConvertible {
  public var sqlValue: SQLValue { .real(timeIntervalSinceReferenceDate) }
  public init?(sqlValue: SQLValue) {
    guard let seconds = Double(sqlValue: sqlValue) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

/// Stored as 36 characters in capitals.
extension UUID: SQLConvertible {
  public var sqlValue: SQLValue { .text(uuidString) }
  public init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(text: text)
  }
}

/// `nil` is `NULL`.
extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  public var sqlValue: SQLValue { self?.sqlValue ?? .null }
  @inlinable
  public init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
    } else if let value = Wrapped(sqlValue: sqlValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

/// An enumeration is stored as its raw value.
extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
  public var sqlValue: SQLValue { rawValue.sqlValue }
  @inlinable
  public init?(sqlValue: SQLValue) {
    guard let raw = RawValue(sqlValue: sqlValue) else { return nil }
    self.init(rawValue: raw)
  }
}
