/// Something that holds for an object or does not; there is no third case. A comparison with null is false,
/// save `==` and `!=`, for which null is a value like others.
public indirect enum QueryCondition: Sendable, Hashable {
  case constant(Bool)
  case and([QueryCondition])
  case or([QueryCondition])
  case not(QueryCondition)
  case comparison(QueryComparison)
  /// The expression is a number other than 0.
  case holds(QueryExpression)
  /// A function of the program's: works in memory only.
  case block(PredicateBlock)
}

/// One comparison.
public struct QueryComparison: Sendable, Hashable {
  public var left: QueryExpression
  public var comparator: Comparator
  public var right: QueryExpression
  public var options: TextOptions
  public var quantifier: Quantifier

  public init(
    _ left: QueryExpression, _ comparator: Comparator, _ right: QueryExpression,
    options: TextOptions = [], quantifier: Quantifier = .direct
  ) {
    self.left = left
    self.comparator = comparator
    self.right = right
    self.options = options
    self.quantifier = quantifier
  }

  public enum Comparator: String, Sendable, Hashable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"

    /// Whether both sides are text.
    public var isTextual: Bool {
      switch self {
      case .beginsWith, .endsWith, .contains, .like, .matches: true
      default: false
      }
    }
  }

  /// Whether the left side is one value, or a collection of which some or all elements are to compare so.
  public enum Quantifier: String, Sendable, Hashable {
    case direct = ""
    case any = "ANY"
    case all = "ALL"
  }
}

/// How texts are compared; without options by their bytes.
public struct TextOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let caseInsensitive = TextOptions(rawValue: 1)
  public static let diacriticInsensitive = TextOptions(rawValue: 2)
  public static let normalized = TextOptions(rawValue: 4)
  public static let localeSensitive = TextOptions(rawValue: 8)
  /// As Swift compares strings: canonically equivalent ones are equal. What `#Predicate` means.
  public static let canonical = TextOptions(rawValue: 16)

  /// Whether differences of case or accents are left out.
  var folds: Bool { !isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) }
}

/// A function that decides; equal to itself only.
public struct PredicateBlock: @unchecked Sendable, Hashable {
  private final class Box {
    let evaluate: (Any?, [String: Any]?) -> Bool
    init(_ evaluate: @escaping (Any?, [String: Any]?) -> Bool) { self.evaluate = evaluate }
  }
  // Called where the predicate is evaluated, which is where it was made: a predicate does not cross threads
  // by itself.
  private let box: Box

  init(_ evaluate: @escaping (Any?, [String: Any]?) -> Bool) { box = Box(evaluate) }

  func evaluate(_ object: Any?, _ variables: [String: Any]?) -> Bool { box.evaluate(object, variables) }
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
