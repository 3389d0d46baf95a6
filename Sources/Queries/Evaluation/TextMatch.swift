import Foundation

/// How two texts are compared: one place for memory and for stores, so that both give the same answer.
public enum TextMatch {
  /// The text without what `options` leave out: case, accents.
  public static func fold(_ text: String, _ options: TextOptions) -> String {
    guard options.folds, !options.contains(.normalized) else { return text }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return options.contains(.caseInsensitive) ? text.lowercased() : text
    }
    var compare: String.CompareOptions = []
    if options.contains(.caseInsensitive) { compare.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compare.insert(.diacriticInsensitive) }
    return text.folding(options: compare, locale: options.contains(.localeSensitive) ? .current : nil)
      .precomposedStringWithCanonicalMapping
  }

  /// Whether `a` stands to `b` as `comparator` says. False for a comparator that is not about text.
  public static func holds(
    _ a: String, _ comparator: QueryComparison.Comparator, _ b: String, _ options: TextOptions
  ) -> Bool {
    switch comparator {
    case .matches: return matches(a, pattern: b, options)
    case .like: return isLike(fold(a, options), fold(b, options))
    default: break
    }
    let a = fold(a, options)
    let b = fold(b, options)
    if options.contains(.canonical) { return holdsByCharacters(a, comparator, b) }
    switch comparator {
    case .beginsWith: return a.utf8.starts(with: b.utf8)
    case .endsWith: return a.utf8.reversed().starts(with: b.utf8.reversed())
    case .contains: return containsBytes(a, b)
    default: return false
    }
  }

  private static func holdsByCharacters(
    _ a: String, _ comparator: QueryComparison.Comparator, _ b: String
  ) -> Bool {
    switch comparator {
    case .beginsWith: a.starts(with: b)
    case .endsWith: a.reversed().starts(with: b.reversed())
    case .contains: containsCharacters(Array(a), Array(b))
    default: false
    }
  }

  private static func containsCharacters(_ a: [Character], _ b: [Character]) -> Bool {
    guard let first = b.first else { return true }
    guard a.count >= b.count else { return false }
    return (0...(a.count - b.count)).contains { a[$0] == first && a[$0...].starts(with: b) }
  }

  private static func containsBytes(_ a: String, _ b: String) -> Bool {
    var a = a
    var b = b
    return a.withUTF8 { a in
      b.withUTF8 { b in
        guard let first = b.first else { return true }
        var start = 0
        // `memchr` finds the candidates; texts are short, so what follows is compared byte by byte.
        while a.count - start >= b.count, let base = a.baseAddress,
          let found = memchr(base + start, Int32(first), a.count - start - b.count + 1)
        {
          let place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
          if memcmp(place, b.baseAddress!, b.count) == 0 { return true }
          start = place - base + 1
        }
        return false
      }
    }
  }

  // MARK: patterns

  /// `*` stands for any text, `?` for any one character, and `\` takes the meaning from either.
  private static func isLike(_ text: String, _ pattern: String) -> Bool {
    enum Part: Equatable {
      case character(Character)
      case one, many
    }
    var parts: [Part] = []
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        parts.append(.character(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        parts.append(character == "*" ? .many : character == "?" ? .one : .character(character))
      }
    }
    if isEscaped { parts.append(.character("\\")) }

    let text = Array(text)
    var position = 0
    var part = 0
    // Where the last `*` is and how much of the text it stands for; what follows is tried with more and more of it.
    var star: (part: Int, position: Int)?
    while position < text.count {
      if part < parts.count, parts[part] == .many {
        star = (part, position)
        part += 1
      } else if part < parts.count, parts[part] == .one || parts[part] == .character(text[position]) {
        part += 1
        position += 1
      } else if let last = star {
        star = (last.part, last.position + 1)
        part = last.part + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .many }
  }

  /// Whether the whole of the text matches a regular expression (ICU's). A wrong one matches nothing.
  private static func matches(_ text: String, pattern: String, _ options: TextOptions) -> Bool {
    let accents = options.intersection([.diacriticInsensitive, .localeSensitive])
    let text = fold(text, accents)
    guard let expression = expression(fold(pattern, accents), options) else { return false }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// Whether `pattern` is a regular expression.
  static func isPattern(_ pattern: String) -> Bool { expression(pattern, []) != nil }

  private static let expressions = Expressions()

  private static func expression(_ pattern: String, _ options: TextOptions) -> NSRegularExpression? {
    expressions.expression("\\A(?:" + pattern + ")\\z", options.contains(.caseInsensitive))
  }
}

/// The regular expressions last used: compiling one costs more than matching a row.
private final class Expressions: @unchecked Sendable {
  private struct Key: Hashable {
    let pattern: String
    let ignoresCase: Bool
  }
  private let lock = NSLock()
  private var known: [Key: NSRegularExpression] = [:]

  func expression(_ pattern: String, _ ignoresCase: Bool) -> NSRegularExpression? {
    let key = Key(pattern: pattern, ignoresCase: ignoresCase)
    lock.lock()
    defer { lock.unlock() }
    if let expression = known[key] { return expression }
    let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return nil }
    if known.count >= 32 { known = [:] }
    known[key] = expression
    return expression
  }
}
