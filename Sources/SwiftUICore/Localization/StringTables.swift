import Foundation

/// What a bundle has beside plain tables of strings: catalogues (`.xcstrings`), and tables of plurals (`.stringsdict`).
struct StringTables: Sendable {
  /// By language, and then by key.
  private(set) var formats: [String: [String: CountedFormat]] = [:]

  init(_ name: String, in bundle: Bundle) {
    if let catalogue = bundle.url(forResource: name, withExtension: "xcstrings"),
      let data = try? Data(contentsOf: catalogue)
    {
      readCatalogue(data, at: catalogue)
    }
    for language in bundle.localizations {
      guard let folder = bundle.path(forResource: language, ofType: "lproj"),
        let data = FileManager.default.contents(atPath: folder + "/" + name + ".stringsdict")
      else { continue }
      readPlurals(data, of: language, at: folder)
    }
  }

  var isEmpty: Bool { formats.isEmpty }

  // MARK: catalogues

  private mutating func readCatalogue(_ data: Data, at url: URL) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else {
      return Diagnostics.warn("The string catalogue \(url.path) cannot be read.")
    }
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any],
          let format = Self.format(of: localization, key: key)
        else { continue }
        formats[language, default: [:]][key] = format
      }
    }
  }

  private static func format(of localization: [String: Any], key: String) -> CountedFormat? {
    var parts: [String: CountedFormat.Part] = [:]
    let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
    for (index, name) in substitutions.keys.sorted().enumerated() {
      guard let substitution = substitutions[name] as? [String: Any] else { continue }
      parts[name] = CountedFormat.Part(
        argument: (substitution["argNum"] as? Int).map { $0 - 1 } ?? index,
        specifier: substitution["formatSpecifier"] as? String ?? "lld",
        forms: forms(substitution["variations"]))
    }
    if let value = value(of: localization) { return CountedFormat(words: value, parts: parts) }
    // One number decides the whole: the first.
    let forms = forms(localization["variations"])
    guard !forms.isEmpty else { return nil }
    let (argument, specifier) = firstNumber(in: key) ?? (0, "lld")
    parts["0"] = CountedFormat.Part(argument: argument, specifier: specifier, forms: forms)
    return CountedFormat(words: "%#@0@", parts: parts)
  }

  private static func value(of node: Any?) -> String? {
    ((node as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// By plural form; what is told apart by device has one for a Mac, or any other.
  private static func forms(_ variations: Any?) -> [String: String] {
    guard let variations = variations as? [String: Any] else { return [:] }
    if let plural = variations["plural"] as? [String: Any] { return plural.compactMapValues(value(of:)) }
    guard let device = variations["device"] as? [String: Any],
      let chosen = device["mac"] ?? device["other"]
    else { return [:] }
    if let value = value(of: chosen) { return ["other": value] }
    return forms((chosen as? [String: Any])?["variations"])
  }

  /// Of the specifiers in a key: which value is the first number, and how it is written.
  private static func firstNumber(in key: String) -> (Int, String)? {
    for (index, specifier) in FormatTemplate(translation: key).writtenSpecifiers.enumerated()
    where specifier != "%@" {
      return (index, String(specifier.dropFirst()))
    }
    return nil
  }

  // MARK: plurals

  private mutating func readPlurals(_ data: Data, of language: String, at folder: String) {
    guard
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: Any]]
    else {
      return Diagnostics.warn("The table of plurals in \(folder) cannot be read.")
    }
    for (key, entry) in root {
      guard let words = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      var format = CountedFormat(words: words)
      // The parts have the values in the order in which the words name them.
      let names = words.components(separatedBy: "%#@").dropFirst().compactMap {
        $0.components(separatedBy: "@").first
      }
      for (index, name) in names.enumerated() {
        guard let part = entry[name] as? [String: Any] else { continue }
        let forms = part.compactMapValues { $0 as? String }.filter { PluralForm(rawValue: $0.key) != nil }
        format.parts[name] = CountedFormat.Part(
          argument: index, specifier: part["NSStringFormatValueTypeKey"] as? String ?? "lld", forms: forms)
      }
      formats[language, default: [:]][key] = format
    }
  }
}
