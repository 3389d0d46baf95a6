extension FormatParser {
  mutating func expression() throws(QueryError) -> QueryExpression {
    var left = try product()
    while true {
      if take(symbol: "+") {
        left = .arithmetic(.add, left, try product())
      } else if take(symbol: "-") {
        left = .arithmetic(.subtract, left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(QueryError) -> QueryExpression {
    var left = try power()
    while true {
      if take(symbol: "*") {
        left = .arithmetic(.multiply, left, try power())
      } else if take(symbol: "/") {
        left = .arithmetic(.divide, left, try power())
      } else {
        return left
      }
    }
  }

  private mutating func power() throws(QueryError) -> QueryExpression {
    let base = try unary()
    return take(symbol: "**") ? .arithmetic(.power, base, try power()) : base
  }

  private mutating func unary() throws(QueryError) -> QueryExpression {
    guard take(symbol: "-") else { return try primary() }
    switch try unary() {
    case .value(.integer(let value)) where value != .min: return .value(.integer(-value))
    // The least whole number: without its sign it is none.
    case .value(.real(0x1p63)): return .value(.integer(.min))
    case .value(.real(let value)): return .value(.real(-value))
    case let operand: return .function(.negate, [operand])
    }
  }

  private mutating func primary() throws(QueryError) -> QueryExpression {
    let token = token
    switch token.kind {
    case .text(let text):
      index += 1
      return .value(.text(text))
    case .number(let value):
      index += 1
      return .value(value)
    case .variable(let name):
      index += 1
      return .variable(name)
    case .argument(let specifier):
      let value = try arguments.next(specifier, at: token.position)
      index += 1
      if case .attribute(let path) = value { return try keyPath(path) }
      return value
    case .symbol("("):
      index += 1
      let inside = try expression()
      try expect(symbol: ")")
      return inside
    case .symbol("{"): return try list()
    case .word(let word, let isEscaped): return try named(word, isEscaped: isEscaped)
    default: throw failure("a value is missing before \(token.words)")
    }
  }

  private mutating func list() throws(QueryError) -> QueryExpression {
    try expect(symbol: "{")
    var elements: [QueryExpression] = []
    while !isNext(symbol: "}") {
      elements.append(try expression())
      guard take(symbol: ",") else { break }
    }
    try expect(symbol: "}")
    return .list(elements)
  }

  private static let unsupported: Set = ["SUBQUERY", "FUNCTION", "FETCH", "UNION", "INTERSECT", "MINUS"]

  private mutating func named(_ word: String, isEscaped: Bool) throws(QueryError) -> QueryExpression {
    if !isEscaped {
      switch word.uppercased() {
      case "TRUE", "YES": return constant(.integer(1))
      case "FALSE", "NO": return constant(.integer(0))
      case "NIL", "NULL": return constant(.null)
      case "CAST" where tokens[index + 1].kind == .symbol("("): return try cast()
      case "TERNARY" where tokens[index + 1].kind == .symbol("("): return try ternary()
      case let name where Self.unsupported.contains(name) && tokens[index + 1].kind == .symbol("("):
        throw failure("\(name) is not supported")
      case let name where Self.comparators[name] != nil || ["AND", "OR", "NOT", "ANY", "ALL"].contains(name):
        throw failure("a value is missing before “\(word)”")
      default: break
      }
      if [.symbol(":"), .symbol("(")].contains(tokens[index + 1].kind) { return try function() }
    }
    index += 1
    return try keyPath(word.uppercased() == "SELF" && !isEscaped ? [] : [word])
  }

  private mutating func constant(_ value: QueryValue) -> QueryExpression {
    index += 1
    return .value(value)
  }

  /// What follows the first key: `.name`, `.@count`.
  private mutating func keyPath(_ start: [String]) throws(QueryError) -> QueryExpression {
    var path = start
    while take(symbol: ".") {
      if case .argument("K") = token.kind {
        if case .attribute(let more) = try arguments.next("K", at: token.position) { path += more }
      } else if case .word(let word, _) = token.kind {
        path.append(word)
      } else {
        throw failure("a key is missing after “.”")
      }
      index += 1
    }
    if isNext(symbol: "[") { throw failure("elements by index are not supported") }
    return .attribute(path)
  }

  // MARK: functions

  private mutating func function() throws(QueryError) -> QueryExpression {
    let start = token
    var name = ""
    while case .word(let word, _) = token.kind {
      name += word
      index += 1
      if take(symbol: ":") { name += ":" } else { break }
    }
    try expect(symbol: "(")
    var list: [QueryExpression] = []
    while !isNext(symbol: ")") {
      list.append(try expression())
      guard take(symbol: ",") else { break }
    }
    try expect(symbol: ")")
    guard let expression = QueryExpression(function: name, list) else {
      throw .format(
        format, position: start.position, reason: "there is no function “\(name)” of \(list.count) values")
    }
    return expression
  }

  /// `CAST(number, "NSDate")`: seconds since 2001.
  private mutating func cast() throws(QueryError) -> QueryExpression {
    let start = token
    index += 1
    try expect(symbol: "(")
    let operand = try expression()
    try expect(symbol: ",")
    let type = try expression()
    try expect(symbol: ")")
    if type == .value(.text("NSDate")), case .value(let value) = operand,
      let seconds = Double(queryValue: value)
    {
      return .value(.date(.init(timeIntervalSinceReferenceDate: seconds)))
    }
    throw .format(format, position: start.position, reason: "CAST makes dates from numbers, nothing else")
  }

  private mutating func ternary() throws(QueryError) -> QueryExpression {
    index += 1
    try expect(symbol: "(")
    let condition = try condition()
    try expect(symbol: ",")
    let first = try expression()
    try expect(symbol: ",")
    let second = try expression()
    try expect(symbol: ")")
    return .conditional(condition, first, second)
  }
}
