import Foundation

/// A person's name: as it is shown, and in the parts it is sorted by.
public struct PersonName: Hashable, Sendable {
  /// The whole name, letter by letter as the person writes it; empty when there is none.
  public let full: String
  public let given: String
  public let family: String

  /// A name typed in one piece. It is shown as it was typed, without the white space around it; the parts are
  /// a guess, for sorting only.
  ///
  /// The last word counts as the family name. Before a comma stands the family name ("King, Martin"), unless
  /// what follows is a title or the form of a company ("Martin Luther King, Jr.", "ACME, Inc."), which no one
  /// is sorted by.
  public init(_ typed: String) {
    let full = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    let halves = full.split(separator: ",", maxSplits: 1).map(Self.squeeze)
    if halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty {
      if Self.isSuffix(halves[1]) {
        let name = PersonName(halves[0])
        self.init(storedGiven: name.given, family: name.family, full: full)
      } else {
        self.init(storedGiven: halves[1], family: halves[0], full: full)
      }
      return
    }
    let words = full.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count < 2 {
      self.init(storedGiven: words.first ?? "", family: "", full: full)
    } else {
      self.init(
        storedGiven: words.dropLast().joined(separator: " "), family: words[words.count - 1], full: full)
    }
  }

  /// A name whose parts are known. `full` is "given family" unless it is told.
  public init(given: String, family: String, full: String? = nil) {
    let given = Self.squeeze(given)
    let family = Self.squeeze(family)
    let told = (full ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    self.init(
      storedGiven: given, family: family,
      full: told.isEmpty ? [given, family].filter { !$0.isEmpty }.joined(separator: " ") : told)
  }

  /// A name as it was stored, tidy already.
  init(storedGiven given: String, family: String, full: String) {
    self.given = given
    self.family = family
    self.full = full
  }

  public static let none = PersonName("")
  public var isEmpty: Bool { full.isEmpty }

  /// Up to two letters or digits, for a contact without a photo; empty for a name that has none.
  public var initials: String {
    [given, family].compactMap { $0.first(where: Self.isInitial) }
      .map { String($0.uppercased().prefix(1)) }.joined()
  }

  /// Signs, marks and emoji are none, and neither is an apostrophe, which counts as a letter in some
  /// languages.
  private static func isInitial(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }

  /// Whether all words are such as follow a name behind a comma.
  private static func isSuffix(_ text: String) -> Bool {
    text.split { $0.isWhitespace || $0 == "," }
      .allSatisfy { suffixes.contains($0.lowercased().filter { $0 != "." }) }
  }

  private static let suffixes: Set = [
    "jr", "sr", "junior", "senior", "ii", "iii", "iv", "esq",
    "md", "phd", "dds", "dvm", "jd", "mba", "msc", "bsc", "rn", "cpa", "obe", "mbe",
    "inc", "incorporated", "ltd", "limited", "llc", "llp", "plc", "corp", "gmbh",
    "ag", "kg", "srl", "bv", "nv",
  ]

  /// Without white space around it, and with a blank for each that is within.
  private static func squeeze(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// By which part of the name contacts are listed.
public enum NameOrder: String, CaseIterable, Sendable {
  case given
  case family
}
