/// Inline marks of Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and `[words](address)`. A mark that is not
/// closed is text.
enum Markdown {
  struct Piece: Equatable {
    var text: String
    var traits: TextTraits
  }

  /// Whether there is anything in the text that has a meaning here; most labels have nothing.
  static func mayBe(in string: String) -> Bool {
    string.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "`")
        || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "~")
    }
  }

  static func pieces(of string: String) -> [Piece] {
    var pieces: [Piece] = []
    read(Substring(string), TextTraits(), into: &pieces)
    return pieces
  }

  /// Longer marks first.
  private static let marks: [(mark: String, change: @Sendable (inout TextTraits) -> Void)] = [
    ("**", { $0.weight = .bold }), ("__", { $0.weight = .bold }), ("~~", { $0.isStruckThrough = true }),
    ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }),
  ]

  private static func read(_ string: Substring, _ traits: TextTraits, into pieces: inout [Piece]) {
    var plain = ""
    func flush() {
      if !plain.isEmpty { pieces.append(Piece(text: plain, traits: traits)) }
      plain = ""
    }
    var rest = string
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        flush()
        var code = traits
        code.isMonospaced = true
        pieces.append(Piece(text: String(rest[rest.index(after: rest.startIndex)..<end]), traits: code))
        rest = rest[rest.index(after: end)...]
      } else if first == "[", let link = link(rest) {
        flush()
        var linked = traits
        linked.link = link.url
        linked.color = .accentColor
        linked.ink = .tint
        linked.isUnderlined = true
        read(link.words, linked, into: &pieces)
        rest = link.rest
      } else if let (mark, change) = marks.first(where: { rest.hasPrefix($0.mark) }),
        let inside = inside(mark, rest, after: plain.last)
      {
        flush()
        var marked = traits
        change(&marked)
        read(inside, marked, into: &pieces)
        rest = rest[rest.index(inside.endIndex, offsetBy: mark.count)...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
  }

  /// What stands between a mark at the front of `string` and its end; nil: it is not closed, or means nothing.
  private static func inside(_ mark: String, _ string: Substring, after last: Character?) -> Substring? {
    let body = string.dropFirst(mark.count)
    // A row of stars that stands by itself is one, as in a number that is hidden.
    guard let first = body.first(where: { $0 != mark.first }), !first.isWhitespace else { return nil }
    // Within a word, low lines are letters.
    if mark.first == "_", let last, last.isLetter || last.isNumber { return nil }
    var index = body.startIndex
    while var end = body[index...].range(of: mark) {
      // Of three stars, the last two end what two began.
      while mark.count == 2, body[end.upperBound...].first == mark.first {
        end = body.index(after: end.lowerBound)..<body.index(after: end.upperBound)
      }
      let inner = body[..<end.lowerBound]
      let next = body[end.upperBound...].first
      let isPartOfLonger = mark.count == 1 && next == mark.first
      let isInWord = mark.first == "_" && (next?.isLetter ?? false || next?.isNumber ?? false)
      let last = inner.last { $0 != mark.first }
      if last?.isWhitespace == false, inner.last?.isWhitespace == false, !isPartOfLonger, !isInWord {
        return inner
      }
      index = isPartOfLonger ? body.index(after: end.upperBound) : end.upperBound
      if index >= body.endIndex { return nil }
    }
    return nil
  }

  private static func link(_ string: Substring) -> (words: Substring, url: URL, rest: Substring)? {
    guard let middle = string.range(of: "]("), let end = string[middle.upperBound...].firstIndex(of: ")"),
      let url = URL(string: String(string[middle.upperBound..<end]))
    else { return nil }
    let words = string[string.index(after: string.startIndex)..<middle.lowerBound]
    guard !words.contains("[") else { return nil }
    return (words, url, string[string.index(after: end)...])
  }
}
