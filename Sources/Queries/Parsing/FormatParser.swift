/// Reads the format language of `NSPredicate`, as Apple's Predicate Programming Guide describes it.
///
///     condition  = conjunction { (OR | ||) conjunction }
///     conjunction = negation { (AND | &&) negation }
///     negation   = (NOT | !) negation | TRUEPREDICATE | FALSEPREDICATE | ( condition ) | comparison
///     comparison = [ANY | SOME | ALL | NONE] expression operator [options] expression
struct FormatParser {
  let format: String
  let tokens: [FormatToken]
  var index = 0
  var arguments: FormatArguments

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

  var token: FormatToken { tokens[index] }

  func failure(_ reason: String) -> QueryError {
    .format(format, position: token.position, reason: reason)
  }

  func isNext(symbol: String) -> Bool { token.kind == .symbol(symbol) }

  mutating func take(symbol: String) -> Bool {
    guard isNext(symbol: symbol) else { return false }
    index += 1
    return true
  }

  mutating func expect(symbol: String) throws(QueryError) {
    guard take(symbol: symbol) else { throw failure("“\(symbol)” is missing before \(token.words)") }
  }

  /// The next token as a reserved word, in capitals.
  private var reserved: String? {
    guard case .word(let word, false) = token.kind else { return nil }
    return word.uppercased()
  }

  mutating func take(word: String) -> Bool {
    guard reserved == word else { return false }
    index += 1
    return true
  }

  private func expectEnd() throws(QueryError) {
    guard token.kind == .end else { throw failure("\(token.words) is one word too many") }
  }

  // MARK: conditions

  mutating func condition() throws(QueryError) -> QueryCondition {
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

  static let comparators: [String: QueryComparison.Comparator] = [
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
}
