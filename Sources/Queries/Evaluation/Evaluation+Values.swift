import Foundation

extension Evaluation {
  func value(_ expression: QueryExpression) throws -> QueryValue {
    switch expression {
    case .value(let value): return value
    case .attribute(let path): return try Self.comparable(KeyedAccess.value(at: path, of: object))
    case .variable(let name):
      guard let value = variables[name] else { throw QueryError.unboundVariable(name) }
      return try Self.comparable(value)
    case .list(let elements): return .list(try elements.map(value))
    case .arithmetic(let sign, let left, let right):
      return Self.calculate(try value(left), sign, try value(right))
    case .function(let function, let arguments): return Self.apply(function, to: try arguments.map(value))
    case .coalesce(let first, let second):
      let value = try value(first)
      return value == .null ? try self.value(second) : value
    case .conditional(let condition, let first, let second):
      return try value(holds(condition) ? first : second)
    case .test(let condition): return .integer(try holds(condition) ? 1 : 0)
    }
  }

  /// A value as it is compared; an object is equal to itself alone.
  static func comparable(_ any: Any?) throws -> QueryValue {
    if let value = QueryValue(any: any) { return value }
    guard let any else { return .null }
    if type(of: any) is AnyObject.Type {
      return .list([.text("object"), .integer(Int64(Int(bitPattern: ObjectIdentifier(any as AnyObject))))])
    }
    throw QueryError.notComparable(type: "\(type(of: any))")
  }

  /// Calculates as SQLite does: whole numbers that grow too large become others, division by zero gives null.
  static func calculate(_ left: QueryValue, _ sign: QueryExpression.Arithmetic, _ right: QueryValue)
    -> QueryValue
  {
    if case .integer(let a) = left, case .integer(let b) = right, sign != .power {
      return calculate(a, sign, b)
    }
    guard let a = left.double, let b = right.double else { return .null }
    switch sign {
    case .add: return .number(a + b)
    case .subtract: return .number(a - b)
    case .multiply: return .number(a * b)
    case .divide: return b == 0 ? .null : .number(a / b)
    case .remainder: return .null
    case .power: return .number(pow(a, b))
    }
  }

  private static func calculate(_ a: Int64, _ sign: QueryExpression.Arithmetic, _ b: Int64) -> QueryValue {
    let result: (partialValue: Int64, overflow: Bool)
    switch sign {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide:
      if b == 0 { return .null }
      result = a.dividedReportingOverflow(by: b)
    case .remainder, .power:
      if b == 0 { return .null }
      return .integer(b == -1 ? 0 : a % b)
    }
    if !result.overflow { return .integer(result.partialValue) }
    return calculate(.real(Double(a)), sign, .real(Double(b)))
  }

  /// - Returns: null for arguments that the function is not about.
  static func apply(_ function: QueryExpression.Function, to arguments: [QueryValue]) -> QueryValue {
    if function == .now { return .date(Date()) }
    guard let argument = arguments.first else { return .null }
    switch (function, argument) {
    case (.count, .list(let list)): return .integer(Int64(list.count))
    case (.count, .text(let text)): return .integer(Int64(text.count))
    case (.length, .text(let text)): return .integer(Int64(text.utf16.count))
    case (.lowercase, .text(let text)): return .text(text.lowercased())
    case (.uppercase, .text(let text)): return .text(text.uppercased())
    case (.canonical, .text(let text)):
      return .text(TextMatch.fold(text, [.caseInsensitive, .diacriticInsensitive]))
    case (.sum, .list(let list)): return list.reduce(.integer(0)) { calculate($0, .add, $1.orZero) }
    case (.average, .list(let list)):
      let numbers = list.compactMap(\.double)
      return numbers.isEmpty ? .null : .number(numbers.reduce(0, +) / Double(numbers.count))
    case (.min, .list(let list)): return extreme(of: list, .orderedAscending)
    case (.max, .list(let list)): return extreme(of: list, .orderedDescending)
    case (.negate, .integer(let value)):
      return value == .min ? .real(-Double(value)) : .integer(-value)
    case (.abs, .integer(let value)):
      return value == .min ? .real(-Double(value)) : .integer(Swift.abs(value))
    case (.ceiling, .integer), (.floor, .integer), (.trunc, .integer): return argument
    case (.negate, .real(let value)): return .number(-value)
    case (.abs, .real(let value)): return .number(Swift.abs(value))
    case (.ceiling, .real(let value)): return .number(value.rounded(.up))
    case (.floor, .real(let value)): return .number(value.rounded(.down))
    case (.trunc, .real(let value)): return .number(value.rounded(.towardZero))
    case (.sqrt, _): return argument.double.map { .number($0.squareRoot()) } ?? .null
    default: return .null
    }
  }

  private static func extreme(of list: [QueryValue], _ wanted: ComparisonResult) -> QueryValue {
    list.filter { $0 != .null }.reduce(.null) { $0 == .null || $1.order(to: $0) == wanted ? $1 : $0 }
  }

}

extension QueryExpression.Function {
  /// What the function makes of a value: for stores that have no such function of their own.
  public func callAsFunction(_ value: QueryValue) -> QueryValue { Evaluation.apply(self, to: [value]) }
}

extension QueryExpression.Arithmetic {
  /// The result, as predicates calculate.
  public func callAsFunction(_ left: QueryValue, _ right: QueryValue) -> QueryValue {
    Evaluation.calculate(left, self, right)
  }
}

extension QueryValue {
  fileprivate var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  fileprivate var orZero: QueryValue { double == nil ? .integer(0) : self }
}
