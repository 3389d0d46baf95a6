/// Words that the library says by itself, such as what a button that it adds is called. A program's tables may translate them as
/// they do the program's.
package enum OwnWords {
  /// What the program's tables have for `word`; nil: nothing.
  package static func translated(_ word: String) -> String? {
    // Most programs have none, and then nobody needs to know the language.
    guard Translations.mainHasAny else { return nil }
    let found = LocalizedStringKey(word).resolved
    return found == word ? nil : found
  }
}
