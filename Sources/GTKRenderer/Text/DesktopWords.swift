import CGTK
import Foundation
import SwiftUICore

/// The words that are neither the program's nor GTK's: what the buttons, entries and names that the library adds say.
@MainActor
enum DesktopWords {
  /// What `word` is in the person's language: as the program's own tables have it, or else as the desktop says it.
  static func word(_ word: String) -> String {
    let language = Language.now
    if language != languageOfKnown {
      languageOfKnown = language
      known = [:]
    }
    if let found = known[word] { return found }
    lookups += 1
    let found = lookUp(word)
    known[word] = found
    return found
  }

  /// What was looked up, in the language of then: a row of a list asks for the word of each symbol in it, and four tables may
  /// have none.
  private static var known: [String: String] = [:]
  private static var languageOfKnown = Language.now
  /// How many words were looked up.
  private(set) static var lookups = 0

  /// What the tables of the desktop go by.
  struct Language: Equatable {
    let wished, locale: String
    static var now: Language {
      // Both are copied before anybody can change them: nothing else runs on the main thread meanwhile.
      Language(
        wished: getenv("LANGUAGE").map { String(cString: $0) } ?? "",
        locale: setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "")
    }
  }

  private static func lookUp(_ word: String) -> String {
    if let own = OwnWords.translated(word) { return own }
    for domain in ["gtk30", "libhandy"] {
      // What is translated for a button or menu has a mark for its key.
      for key in [word, "_" + word] {
        // What is not translated comes back as the very memory that was passed, so that is to be there still.
        let found = key.withCString { key in g_dgettext(domain, key).map { String(cString: $0) } }
        if let found, found != key {
          return withoutMark(found)
        }
      }
    }
    return word
  }

  /// Takes out the low line before the letter of the key, and a letter in brackets that is there for the key alone.
  nonisolated static func withoutMark(_ words: String) -> String {
    guard let mark = words.firstIndex(of: "_") else { return words }
    let letter = words.index(after: mark)
    if mark > words.startIndex, letter < words.endIndex {
      let (open, close) = (words.index(before: mark), words.index(after: letter))
      if words[open] == "(", close < words.endIndex, words[close] == ")" {
        return String(words[..<open] + words[words.index(after: close)...])
      }
    }
    return String(words[..<mark] + words[letter...])
  }
}
