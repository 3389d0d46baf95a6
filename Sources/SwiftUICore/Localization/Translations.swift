import Foundation
import Synchronization

/// The words that a program brings in other languages: tables of strings and of plurals in the folders of its languages, and
/// string catalogues.
enum Translations {
  /// Whether the program itself may have any; most have none, or have them in a bundle of their package. The first text asks.
  static let mainHasAny =
    ProgramFile.mayHaveBundle && Bundle.main.resourcePath.map(mayHaveWords(in:)) ?? true

  /// Whether a folder has a name that words could be under: a bundle's own answer takes as long as a small program's views.
  static func mayHaveWords(in folder: String) -> Bool { ProgramFile.folder(folder, hasNameEndingIn: endings) }

  static let endings: [StaticString] = [".lproj", ".strings", ".stringsdict", ".xcstrings"]

  private static func hasAny(_ bundle: Bundle) -> Bool {
    !bundle.localizations.isEmpty || !tables(nil, in: bundle).isEmpty
  }

  /// What `key` is in the language of `locale`; nil: nobody translated it.
  /// - Parameter numbers: the values in the key, those that are no numbers nil.
  static func find(
    _ key: String, numbers: [Int64?], table: String?, in bundle: Bundle, for locale: Locale
  ) -> String? {
    let tables = tables(table, in: bundle)
    guard !tables.isEmpty || (bundle === Bundle.main ? mainHasAny : hasAny(bundle)) else { return nil }
    for language in languages(of: locale, in: bundle, tables) {
      if let counted = tables.formats[language]?[key] {
        let code = Locale(identifier: language).language.languageCode?.identifier ?? language
        return counted.format(for: numbers, in: code)
      }
      if let found = string(key, table: table, in: folder(of: language, in: bundle)) { return found }
    }
    return string(key, table: table, in: bundle)
  }

  private static func string(_ key: String, table: String?, in bundle: Bundle?) -> String? {
    // A table may say the same as the key.
    let none = "\u{10FFFD}"
    guard let found = bundle?.localizedString(forKey: key, value: none, table: table) else { return nil }
    return found == none ? nil : found
  }

  /// Those that there are any words in, the nearest first: what the environment says, or else the user's.
  private static func languages(of locale: Locale, in bundle: Bundle, _ tables: StringTables) -> [String] {
    let available = Set(bundle.localizations).union(tables.formats.keys)
    func spelled(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-") }
    let wanted =
      locale == .current
      ? [spelled(locale.identifier)] + Locale.preferredLanguages : [spelled(locale.identifier)]
    var found: [String] = []
    for name in wanted {
      let code = Locale(identifier: name).language.languageCode?.identifier
      for name in [name, code].compactMap({ $0 }) {
        guard let match = available.first(where: { spelled($0) == name }), !found.contains(match) else {
          continue
        }
        found.append(match)
      }
    }
    return found
  }

  private static let readTables = Mutex<[String: StringTables]>([:])

  private static func tables(_ name: String?, in bundle: Bundle) -> StringTables {
    readTables.withLock { tables in
      let name = name ?? "Localizable"
      let place = bundle.bundlePath + "\n" + name
      if let known = tables[place] { return known }
      let read = StringTables(name, in: bundle)
      tables[place] = read
      return read
    }
  }

  private static let folders = Mutex<[String: Bundle?]>([:])

  /// The folder of a language's tables.
  private static func folder(of language: String, in bundle: Bundle) -> Bundle? {
    folders.withLock { folders in
      let place = bundle.bundlePath + "\n" + language
      if let known = folders[place] { return known }
      let found = bundle.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:))
      folders[place] = found
      return found
    }
  }
}
