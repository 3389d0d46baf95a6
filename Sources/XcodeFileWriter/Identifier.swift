/// Names as Swift spells them.
enum Identifier {
  /// A name in backticks where it is a word of the language's.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name of an asset as Xcode makes a property of it: its words in one, the first of them small; nil where it has
  /// neither a letter nor a digit.
  ///
  /// - Parameter ending: left out, unless nothing else is there: `BrandColor` is the colour `brand`.
  static func ofAsset(_ name: String, without ending: String = "") -> String? {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return nil }
    // A name of capitals alone stays as it is: `BG` is the colour `BG`.
    let isAbbreviation =
      words.count == 1 && first.count > 1 && first.allSatisfy(\.isUppercase)
    var joined =
      (isAbbreviation ? String(first) : small(first))
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if !ending.isEmpty, joined.hasSuffix(ending), joined.count > ending.count {
      joined.removeLast(ending.count)
    }
    return joined.first!.isNumber ? "_" + joined : joined
  }

  /// The name of a group of assets as Xcode makes a type of it.
  static func ofGroup(_ name: String) -> String? {
    ofAsset(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// `HTMLPage` as `htmlPage`: of several capitals the last one starts the next word.
  private static func small(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let start =
      capitals > 1 && capitals < word.count && Array(word)[capitals].isLetter ? capitals - 1 : capitals
    return word.prefix(start).lowercased() + word.dropFirst(start)
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
