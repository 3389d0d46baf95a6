public import Foundation

// `#Predicate` writes `PredicateExpressions.build_localizedStandardContains(…)` for a call of that name;
// Foundation on Linux has the function on strings, and not the node. So it is here, under the name that
// Apple's Foundation gives it.

extension PredicateExpressions {
  /// `text.localizedStandardContains(other)`: without regard to case and accents.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      TextMatch.holds(
        String(try root.evaluate(bindings)), .contains, String(try other.evaluate(bindings)),
        .localizedStandard)
    }
  }

  // The name that the macro writes.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension TextOptions {
  static let localizedStandard: TextOptions = [.caseInsensitive, .diacriticInsensitive, .localeSensitive]
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: QueryTranslatable {
  func expression(in walk: PredicateWalk) throws -> QueryExpression {
    try walk.comparison(root, .contains, other, .localizedStandard)
  }
}
