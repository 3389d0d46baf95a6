import Foundation

extension QueryValue {
  /// How the value stands to another of a comparable kind; nil where they cannot be compared, and where one
  /// is `null`.
  func order(to other: QueryValue, canonically: Bool = false) -> ComparisonResult? {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): Self.order(a, b)
    case (.real(let a), .real(let b)): Self.order(a, b)
    case (.integer(let a), .real(let b)): Self.order(a, b)
    case (.real(let a), .integer(let b)): Self.order(b, a).reversed
    case (.date(let a), .date(let b)): Self.order(a, b)
    case (.text(let a), .text(let b)): canonically ? Self.order(a, b) : Self.byteOrder(a.utf8, b.utf8)
    case (.data(let a), .data(let b)): Self.byteOrder(a, b)
    default: nil
    }
  }

  private static func order<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
    a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }

  /// Exact: a large whole number is not rounded for it.
  private static func order(_ a: Int64, _ b: Double) -> ComparisonResult {
    if b >= 9_223_372_036_854_775_808 { return .orderedAscending }
    if b < -9_223_372_036_854_775_808 { return .orderedDescending }
    let whole = b.rounded(.towardZero)
    let result = order(a, Int64(whole))
    return result == .orderedSame ? order(whole, b) : result
  }

  private static func byteOrder(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> ComparisonResult
  {
    if a.lexicographicallyPrecedes(b) { return .orderedAscending }
    return b.lexicographicallyPrecedes(a) ? .orderedDescending : .orderedSame
  }
}

extension ComparisonResult {
  var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
