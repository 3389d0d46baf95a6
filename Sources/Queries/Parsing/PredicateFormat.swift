import Foundation

extension QueryCondition {
  /// The condition in the format language; read again, it gives the same condition.
  public var format: String { format(isPart: false) }

  /// In parentheses where it is part of another and made of parts itself, as Apple's predicates say it.
  private func format(isPart: Bool) -> String {
    func joined(_ parts: [QueryCondition], by word: String, none: String) -> String {
      if parts.isEmpty { return none }
      if parts.count == 1 { return parts[0].format(isPart: isPart) }
      return enclosed(parts.map { $0.format(isPart: true) }.joined(separator: word))
    }
    func enclosed(_ text: String) -> String { isPart ? "(\(text))" : text }
    switch self {
    case .constant(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let parts): return joined(parts, by: " AND ", none: "TRUEPREDICATE")
    case .or(let parts): return joined(parts, by: " OR ", none: "FALSEPREDICATE")
    case .not(let part): return enclosed("NOT " + part.format(isPart: true))
    case .comparison(let comparison): return comparison.format
    case .holds(let expression): return expression.format + " != 0"
    case .block: return "BLOCKPREDICATE(a function)"
    }
  }
}

extension QueryComparison {
  var format: String {
    let sign = comparator.rawValue + options.format
    let prefix = quantifier == .direct ? "" : quantifier.rawValue + " "
    return "\(prefix)\(left.format) \(sign) \(right.format)"
  }
}

extension TextOptions {
  fileprivate var format: String {
    var letters = ""
    if contains(.localeSensitive) {
      letters = "l"
    } else {
      if contains(.caseInsensitive) { letters += "c" }
      if contains(.diacriticInsensitive) { letters += "d" }
    }
    if contains(.normalized) { letters += "n" }
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}

extension QueryExpression {
  private static let reserved: Set = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
    "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "FALSE", "YES", "NO", "TRUEPREDICATE",
    "FALSEPREDICATE",
  ]

  /// The expression in the format language.
  public var format: String {
    switch self {
    case .value(let value): return value.format
    case .attribute(let path):
      if path.isEmpty { return "SELF" }
      return path.enumerated()
        .map { $0 == 0 && Self.reserved.contains($1.uppercased()) ? "#" + $1 : $1 }
        .joined(separator: ".")
    case .variable(let name): return "$" + name
    case .list(let elements): return "{" + elements.map(\.format).joined(separator: ", ") + "}"
    case .arithmetic(.remainder, let left, let right): return "modulus:by:(\(left.format), \(right.format))"
    case .arithmetic(let sign, let left, let right):
      return "\(left.operandFormat) \(sign.rawValue) \(right.operandFormat)"
    case .function(.negate, let arguments): return "-" + arguments[0].operandFormat
    case .function(let function, let arguments):
      return Self.name(of: function) + "(" + arguments.map(\.format).joined(separator: ", ") + ")"
    case .coalesce(let first, let second):
      return "TERNARY(\(first.format) != nil, \(first.format), \(second.format))"
    case .conditional(let condition, let first, let second):
      return "TERNARY(\(condition.format), \(first.format), \(second.format))"
    case .test(let condition): return "TERNARY(\(condition.format), 1, 0)"
    }
  }

  private var operandFormat: String {
    if case .arithmetic(let sign, _, _) = self, sign != .remainder { return "(\(format))" }
    return format
  }
}

extension QueryValue {
  var format: String {
    switch self {
    case .null: "nil"
    case .integer(let value): "\(value)"
    case .real(let value) where value.isInfinite: value < 0 ? "-1e999" : "1e999"
    case .real(let value): "\(value)"
    case .text(let text): "\"\(text.map(Self.escaped).joined())\""
    case .data(let data): "<" + data.map { String($0, radix: 16) }.joined(separator: " ") + ">"
    case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case .list(let list): "{" + list.map(\.format).joined(separator: ", ") + "}"
    }
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: String(character)
    }
  }
}
