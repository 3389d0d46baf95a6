/// Something with a value: one side of a comparison.
public indirect enum QueryExpression: Sendable, Hashable {
  case value(QueryValue)
  /// An attribute of the object in question, by its key path; no key: the object itself.
  case attribute([String])
  /// `$NAME`, to be substituted.
  case variable(String)
  case list([QueryExpression])
  case arithmetic(Arithmetic, QueryExpression, QueryExpression)
  case function(Function, [QueryExpression])
  /// The first, or where it is null the second.
  case coalesce(QueryExpression, QueryExpression)
  case conditional(QueryCondition, QueryExpression, QueryExpression)
  /// 1 where the condition holds, else 0.
  case test(QueryCondition)

  public enum Arithmetic: String, Sendable, Hashable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    /// Of whole numbers: the whole part, towards zero. By zero: null.
    case divide = "/"
    case remainder = "%"
    case power = "**"
  }

  /// Functions of an expression, by the names that the format language has for them.
  public enum Function: String, Sendable, Hashable {
    case lowercase, uppercase, abs, ceiling, floor, sqrt, sum, count, min, max, average, length, now
    case trunc
    /// Text without differences of case and accents, as `[cd]` compares it.
    case canonical
    case negate

    /// How many arguments there are.
    public var arity: Int { self == .now ? 0 : 1 }
    /// Whether the argument is a collection.
    public var takesList: Bool { [.sum, .count, .min, .max, .average].contains(self) }
  }

  public static let null = QueryExpression.value(.null)
}
