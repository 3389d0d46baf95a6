public import Foundation

/// Turns Foundation's `#Predicate` into the conditions of this module, node by node.
///
/// Each kind of node says what it is by conforming to `QueryTranslatable`; one that does not is an error that
/// names it.
struct PredicateWalk {
  /// What each variable of the predicate stands for.
  var variables: [PredicateExpressions.VariableID: QueryExpression] = [:]

  func expression(_ node: any PredicateExpression) throws -> QueryExpression {
    guard let node = node as? any QueryTranslatable else {
      throw QueryError.unsupported(Self.name(of: node), reason: "a query has nothing like it")
    }
    return try node.expression(in: self)
  }

  func condition(_ node: any PredicateExpression) throws -> QueryCondition {
    try expression(node).condition
  }

  /// The walk inside a closure of the predicate.
  func binding(_ variable: PredicateExpressions.VariableID, to expression: QueryExpression) -> PredicateWalk {
    var walk = self
    walk.variables[variable] = expression
    return walk
  }

  /// `Filter` of `PredicateExpressions.Filter<…>`.
  static func name(of node: any PredicateExpression) -> String {
    String("\(type(of: node))".prefix { $0 != "<" })
  }
}

/// A node of a `#Predicate` that a query can carry out.
protocol QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression
}

extension QueryExpression {
  /// A yes-or-no expression as a condition.
  var condition: QueryCondition {
    switch self {
    case .test(let condition): condition
    case .value(let value): .constant(value.isTrue)
    default: .holds(self)
    }
  }
}

extension QueryCondition {
  /// The condition of a `#Predicate`.
  ///
  /// Strings are compared as Swift compares them. A forced unwrapping of nil makes the comparison false
  /// rather than an error.
  /// - Throws: `QueryError.unsupported`, which names the part that a query cannot carry out.
  public init<Input>(_ predicate: Predicate<Input>) throws {
    let walk = PredicateWalk(variables: [predicate.variable.key: .attribute([])])
    self = try walk.condition(predicate.expression)
  }
}

extension NSPredicate {
  /// The predicate that a `#Predicate` is; nil where no query can carry it out: `QueryCondition(_:)` throws the reason.
  public convenience init?<Input>(_ predicate: Predicate<Input>) {
    guard let condition = try? QueryCondition(predicate) else { return nil }
    self.init(condition: condition)
  }
}
