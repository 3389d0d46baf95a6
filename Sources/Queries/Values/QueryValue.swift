public import Foundation

/// A value as predicates compare it and stores keep it.
///
/// `true` and `false` are 1 and 0, as in `NSNumber` and in SQL. Not-a-number has no place in a comparison: it
/// is `null`.
public enum QueryValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
  case date(Date)
  case list([QueryValue])

  /// A number, `null` where it is not one.
  public static func number(_ value: Double) -> QueryValue { value.isNaN ? .null : .real(value) }

  /// What a value can be compared with.
  public var kind: QueryKind {
    switch self {
    case .null: .null
    case .integer: .integer
    case .real: .real
    case .text: .text
    case .data: .data
    case .date: .date
    case .list: .list
    }
  }

  // Text is compared by its bytes, so that equality here is what it is in a store.
  public static func == (a: QueryValue, b: QueryValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a == b
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
    case (.data(let a), .data(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    default: false
    }
  }
}

/// The kinds of values; values of different kinds are never equal, and none is before the other. Whole
/// numbers and others are one kind in that sense.
public enum QueryKind: String, Sendable, Hashable {
  case null, integer, real, text, data, date, list

  public var isNumber: Bool { self == .integer || self == .real }

  /// Whether values of the two kinds can be compared.
  public func isComparable(with other: QueryKind) -> Bool {
    self == other || isNumber && other.isNumber
  }
}
