/// A word of the format language, with the place it stands at.
struct FormatToken: Equatable {
  enum Kind: Equatable {
    /// A key or a reserved word; `isEscaped`: written with `#`, so not reserved.
    case word(String, isEscaped: Bool)
    case variable(String)
    case text(String)
    case number(QueryValue)
    /// `%@`, `%K`, `%d`, …, by what follows the percent sign.
    case argument(String)
    case symbol(String)
    case end
  }
  let kind: Kind
  /// Characters in front of it.
  let position: Int

  /// What a message calls it.
  var words: String {
    switch kind {
    case .word(let word, _): "“\(word)”"
    case .variable(let name): "“$\(name)”"
    case .text: "a text"
    case .number: "a number"
    case .argument(let specifier): "“%\(specifier)”"
    case .symbol(let symbol): "“\(symbol)”"
    case .end: "the end"
    }
  }
}
