extension QueryCondition {
  /// The condition with every expression replaced by what `transform` makes of it, where it makes something.
  func mapping(_ transform: (QueryExpression) -> QueryExpression?) -> QueryCondition {
    switch self {
    case .constant, .block: return self
    case .and(let parts): return .and(parts.map { $0.mapping(transform) })
    case .or(let parts): return .or(parts.map { $0.mapping(transform) })
    case .not(let part): return .not(part.mapping(transform))
    case .holds(let expression): return .holds(expression.mapping(transform))
    case .comparison(var comparison):
      comparison.left = comparison.left.mapping(transform)
      comparison.right = comparison.right.mapping(transform)
      return .comparison(comparison)
    }
  }

  /// The condition with values in place of the variables that `variables` names.
  func substituting(_ variables: [String: QueryValue]) -> QueryCondition {
    guard !variables.isEmpty else { return self }
    return mapping { expression in
      guard case .variable(let name) = expression, let value = variables[name] else { return nil }
      return .value(value)
    }
  }
}

extension QueryExpression {
  func mapping(_ transform: (QueryExpression) -> QueryExpression?) -> QueryExpression {
    if let replaced = transform(self) { return replaced }
    switch self {
    case .value, .attribute, .variable: return self
    case .list(let elements): return .list(elements.map { $0.mapping(transform) })
    case .arithmetic(let sign, let left, let right):
      return .arithmetic(sign, left.mapping(transform), right.mapping(transform))
    case .function(let function, let arguments):
      return .function(function, arguments.map { $0.mapping(transform) })
    case .coalesce(let first, let second):
      return .coalesce(first.mapping(transform), second.mapping(transform))
    case .conditional(let condition, let first, let second):
      return .conditional(
        condition.mapping(transform), first.mapping(transform), second.mapping(transform))
    case .test(let condition): return .test(condition.mapping(transform))
    }
  }
}
