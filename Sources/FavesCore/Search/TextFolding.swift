import Foundation
import Synchronization

extension String {
  /// The text in small Latin letters without accents, for comparing and sorting across spellings and scripts:
  /// "Łukasz Straße" is `lukasz strasse`, "Αθήνα" `athena`, "東京" `dong jing`.
  ///
  /// Apostrophes go, so that "obrien" finds "O’Brien". White space stays as it is.
  var folded: String {
    let latin = isASCII ? lowercased() : foldedWords()
    let apostrophe = UInt8(ascii: "'")
    guard latin.utf8.contains(apostrophe) else { return latin }
    return String(decoding: latin.utf8.filter { $0 != apostrophe }, as: UTF8.self)
  }

  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Only the words that need it go through ICU: it takes 8 µs for a Latin one, ten times that for a Chinese
  /// one.
  private func foldedWords() -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest[word.endIndex...]
      let gap = rest.prefix { $0.isWhitespace }
      rest = rest[gap.endIndex...]
      let text = String(word)
      result += text.isASCII ? text.lowercased() : FoldedWords.fold(text)
      result += gap
    }
    return result
  }
}

/// Words that were folded lately: names come again and again.
private enum FoldedWords {
  private static let words = Mutex<[String: String]>([:])
  private static let capacity = 10_000

  static func fold(_ word: String) -> String {
    if let known = words.withLock({ $0[word] }) { return known }
    let folded = NSString(string: word).applyingTransform(rules, reverse: false) ?? word.lowercased()
    words.withLock { words in
      if words.count >= capacity { words.removeAll(keepingCapacity: true) }
      words[word] = folded
    }
    return folded
  }

  /// ICU's rules, in order. Marks are removed after the change of script, which makes new ones.
  private static let rules = StringTransform(
    "NFKD; Any-Latin; NFKD; [:Nonspacing Mark:] Remove; Latin-ASCII; [[:Modifier Letter:][’‘]] Remove; Lower")
}
