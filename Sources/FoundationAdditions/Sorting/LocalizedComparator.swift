import Foundation

extension String {
  /// Compares texts as people of the locale sort them.
  ///
  /// Elsewhere these are values of `String.StandardComparator`, of which Foundation on Linux has `lexical` alone.
  public struct LocalizedComparator: SortComparator, Codable, Hashable, Sendable {
    public var order = SortOrder.forward
    /// Whether numbers in texts are compared as numbers: "a2" before "a10".
    let isStandard: Bool

    public func compare(_ a: String, _ b: String) -> ComparisonResult {
      let result = isStandard ? a.localizedStandardCompare(b) : a.localizedCompare(b)
      return order == .forward ? result : result.reversed
    }
  }
}

extension SortComparator where Self == String.LocalizedComparator {
  /// The order of a list of files: capital letters do not matter at first, and numbers are compared as numbers.
  public static var localizedStandard: String.LocalizedComparator { .init(isStandard: true) }
  /// The order of the locale's alphabet.
  public static var localized: String.LocalizedComparator { .init(isStandard: false) }
}

extension SortDescriptor {
  /// Sorts by texts as people of the locale do.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator,
    order: SortOrder = .forward
  ) {
    // Foundation's descriptor holds values that can be compared, and no comparator but its own.
    let order: SortOrder = comparator.order == order ? .forward : .reverse
    if comparator.isStandard {
      self.init(SortedProperties.path(keyPath, comparing: \.inStandardOrder), order: order)
    } else {
      self.init(SortedProperties.path(keyPath, comparing: \.inAlphabeticOrder), order: order)
    }
  }
}

extension String {
  fileprivate var inStandardOrder: TextInStandardOrder { TextInStandardOrder(text: self) }
  fileprivate var inAlphabeticOrder: TextInAlphabeticOrder { TextInAlphabeticOrder(text: self) }
}

private struct TextInStandardOrder: Comparable {
  let text: String
  static func < (a: Self, b: Self) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedAscending }
}

private struct TextInAlphabeticOrder: Comparable {
  let text: String
  static func < (a: Self, b: Self) -> Bool { a.text.localizedCompare(b.text) == .orderedAscending }
}

extension ComparisonResult {
  fileprivate var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
