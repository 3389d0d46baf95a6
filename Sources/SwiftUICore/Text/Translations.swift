import Foundation
import Synchronization

/// The tables of strings that a program brings, in the folders of its languages.
enum Translations {
  /// Whether the program itself has any; most have none, or have them in a bundle of their package.
  static let mainHasAny = !Bundle.main.localizations.isEmpty

  /// What `key` is in the language of `locale`; nil: nobody translated it.
  static func find(_ key: LocalizedStringKey, table: String?, in bundle: Bundle, for locale: Locale)
    -> String?
  {
    guard bundle === Bundle.main ? mainHasAny : !bundle.localizations.isEmpty else { return nil }
    let words = key.key
    // A table may say the same as the key.
    let none = "\u{10FFFD}"
    for bundle in [language(of: locale, in: bundle), bundle] {
      guard let bundle else { continue }
      let found = bundle.localizedString(forKey: words, value: none, table: table)
      if found != none { return found }
    }
    return nil
  }

  private static let languages = Mutex<[String: Bundle?]>([:])

  /// The folder of the language that `locale` is in; nil: that of the desktop, or there is none.
  private static func language(of locale: Locale, in bundle: Bundle) -> Bundle? {
    guard locale != .current else { return nil }
    return languages.withLock { languages in
      let place = bundle.bundlePath + "\n" + locale.identifier
      if let known = languages[place] { return known }
      let name = locale.identifier.replacingOccurrences(of: "_", with: "-")
      let names = [name, locale.language.languageCode?.identifier ?? name]
      let available = bundle.localizations
      let match = names.lazy.compactMap { name in
        available.first { $0.replacingOccurrences(of: "_", with: "-") == name }
      }.first
      let path = match.flatMap { bundle.path(forResource: $0, ofType: "lproj") }
      let found = path.flatMap(Bundle.init(path:))
      languages[place] = found
      return found
    }
  }
}
