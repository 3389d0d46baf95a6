import Foundation
import Queries

/// Turns a condition into SQL that holds for the same rows as the condition holds for records in memory.
///
/// SQL has a third truth value; the conditions have not. So each comparison is made to give 0 or 1: `IS`
/// where null counts as a value, `IFNULL(…, 0)` where it does not. Texts that are compared without case or
/// accents go through the same Swift function as in memory.
struct SQLTranslation {
  struct Column {
    let name: String
    let kind: QueryKind
  }
  /// The table's columns, by the names of the attributes.
  let columns: [String: Column]
  /// What messages call the table.
  let table: String

  func condition(_ condition: QueryCondition) throws(QueryError) -> SQLFragment {
    switch condition {
    case .constant(let holds): return .constant(holds)
    case .and(let parts): return try join(parts, " AND ", empty: true)
    case .or(let parts): return try join(parts, " OR ", empty: false)
    case .not(let part): return try self.condition(part).inside("(NOT (%))")
    case .holds(let expression):
      let value = try self.expression(expression)
      return value.kind.isNumber ? value.inside("IFNULL(% <> 0, 0)", .integer) : .constant(false)
    case .comparison(let comparison): return try self.comparison(comparison)
    case .block:
      throw .unsupported(
        "a predicate with a block", reason: "a database cannot call a function of the program")
    }
  }

  private func join(_ parts: [QueryCondition], _ word: String, empty: Bool) throws(QueryError) -> SQLFragment
  {
    if parts.isEmpty { return .constant(empty) }
    var fragments: [SQLFragment] = []
    for part in parts { fragments.append(try condition(part)) }
    return SQLFragment.joined(fragments, by: word).inside("(%)")
  }

  private func comparison(_ comparison: QueryComparison) throws(QueryError) -> SQLFragment {
    if comparison.quantifier != .direct { return try quantified(comparison) }
    let options = comparison.options
    switch comparison.comparator {
    case .isIn: return try membership(comparison.left, comparison.right, options)
    case .contains where isList(comparison.left):
      return try membership(comparison.right, comparison.left, options)
    case .between:
      guard let bounds = elements(of: comparison.right), bounds.count == 2 else { return .constant(false) }
      return try join(
        [
          .comparison(QueryComparison(comparison.left, .greaterOrEqual, bounds[0], options: options)),
          .comparison(QueryComparison(comparison.left, .lessOrEqual, bounds[1], options: options)),
        ], " AND ", empty: true)
    default: break
    }
    if isList(comparison.left) || isList(comparison.right) {
      throw .unsupported(
        comparison.comparator.rawValue, reason: "a list is searched with IN, and not compared with a value")
    }
    return try compare(
      expression(comparison.left), comparison.comparator, expression(comparison.right), options)
  }

  private func compare(
    _ a: SQLFragment, _ comparator: QueryComparison.Comparator, _ b: SQLFragment, _ options: TextOptions
  ) throws(QueryError) -> SQLFragment {
    if comparator.isTextual {
      guard a.kind == .text, b.kind == .text else { return .constant(false) }
      let match = SQLFragment.both(a, b, "IFNULL(query_match(%1, %2, ?, ?), 0)")
      return SQLFragment(
        match.text,
        match.values + [.text(comparator.rawValue), .integer(Int64(options.rawValue))])
    }
    let isComparable = a.kind.isComparable(with: b.kind)
    switch comparator {
    case .equal, .notEqual:
      let sign = comparator == .equal ? "IS" : "IS NOT"
      if a.kind == .null || b.kind == .null || isComparable {
        return .both(folded(a, options), folded(b, options), "(%1 \(sign) %2\(collation(a, options)))")
      }
      // Of different kinds: equal where there is nothing on either side.
      return .both(a, b, "((%1 IS NULL AND %2 IS NULL) \(sign) 1)")
    default:
      guard isComparable, a.kind != .null else { return .constant(false) }
      return .both(
        folded(a, options), folded(b, options),
        "IFNULL(%1 \(comparator.rawValue) %2\(collation(a, options)), 0)")
    }
  }

  /// A text without the differences that are left out.
  private func folded(_ fragment: SQLFragment, _ options: TextOptions) -> SQLFragment {
    guard fragment.kind == .text, !options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else {
      return fragment
    }
    let fold = fragment.inside("query_fold(%, ?)")
    return SQLFragment(fold.text, fold.values + [.integer(Int64(options.rawValue))], .text)
  }

  private func collation(_ fragment: SQLFragment, _ options: TextOptions) -> String {
    fragment.kind == .text && options.contains(.canonical) ? " COLLATE query_lexical" : ""
  }

  // MARK: lists

  private func isList(_ expression: QueryExpression) -> Bool { elements(of: expression) != nil }

  private func elements(of expression: QueryExpression) -> [QueryExpression]? {
    switch expression {
    case .list(let elements): elements
    case .value(.list(let values)): values.map { .value($0) }
    default: nil
    }
  }

  private func quantified(_ comparison: QueryComparison) throws(QueryError) -> SQLFragment {
    guard let elements = elements(of: comparison.left) else {
      throw .unsupported(
        "\(comparison.quantifier.rawValue) \(comparison.left.format)",
        reason: "it is one value in \(table), and no collection")
    }
    let each = elements.map { element in
      var each = comparison
      each.left = element
      each.quantifier = .direct
      return QueryCondition.comparison(each)
    }
    return try condition(comparison.quantifier == .any ? .or(each) : .and(each))
  }

  /// More values than this go as one text of JSON: a statement takes 32,766.
  private static let longList = 1000

  private func membership(_ left: QueryExpression, _ right: QueryExpression, _ options: TextOptions)
    throws(QueryError) -> SQLFragment
  {
    guard let elements = elements(of: right) else {
      // Text in text.
      return try compare(expression(right), .contains, expression(left), options)
    }
    var constants: [QueryValue] = []
    for element in elements {
      guard case .value(let value) = element else {
        return try condition(
          .or(elements.map { .comparison(QueryComparison(left, .equal, $0, options: options)) }))
      }
      constants.append(value)
    }
    let subject = try expression(left)
    let isNull = constants.contains(.null) ? subject.inside("% IS NULL") : nil
    let others = constants.filter { $0 != .null && subject.kind.isComparable(with: $0.kind) }
    if others.isEmpty { return isNull?.inside("(%)") ?? .constant(false) }
    let folded = folded(subject, options).inside("(%\(collation(subject, options)))")
    let values = others.map { value -> QueryValue in
      guard case .text(let text) = value else { return value }
      return .text(TextMatch.fold(text, options))
    }
    let list = try self.list(values)
    let found = SQLFragment.both(folded, list, "IFNULL(%1 IN (%2), 0)")
    return isNull.map { SQLFragment.both(found, $0, "(%1 OR %2)") } ?? found
  }

  private func list(_ values: [QueryValue]) throws(QueryError) -> SQLFragment {
    if values.count > Self.longList, let json = json(values) {
      return SQLFragment("SELECT value FROM json_each(?)", [.text(json)])
    }
    guard values.count <= 32_000 else {
      throw .unsupported("IN", reason: "the list has \(values.count) values; 32,000 are the most")
    }
    let stored = values.compactMap { SQLValue($0) }
    return SQLFragment(Array(repeating: "?", count: stored.count).joined(separator: ", "), stored)
  }

  /// Whole numbers or texts as JSON, which keeps them exactly; nil for others.
  private func json(_ values: [QueryValue]) -> String? {
    let parts = values.compactMap { value -> String? in
      switch value {
      case .integer(let value): return "\(value)"
      case .text(let text):
        // A NUL would end the text for SQLite's JSON.
        guard !text.utf8.contains(0), let data = try? JSONEncoder().encode(text) else { return nil }
        return String(decoding: data, as: UTF8.self)
      default: return nil
      }
    }
    return parts.count == values.count ? "[" + parts.joined(separator: ",") + "]" : nil
  }
}
