public import Foundation
import FoundationAdditions

/// One key of an order. Null comes first, or last where the order is descending.
public struct SortKey: Sendable, Hashable {
  public var path: [String]
  public var isAscending: Bool
  public var order: Order

  public init(path: [String], isAscending: Bool = true, order: Order = .bytes) {
    self.path = path
    self.isAscending = isAscending
    self.order = order
  }

  /// How texts are ordered; other kinds have one order.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// By their bytes.
    case bytes
    /// As Swift orders strings.
    case lexical
    /// As a person expects: by the language, and numbers in texts by their value.
    case localizedStandard

    /// How `a` stands to `b`: one place for memory and for stores.
    public func compare(_ a: String, _ b: String) -> ComparisonResult {
      switch self {
      case .bytes:
        QueryValue.text(a).order(to: .text(b)) ?? .orderedSame
      case .lexical: a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
      case .localizedStandard: a.localizedStandardCompare(b)
      }
    }
  }

  /// How two values stand to each other by this key.
  public func compare(_ a: QueryValue, _ b: QueryValue) -> ComparisonResult {
    let result: ComparisonResult
    switch (a, b) {
    case (.null, .null): result = .orderedSame
    case (.null, _): result = .orderedAscending
    case (_, .null): result = .orderedDescending
    case (.text(let a), .text(let b)): result = order.compare(a, b)
    default: result = a.order(to: b) ?? .orderedSame
    }
    return isAscending ? result : result.reversed
  }
}

extension SortKey {
  /// The key that a `SortDescriptor` is. As with Apple's, texts are in the order a person expects unless the
  /// descriptor's comparator is `.lexical`.
  /// - Throws: `QueryError` for a descriptor whose comparison is a function.
  public init<Compared>(_ descriptor: SortDescriptor<Compared>) throws(QueryError) {
    guard let keyPath = descriptor.keyPath else {
      throw .unsupported("a sort descriptor", reason: "its comparison is a function; use a key path")
    }
    let comparator = keyPath == SortedProperties.property(of: keyPath) ? descriptor.stringComparator : nil
    self.init(
      path: [try SortedProperties.property(of: keyPath).requiredAttributeName()],
      isAscending: descriptor.order == .forward,
      order: comparator == .lexical ? .lexical : .localizedStandard)
  }

  /// The key that an `NSSortDescriptor` is.
  public init(_ descriptor: NSSortDescriptor) throws(QueryError) {
    guard !descriptor.hasComparator else {
      throw .unsupported("a sort descriptor", reason: "its comparison is a function; use a key alone")
    }
    self.init(path: descriptor.path, isAscending: descriptor.ascending, order: descriptor.order)
  }
}

extension [SortKey] {
  /// How two objects stand to each other, by the first key that tells them apart.
  /// - Throws: `QueryError` where an object lacks an attribute.
  public func compare(_ a: Any, _ b: Any) throws -> ComparisonResult {
    for key in self {
      let first = try Evaluation.comparable(KeyedAccess.value(at: key.path, of: a))
      let second = try Evaluation.comparable(KeyedAccess.value(at: key.path, of: b))
      let result = key.compare(first, second)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
