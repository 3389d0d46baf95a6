import Foundation

extension PredicateExpressions.Variable: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    guard let expression = walk.variables[key] else { throw QueryError.unboundVariable("\(Output.self)") }
    return expression
  }
}

extension PredicateExpressions.Value: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    if let predicate = value as? any CapturedPredicate { return try predicate.captured() }
    guard let value = QueryValue(any: value) else {
      throw QueryError.notComparable(type: "\(Output.self)")
    }
    return .value(value)
  }
}

/// A predicate that another one captured is not a value.
private protocol CapturedPredicate {
  func captured() throws -> QueryExpression
}
extension Predicate: CapturedPredicate {
  func captured() throws -> QueryExpression {
    throw QueryError.unsupported("evaluate", reason: "a predicate inside a predicate has no input there")
  }
}

extension PredicateExpressions.NilLiteral: QueryTranslatable {
  func expression(in walk: PredicateWalk) -> QueryExpression { .null }
}

extension PredicateExpressions.KeyPath: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    let root = try walk.expression(root)
    switch keyPath as AnyKeyPath {
    case \String.count, \Substring.count: return .function(.count, [root])
    case \String.isEmpty, \Substring.isEmpty:
      return .test(.comparison(QueryComparison(.function(.count, [root]), .equal, .value(.integer(0)))))
    default: break
    }
    switch root {
    case .attribute(let path):
      if let name = (keyPath as AnyKeyPath).attributeName { return .attribute(path + [name]) }
      throw QueryError.unknownAttribute("\(keyPath)", of: "\(Root.Output.self)")
    case .value(.list(let list)):
      let name = (keyPath as AnyKeyPath).debugDescription
      if name.hasSuffix(".count") { return .value(.integer(Int64(list.count))) }
      if name.hasSuffix(".isEmpty") { return .value(.integer(list.isEmpty ? 1 : 0)) }
    default: break
    }
    throw QueryError.unsupported("\(keyPath)", reason: "only attributes of the record have properties there")
  }
}

extension PredicateExpressions.Arithmetic: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    let sign: QueryExpression.Arithmetic =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      @unknown default: throw QueryError.unsupported("\(op)", reason: "a query has nothing like it")
      }
    return .arithmetic(sign, try walk.expression(lhs), try walk.expression(rhs))
  }
}

extension PredicateExpressions.FloatDivision: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .arithmetic(.divide, try walk.expression(lhs), try walk.expression(rhs))
  }
}

extension PredicateExpressions.IntDivision: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .arithmetic(.divide, try walk.expression(lhs), try walk.expression(rhs))
  }
}

extension PredicateExpressions.IntRemainder: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .arithmetic(.remainder, try walk.expression(lhs), try walk.expression(rhs))
  }
}

extension PredicateExpressions.UnaryMinus: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .function(.negate, [try walk.expression(wrapped)])
  }
}

extension PredicateExpressions.Conditional: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .conditional(
      try walk.condition(test), try walk.expression(trueBranch), try walk.expression(falseBranch))
  }
}

// MARK: optionals

extension PredicateExpressions.NilCoalesce: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    .coalesce(try walk.expression(lhs), try walk.expression(rhs))
  }
}

extension PredicateExpressions.ForcedUnwrap: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression { try walk.expression(inner) }
}

/// `a?.b`, and `if let`.
extension PredicateExpressions.OptionalFlatMap: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    let wrapped = try walk.expression(wrapped)
    let inside = try walk.binding(variable.key, to: wrapped).expression(transform)
    let isThere = QueryCondition.comparison(QueryComparison(wrapped, .notEqual, .null))
    return .conditional(isThere, inside, .null)
  }
}

extension PredicateExpressions.ConditionalCast: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    guard Input.Output.self == Desired.self || Input.Output.self == Desired?.self else {
      throw QueryError.unsupported(
        "as? \(Desired.self)", reason: "the value is a \(Input.Output.self), and stays one")
    }
    return try walk.expression(input)
  }
}
