/// Two expressions compared.
open class NSComparisonPredicate: NSPredicate {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public enum Modifier: UInt, Sendable { case direct, all, any }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
    case beginsWith, endsWith, `in`
    case contains = 99
    case between = 100
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression: NSExpression, rightExpression: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    self.leftExpression = leftExpression
    self.rightExpression = rightExpression
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let quantifier: QueryComparison.Quantifier =
      switch modifier {
      case .direct: .direct
      case .all: .all
      case .any: .any
      }
    super.init(
      condition: .comparison(
        QueryComparison(
          leftExpression.expression, type.comparator, rightExpression.expression,
          options: TextOptions(rawValue: options.rawValue), quantifier: quantifier)))
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var comparator: QueryComparison.Comparator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}
