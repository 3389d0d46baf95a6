/// Inline marks of Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and `[words](address)`; a web address by itself
/// is a link. A mark that is not closed is text.
enum Markdown {
  struct Piece: Equatable {
    var text: String
    var traits: TextTraits
  }

  /// Whether there is anything in the text that has a meaning here; most labels have nothing.
  static func mayBe(in string: String) -> Bool {
    // How much of "://" was just read.
    var ofAddress = 0
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"):
        return true
      case UInt8(ascii: ":"): ofAddress = 1
      case UInt8(ascii: "/") where ofAddress > 0:
        ofAddress += 1
        if ofAddress == 3 { return true }
      default: ofAddress = 0
      }
    }
    return false
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
        read(link.words, traits.leading(to: link.url), into: &pieces)
        rest = link.rest
      } else if first == "h" || first == "H", traits.link == nil, !(plain.last.map(isOfWord) ?? false),
        let address = address(rest), let url = URL(string: String(address))
      {
        flush()
        pieces.append(Piece(text: String(address), traits: traits.leading(to: url)))
        rest = rest[address.endIndex...]
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

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// The web address that `string` begins with; nil: it begins with none. What ends the sentence around it is not part of it,
  /// nor a parenthesis that was opened before it.
  private static func address(_ string: Substring) -> Substring? {
    guard
      let scheme = ["https://", "http://"].first(where: {
        string.prefix($0.count).lowercased() == $0
      })
    else { return nil }
    var address = string.prefix { !$0.isWhitespace && $0 != "<" }
    while let last = address.last {
      let isOpen = address.count { $0 == "(" } < address.count { $0 == ")" }
      guard "?!.,:;*_~'\"".contains(last) || last == ")" && isOpen else { break }
      address.removeLast()
    }
    return address.dropFirst(scheme.count).first.map(isOfWord) == true ? address : nil
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

extension TextTraits {
  /// As words look that lead somewhere.
  fileprivate func leading(to url: URL) -> TextTraits {
    var linked = self
    linked.link = url
    linked.color = .accentColor
    linked.ink = .tint
    linked.isUnderlined = true
    return linked
  }
}
