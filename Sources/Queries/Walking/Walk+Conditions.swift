import Foundation

extension PredicateExpressions.Equal: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    try walk.comparison(lhs, .equal, rhs)
  }
}

extension PredicateExpressions.NotEqual: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    try walk.comparison(lhs, .notEqual, rhs)
  }
}

extension PredicateExpressions.Comparison: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    switch op {
    case .lessThan: return try walk.comparison(lhs, .less, rhs)
    case .lessThanOrEqual: return try walk.comparison(lhs, .lessOrEqual, rhs)
    case .greaterThan: return try walk.comparison(lhs, .greater, rhs)
    case .greaterThanOrEqual: return try walk.comparison(lhs, .greaterOrEqual, rhs)
    @unknown default: throw QueryError.unsupported("\(op)", reason: "a query has nothing like it")
    }
  }
}

extension PredicateWalk {
  func comparison(
    _ left: any PredicateExpression, _ comparator: QueryComparison.Comparator,
    _ right: any PredicateExpression, _ options: TextOptions = .canonical
  ) throws -> QueryExpression {
    .test(
      .comparison(
        QueryComparison(try expression(left), comparator, try expression(right), options: options)))
  }
}

extension PredicateExpressions.Conjunction: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .test(.and([try walk.condition(lhs), try walk.condition(rhs)]))
  }
}

extension PredicateExpressions.Disjunction: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .test(.or([try walk.condition(lhs), try walk.condition(rhs)]))
  }
}

extension PredicateExpressions.Negation: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .test(.not(try walk.condition(wrapped)))
  }
}

// MARK: collections

extension PredicateExpressions.SequenceContains: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    // A character in a string is text in text.
    if LHS.Output.self is any StringProtocol.Type { return try walk.comparison(sequence, .contains, element) }
    return try walk.comparison(element, .isIn, sequence)
  }
}

extension PredicateExpressions.CollectionContainsCollection: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    guard Base.Output.self is any StringProtocol.Type else {
      throw QueryError.unsupported("contains", reason: "a list in a list is no question for a query")
    }
    return try walk.comparison(base, .contains, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    guard Base.Output.self is any StringProtocol.Type else {
      throw QueryError.unsupported("starts(with:)", reason: "it is a question about text only")
    }
    return try walk.comparison(base, .beginsWith, prefix)
  }
}

extension PredicateExpressions.SequenceContainsWhere: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .test(.or(try walk.each(of: sequence, "contains(where:)", variable.key, test)))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .test(.and(try walk.each(of: sequence, "allSatisfy", variable.key, test)))
  }
}

extension PredicateWalk {
  /// The test for each element of a list that is known now.
  fileprivate func each(
    of sequence: any PredicateExpression, _ name: String, _ variable: PredicateExpressions.VariableID,
    _ test: any PredicateExpression
  ) throws -> [QueryCondition] {
    guard case .value(.list(let list)) = try expression(sequence) else {
      throw QueryError.unsupported(name, reason: "the collection is not a list that the predicate captured")
    }
    return try list.map { try binding(variable, to: .value($0)).condition(test) }
  }
}

// MARK: ranges

extension PredicateExpressions.RangeExpressionContains: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    let element = try walk.expression(element)
    let bounds = try (range as? any RangeNode)?.bounds(in: walk) ?? capturedBounds()
    let low = bounds.low.map { QueryComparison(element, .greaterOrEqual, $0, options: .canonical) }
    let high = bounds.high.map {
      QueryComparison(element, bounds.isClosed ? .lessOrEqual : .less, $0, options: .canonical)
    }
    return .test(.and([low, high].compactMap { $0.map(QueryCondition.comparison) }))
  }

  private func capturedBounds() throws -> RangeBounds {
    if let value = range as? any ValueNode, let range = value.captured as? any BoundedRange {
      return try range.bounds()
    }
    throw QueryError.unsupported("contains", reason: "\(RangeExpression.Output.self) is no range with bounds")
  }
}

/// The ends of a range, nil where it is open.
struct RangeBounds {
  var low: QueryExpression?
  var high: QueryExpression?
  var isClosed = false
}

private protocol RangeNode {
  func bounds(in walk: PredicateWalk) throws -> RangeBounds
}

extension PredicateExpressions.Range: RangeNode {
  func bounds(in walk: PredicateWalk) throws -> RangeBounds {
    RangeBounds(low: try walk.expression(lower), high: try walk.expression(upper))
  }
}

extension PredicateExpressions.ClosedRange: RangeNode {
  func bounds(in walk: PredicateWalk) throws -> RangeBounds {
    RangeBounds(low: try walk.expression(lower), high: try walk.expression(upper), isClosed: true)
  }
}

private protocol ValueNode {
  var captured: Any { get }
}

extension PredicateExpressions.Value: ValueNode {
  var captured: Any { value }
}

private protocol BoundedRange {
  func bounds() throws -> RangeBounds
}

private func end(_ bound: Any) throws -> QueryExpression {
  guard let value = QueryValue(any: bound) else { throw QueryError.notComparable(type: "\(type(of: bound))") }
  return .value(value)
}

extension Range: BoundedRange {
  func bounds() throws -> RangeBounds { RangeBounds(low: try end(lowerBound), high: try end(upperBound)) }
}
extension ClosedRange: BoundedRange {
  func bounds() throws -> RangeBounds {
    RangeBounds(low: try end(lowerBound), high: try end(upperBound), isClosed: true)
  }
}
extension PartialRangeFrom: BoundedRange {
  func bounds() throws -> RangeBounds { RangeBounds(low: try end(lowerBound)) }
}
extension PartialRangeUpTo: BoundedRange {
  func bounds() throws -> RangeBounds { RangeBounds(high: try end(upperBound)) }
}
extension PartialRangeThrough: BoundedRange {
  func bounds() throws -> RangeBounds { RangeBounds(high: try end(upperBound), isClosed: true) }
}
