/// Reads the format language of `NSPredicate`, as Apple's Predicate Programming Guide describes it.
///
///     condition  = conjunction { (OR | ||) conjunction }
///     conjunction = negation { (AND | &&) negation }
///     negation   = (NOT | !) negation | TRUEPREDICATE | FALSEPREDICATE | ( condition ) | comparison
///     comparison = [ANY | SOME | ALL | NONE] expression operator [options] expression
struct FormatParser {
  let format: String
  private let tokens: [FormatToken]
  private var index = 0
  private var arguments: FormatArguments

  private init(_ format: String, _ arguments: [Any?]) throws(QueryError) {
    self.format = format
    self.arguments = FormatArguments(arguments, format: format)
    tokens = try FormatLexer.tokens(of: format)
  }

  static func condition(_ format: String, _ arguments: [Any?]) throws(QueryError) -> QueryCondition {
    var parser = try FormatParser(format, arguments)
    let condition = try parser.condition()
    try parser.expectEnd()
    return condition
  }

  static func expression(_ format: String, _ arguments: [Any?]) throws(QueryError) -> QueryExpression {
    var parser = try FormatParser(format, arguments)
    let expression = try parser.expression()
    try parser.expectEnd()
    return expression
  }

  // MARK: tokens

  private var token: FormatToken { tokens[index] }

  private func failure(_ reason: String) -> QueryError {
    .format(format, position: token.position, reason: reason)
  }

  private func isNext(symbol: String) -> Bool { token.kind == .symbol(symbol) }

  private mutating func take(symbol: String) -> Bool {
    guard isNext(symbol: symbol) else { return false }
    index += 1
    return true
  }

  private mutating func expect(symbol: String) throws(QueryError) {
    guard take(symbol: symbol) else { throw failure("“\(symbol)” is missing before \(token.words)") }
  }

  /// The next token as a reserved word, in capitals.
  private var reserved: String? {
    guard case .word(let word, false) = token.kind else { return nil }
    return word.uppercased()
  }

  private mutating func take(word: String) -> Bool {
    guard reserved == word else { return false }
    index += 1
    return true
  }

  private func expectEnd() throws(QueryError) {
    guard token.kind == .end else { throw failure("\(token.words) is one word too many") }
  }

  // MARK: conditions

  private mutating func condition() throws(QueryError) -> QueryCondition {
    var parts = [try conjunction()]
    while take(word: "OR") || take(symbol: "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(QueryError) -> QueryCondition {
    var parts = [try negation()]
    while take(word: "AND") || take(symbol: "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(QueryError) -> QueryCondition {
    if take(word: "NOT") || take(symbol: "!") { return .not(try negation()) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    guard isNext(symbol: "(") else { return try comparison() }
    // Of a condition, or of the left side's expression: only what is inside tells.
    let start = (index, arguments)
    var inside: QueryError?
    do {
      let condition = try bracketed()
      if !continuesExpression { return condition }
    } catch {
      inside = error
    }
    (index, arguments) = start
    do {
      return try comparison()
    } catch {
      // The reading that came further is the one that was meant.
      if let inside, place(of: inside) >= place(of: error) { throw inside }
      throw error
    }
  }

  private mutating func bracketed() throws(QueryError) -> QueryCondition {
    try expect(symbol: "(")
    let condition = try condition()
    try expect(symbol: ")")
    return condition
  }

  private func place(of error: QueryError) -> Int {
    if case .format(_, let position, _) = error { position } else { 0 }
  }

  private var continuesExpression: Bool {
    switch token.kind {
    case .symbol(let symbol): ![")", ",", "&&", "||", "}"].contains(symbol)
    case .word: Self.comparators[reserved ?? ""] != nil
    default: false
    }
  }

  private static let comparators: [String: QueryComparison.Comparator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func comparison() throws(QueryError) -> QueryCondition {
    var quantifier = QueryComparison.Quantifier.direct
    var isNone = false
    if take(word: "ANY") || take(word: "SOME") {
      quantifier = .any
    } else if take(word: "ALL") {
      quantifier = .all
    } else if take(word: "NONE") {
      quantifier = .any
      isNone = true
    }
    let left = try expression()
    let comparator = try comparator()
    let options = try options(of: comparator)
    let start = token
    let right = try expression()
    if comparator == .matches, case .value(.text(let pattern)) = right, !TextMatch.isPattern(pattern) {
      throw .format(format, position: start.position, reason: "“\(pattern)” is no regular expression")
    }
    if comparator == .between { try checkBounds(right, at: start) }
    let comparison = QueryCondition.comparison(
      QueryComparison(left, comparator, right, options: options, quantifier: quantifier))
    return isNone ? .not(comparison) : comparison
  }

  private func checkBounds(_ right: QueryExpression, at start: FormatToken) throws(QueryError) {
    let count: Int? =
      switch right {
      case .list(let list): list.count
      case .value(.list(let list)): list.count
      case .variable, .attribute: 2
      default: nil
      }
    guard count == 2 else {
      throw .format(format, position: start.position, reason: "BETWEEN needs a list of two values")
    }
  }

  private mutating func comparator() throws(QueryError) -> QueryComparison.Comparator {
    let name: String? = if case .symbol(let symbol) = token.kind { symbol } else { reserved }
    guard let name, let comparator = Self.comparators[name] else {
      throw failure("a comparison is missing before \(token.words)")
    }
    index += 1
    return comparator
  }

  private mutating func options(of comparator: QueryComparison.Comparator) throws(QueryError) -> TextOptions {
    guard take(symbol: "[") else { return [] }
    guard case .word(let letters, _) = token.kind else { throw failure("the options in “[]” are missing") }
    var options: TextOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      case "l": options.formUnion([.localeSensitive, .caseInsensitive, .diacriticInsensitive])
      default: throw failure("“\(letter)” is no option of a comparison; there are c, d, n and l")
      }
    }
    index += 1
    try expect(symbol: "]")
    return options
  }

  // MARK: expressions

  private mutating func expression() throws(QueryError) -> QueryExpression {
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
    return try keyPath(word == "SELF" && !isEscaped ? [] : [word])
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
