/// Grammar that agrees with a number: `^[3 peg](inflect: true)` is "3 pegs". English alone; in other languages the words
/// stay as they are written.
enum Inflection {
  static func applied(to string: String) -> String {
    guard string.contains("^[") else { return string }
    var result = ""
    var rest = Substring(string)
    while let start = rest.range(of: "^["), let end = rest[start.upperBound...].range(of: "]("),
      let close = rest[end.upperBound...].firstIndex(of: ")")
    {
      result += rest[..<start.lowerBound]
      let attributes = rest[end.upperBound..<close]
      let words = String(rest[start.upperBound..<end.lowerBound])
      result += attributes.contains("inflect") ? agreeing(words) : words
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The last word in the number that the first one says.
  private static func agreeing(_ words: String) -> String {
    var parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let number = parts.first, number.contains(where: \.isNumber),
      let noun = parts.last,
      Locale.current.language.languageCode?.identifier == "en"
    else { return words }
    parts[parts.count - 1] = number == "1" ? singular(noun) : plural(noun)
    return parts.joined(separator: " ")
  }

  private static let hissing = ["s", "x", "z", "ch", "sh"]

  private static func plural(_ noun: String) -> String {
    if noun.hasSuffix("s") && !noun.hasSuffix("ss") { return noun }
    if hissing.contains(where: noun.hasSuffix) { return noun + "es" }
    let beforeLast = noun.dropLast().last
    if noun.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return noun.dropLast() + "ies" }
    return noun + "s"
  }

  private static func singular(_ noun: String) -> String {
    if noun.hasSuffix("ies") && noun.count > 4 { return noun.dropLast(3) + "y" }
    if noun.hasSuffix("es"), hissing.contains(where: noun.dropLast(2).hasSuffix) {
      return String(noun.dropLast(2))
    }
    if noun.hasSuffix("s") && !noun.hasSuffix("ss") { return String(noun.dropLast()) }
    return noun
  }
}
