/// Key paths are values; only their class says nothing of it.
func shared<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// False before true.
struct FalseFirst: SortComparator {
  var order = SortOrder.forward
  func compare(_ a: Bool, _ b: Bool) -> ComparisonResult {
    guard a != b else { return .orderedSame }
    return a == (order == .reverse) ? .orderedAscending : .orderedDescending
  }
}

/// Texts as people sort them: numbers by what they count, capitals beside small letters.
struct NamesInOrder: SortComparator {
  var order = SortOrder.forward
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    let result = a.localizedStandardCompare(b)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }
}

extension String.StandardComparator {
  /// As `lexical` compares: Foundation's localised comparators are not there on Linux. A column of texts is sorted as people
  /// sort names where it is given no comparator.
  public static var localizedStandard: String.StandardComparator { lexical }
  /// As `lexical` compares.
  public static var localized: String.StandardComparator { lexical }
}
