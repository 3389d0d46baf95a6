import Foundation

/// A translation that has other words for other numbers.
struct CountedFormat: Equatable, Sendable {
  /// Words that depend on one of the values.
  struct Part: Equatable, Sendable {
    /// Which value, the first being 0.
    var argument: Int
    /// How it is written where a form has `%arg`.
    var specifier: String
    /// By the name of the plural form; `zero` is for none, whatever the language has.
    var forms: [String: String]
  }
  /// With `%#@name@` where a part belongs.
  var words: String
  var parts: [String: Part] = [:]

  /// The format for these values, in the form that each of them takes.
  func format(for numbers: [Int64?], in language: String) -> String {
    var result = words
    for (name, part) in parts {
      let number = numbers.indices.contains(part.argument) ? numbers[part.argument] : nil
      let form = number.map { PluralForm(of: $0, in: language).rawValue } ?? "other"
      let words =
        (number == 0 ? part.forms["zero"] : nil) ?? part.forms[form] ?? part.forms["other"] ?? ""
      // By its number, so that the order of the parts does not matter.
      let own = "%\(part.argument + 1)$" + part.specifier
      result = result.replacingOccurrences(
        of: "%#@\(name)@",
        with: words.replacingOccurrences(of: "%arg", with: own)
          .replacingOccurrences(of: "%" + part.specifier, with: own))
    }
    return result
  }
}
