import Foundation

/// Decides whether a condition holds for an object in memory.
struct Evaluation {
  let object: Any?
  var variables: [String: Any] = [:]

  func holds(_ condition: QueryCondition) throws -> Bool {
    switch condition {
    case .constant(let value): value
    case .and(let parts): try parts.allSatisfy(holds)
    case .or(let parts): try parts.contains(where: holds)
    case .not(let part): try !holds(part)
    case .comparison(let comparison): try holds(comparison)
    case .holds(let expression): try value(expression).isTrue
    case .block(let block): block.evaluate(object, variables)
    }
  }

  private func holds(_ comparison: QueryComparison) throws -> Bool {
    let left = try value(comparison.left)
    let right = try value(comparison.right)
    if comparison.quantifier != .direct {
      guard case .list(let elements) = left else {
        throw QueryError.unsupported(
          "\(comparison.quantifier.rawValue) \(comparison.left.format)", reason: "it is no collection")
      }
      let test = { (element: QueryValue) in Self.compare(element, comparison, right) }
      return comparison.quantifier == .any ? elements.contains(where: test) : elements.allSatisfy(test)
    }
    return Self.compare(left, comparison, right)
  }

  /// Whether `left` stands to `right` as the comparison says.
  static func compare(_ left: QueryValue, _ comparison: QueryComparison, _ right: QueryValue) -> Bool {
    let options = comparison.options
    switch comparison.comparator {
    case .equal: return isEqual(left, right, options)
    case .notEqual: return !isEqual(left, right, options)
    case .less: return order(left, right, options) == .orderedAscending
    case .greater: return order(left, right, options) == .orderedDescending
    case .lessOrEqual: return order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .isIn: return isIn(left, right, options)
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2,
        let low = order(left, bounds[0], options), let high = order(left, bounds[1], options)
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .contains:
      if case .list = left { return isIn(right, left, options) }
      fallthrough
    default:
      guard case .text(let left) = left, case .text(let right) = right else { return false }
      return TextMatch.holds(left, comparison.comparator, right, options)
    }
  }

  private static func isIn(_ left: QueryValue, _ right: QueryValue, _ options: TextOptions) -> Bool {
    switch (left, right) {
    case (_, .list(let elements)): elements.contains { isEqual(left, $0, options) }
    case (.text(let left), .text(let right)): TextMatch.holds(right, .contains, left, options)
    default: false
    }
  }

  private static func isEqual(_ left: QueryValue, _ right: QueryValue, _ options: TextOptions) -> Bool {
    if left == .null || right == .null { return left == right }
    if case .list(let left) = left, case .list(let right) = right {
      return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1, options) }
    }
    return order(left, right, options) == .orderedSame
  }

  private static func order(_ left: QueryValue, _ right: QueryValue, _ options: TextOptions)
    -> ComparisonResult?
  {
    left.folded(options).order(to: right.folded(options), canonically: options.contains(.canonical))
  }
}

extension QueryValue {
  fileprivate func folded(_ options: TextOptions) -> QueryValue {
    guard options.folds, case .text(let text) = self else { return self }
    return .text(TextMatch.fold(text, options))
  }

  /// A number other than 0.
  var isTrue: Bool {
    switch self {
    case .integer(let value): value != 0
    case .real(let value): value != 0
    default: false
    }
  }
}

extension QueryCondition {
  /// Whether the condition holds for `object`: a dictionary, a `KeyedAttributes`, or a value with stored properties.
  /// - Throws: `QueryError`.
  public func holds(for object: Any?, variables: [String: Any] = [:]) throws -> Bool {
    try Evaluation(object: object, variables: variables).holds(self)
  }
}
