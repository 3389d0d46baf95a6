/// Cuts a predicate format into tokens.
struct FormatLexer {
  let format: String
  private let characters: [Character]
  private var position = 0

  private static let symbols = [
    "==", "=<", "=>", "!=", "<>", "<=", ">=", "&&", "||", "**",
    "=", "!", "<", ">", "(", ")", "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", ":",
  ]
  /// Longest first, so that `%ld` is not `%l`.
  private static let specifiers = [
    "lld", "lli", "llu", "llx", "ld", "li", "lu", "lx", "lf", "qi", "qd", "qu", "hd", "hi", "hu", "zd", "zu",
    "@", "K", "d", "i", "D", "u", "U", "x", "X", "o", "O", "f", "F", "g", "G", "e", "E", "a", "A", "c", "C",
    "s", "S",
  ]

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func tokens(of format: String) throws(QueryError) -> [FormatToken] {
    var lexer = FormatLexer(format)
    var tokens: [FormatToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private func starts(_ text: String) -> Bool { characters[position...].starts(with: text) }

  private func failure(_ reason: String, at place: Int? = nil) -> QueryError {
    .format(format, position: place ?? position, reason: reason)
  }

  private mutating func next() throws(QueryError) -> FormatToken {
    while let character = current, character.isWhitespace { position += 1 }
    let start = position
    return FormatToken(kind: try kind(), position: start)
  }

  private mutating func kind() throws(QueryError) -> FormatToken.Kind {
    guard let character = current else { return .end }
    switch character {
    case "\"", "'": return .text(try text(until: character))
    case "%": return try argument()
    case "$":
      position += 1
      return .variable(try word(after: "$"))
    case "#":
      position += 1
      return .word(try word(after: "#"), isEscaped: true)
    case _ where isDigit(character): return .number(try number())
    case _ where isWordStart(character): return .word(try word(after: ""), isEscaped: false)
    default: break
    }
    if let symbol = Self.symbols.first(where: starts) {
      position += symbol.count
      return .symbol(symbol)
    }
    throw failure("“\(character)” has no meaning here")
  }

  private func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
  private func isWordStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@"
  }

  private mutating func word(after sign: String) throws(QueryError) -> String {
    let start = position
    if let first = current, isWordStart(first) { position += 1 }
    while let character = current, character.isLetter || character.isNumber || character == "_" {
      position += 1
    }
    guard position > start else { throw failure("a name is missing after “\(sign)”") }
    return String(characters[start..<position])
  }

  private mutating func argument() throws(QueryError) -> FormatToken.Kind {
    position += 1
    guard let specifier = Self.specifiers.first(where: starts) else {
      throw failure("“%” is not followed by a letter that stands for an argument", at: position - 1)
    }
    position += specifier.count
    return .argument(specifier)
  }

  private mutating func number() throws(QueryError) -> QueryValue {
    let start = position
    if starts("0x") || starts("0X") {
      position += 2
      while let character = current, character.isHexDigit { position += 1 }
      guard let value = Int64(String(characters[(start + 2)..<position]), radix: 16) else {
        throw failure("this is not a whole number", at: start)
      }
      return .integer(value)
    }
    var isWhole = true
    skipDigits()
    if current == ".", position + 1 < characters.count, isDigit(characters[position + 1]) {
      isWhole = false
      position += 1
      skipDigits()
    }
    if current == "e" || current == "E" {
      let mark = position
      position += 1
      if current == "+" || current == "-" { position += 1 }
      if let character = current, isDigit(character) {
        isWhole = false
        skipDigits()
      } else {
        position = mark
      }
    }
    let text = String(characters[start..<position])
    if isWhole, let value = Int64(text) { return .integer(value) }
    guard let value = Double(text) else { throw failure("this is not a number", at: start) }
    return .real(value)
  }

  private mutating func skipDigits() {
    while let character = current, isDigit(character) { position += 1 }
  }

  private mutating func text(until quote: Character) throws(QueryError) -> String {
    let start = position
    position += 1
    var result = ""
    while let character = current {
      position += 1
      if character == quote { return result }
      result.append(character == "\\" ? try escaped(in: start) : character)
    }
    throw failure("the text that begins here has no end", at: start)
  }

  private mutating func escaped(in start: Int) throws(QueryError) -> Character {
    guard let character = current else { throw failure("the text that begins here has no end", at: start) }
    position += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u", "U", "x":
      let count = character == "x" ? 2 : 4
      let digits = String(characters[position...].prefix(count))
      guard digits.count == count, let code = UInt32(digits, radix: 16), let scalar = UnicodeScalar(code)
      else {
        throw failure("“\\\(character)” is not followed by \(count) digits of a character", at: position - 2)
      }
      position += count
      return Character(scalar)
    default: return character
    }
  }
}
