import Foundation
import Queries

extension SQLTranslation {
  func expression(_ expression: QueryExpression) throws(QueryError) -> SQLFragment {
    switch expression {
    case .value(let value): return try .value(value)
    case .attribute(let path): return try column(path)
    case .variable(let name): throw .unboundVariable(name)
    case .list: throw .unsupported(expression.format, reason: "a list is searched with IN, and is no value")
    case .arithmetic(let sign, let left, let right):
      return try calculation(self.expression(left), sign, self.expression(right))
    case .function(let function, let arguments): return try call(function, arguments)
    case .coalesce(let first, let second):
      let first = try self.expression(first)
      let second = try self.expression(second)
      return .both(first, second, "IFNULL(%1, %2)", try common(first, second, in: expression))
    case .conditional(let condition, let first, let second):
      let condition = try self.condition(condition)
      let first = try self.expression(first)
      let second = try self.expression(second)
      let kind = try common(first, second, in: expression)
      return SQLFragment(
        "CASE WHEN \(condition.text) THEN \(first.text) ELSE \(second.text) END",
        condition.values + first.values + second.values, kind
      ).inside("(%)")
    case .test(let condition): return try self.condition(condition)
    }
  }

  private func column(_ path: [String]) throws(QueryError) -> SQLFragment {
    guard let name = path.first else {
      throw .unsupported("SELF", reason: "a record of \(table) is no value; name an attribute")
    }
    guard path.count == 1 else {
      throw .unsupported(
        path.joined(separator: "."),
        reason: "attributes of \(table) are values, without attributes of their own")
    }
    guard let column = columns[name] else { throw .unknownAttribute(name, of: table) }
    return SQLFragment(SQL.quoted(column.name), [], column.kind)
  }

  /// The kind of an expression that has the one value or the other.
  private func common(_ a: SQLFragment, _ b: SQLFragment, in expression: QueryExpression) throws(QueryError)
    -> QueryKind
  {
    if a.kind == .null { return b.kind }
    if b.kind == .null || a.kind == b.kind { return a.kind }
    if a.kind.isNumber, b.kind.isNumber { return .real }
    throw .unsupported(
      expression.format,
      reason: "it is a \(a.kind.rawValue) in one case and a \(b.kind.rawValue) in the other")
  }

  private func calculation(_ a: SQLFragment, _ sign: QueryExpression.Arithmetic, _ b: SQLFragment)
    -> SQLFragment
  {
    guard a.kind.isNumber, b.kind.isNumber else { return .null }
    let isWhole = a.kind == .integer && b.kind == .integer
    switch sign {
    case .add, .subtract, .multiply:
      return .both(a, b, "(%1 \(sign.rawValue) %2)", isWhole ? .integer : .real)
    // A whole number may be what is stored for a fraction.
    case .divide: return .both(a, b, isWhole ? "(%1 / %2)" : "(%1 * 1.0 / %2)", isWhole ? .integer : .real)
    case .remainder: return isWhole ? .both(a, b, "(%1 % %2)") : .null
    case .power: return .both(a, b, "query_power(%1, %2)", .real)
    }
  }

  private func call(_ function: QueryExpression.Function, _ arguments: [QueryExpression]) throws(QueryError)
    -> SQLFragment
  {
    if function == .now { return try .value(.date(Date())) }
    guard let argument = arguments.first else { return .null }
    if case .value(let value) = argument { return try .value(function(value)) }
    if case .list(let elements) = argument {
      let constants = elements.compactMap { if case .value(let value) = $0 { value } else { nil } }
      guard constants.count == elements.count else {
        throw .unsupported(
          QueryExpression.function(function, arguments).format,
          reason: "a database calculates with the values of one record at a time")
      }
      return try .value(function(.list(constants)))
    }
    let operand = try expression(argument)
    let kind: QueryKind
    switch function {
    case .lowercase, .uppercase, .canonical:
      guard operand.kind == .text else { return .null }
      kind = .text
    case .length, .count:
      guard operand.kind == .text else { return .null }
      kind = .integer
    case .negate:
      return operand.kind.isNumber ? operand.inside("(-%)") : .null
    case .abs, .ceiling, .floor, .trunc, .sqrt:
      guard operand.kind.isNumber else { return .null }
      kind = function == .sqrt ? .real : operand.kind
    default:
      throw .unsupported(
        QueryExpression.function(function, arguments).format,
        reason: "“\(argument.format)” is one value in \(table), and no collection")
    }
    return SQLFragment(
      "query_function(?, \(operand.text))", [.text(function.rawValue)] + operand.values, kind)
  }
}

// MARK: whole statements

extension SQLTranslation {
  /// What follows `FROM table`: `WHERE`, `ORDER BY`, `LIMIT`. `key` is the column that decides ties.
  func clauses(of description: FetchDescription, key: String) throws(QueryError) -> SQLFragment {
    let condition = try condition(description.condition)
    var text = " WHERE " + condition.text
    var values = condition.values
    var order: [String] = []
    for sortKey in description.sort { order.append(try self.order(sortKey)) }
    order.append(SQL.quoted(key))
    text += " ORDER BY " + order.joined(separator: ", ")
    if description.limit != nil || description.offset > 0 {
      text += " LIMIT ? OFFSET ?"
      values += [.integer(Int64(description.limit ?? -1)), .integer(Int64(description.offset))]
    }
    return SQLFragment(text, values)
  }

  private func order(_ key: SortKey) throws(QueryError) -> String {
    let column = try column(key.path)
    let collation =
      switch (column.kind, key.order) {
      case (.text, .lexical): " COLLATE query_lexical"
      case (.text, .localizedStandard): " COLLATE query_localized"
      default: ""
      }
    return column.text + collation + (key.isAscending ? "" : " DESC")
  }
}
