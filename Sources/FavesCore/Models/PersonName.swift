/// A person's name: as it is shown, and in the parts it is sorted by.
public struct PersonName: Hashable, Sendable {
  /// The whole name as the person writes it; empty when there is none.
  public let full: String
  public let given: String
  public let family: String

  /// A name typed in one piece. The last word counts as the family name; with a comma, what stands before it.
  ///
  /// Outer and repeated white space goes.
  public init(_ typed: String) {
    let halves = typed.split(separator: ",", maxSplits: 1).map(Self.tidy)
    if halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty {
      self.init(given: halves[1], family: halves[0])
      return
    }
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count < 2 {
      self.init(given: words.first ?? "", family: "")
    } else {
      self.init(given: words.dropLast().joined(separator: " "), family: words[words.count - 1])
    }
  }

  /// A name whose parts are known. `full` is "given family" unless it is told.
  public init(given: String, family: String, full: String? = nil) {
    self.given = Self.tidy(given)
    self.family = Self.tidy(family)
    let told = Self.tidy(full ?? "")
    self.full = told.isEmpty ? [self.given, self.family].filter { !$0.isEmpty }.joined(separator: " ") : told
  }

  /// A name as it was stored, tidy already.
  init(storedGiven given: String, family: String, full: String) {
    self.given = given
    self.family = family
    self.full = full
  }

  public static let none = PersonName("")
  public var isEmpty: Bool { full.isEmpty }

  /// Up to two capitals, for a contact without a photo.
  public var initials: String {
    let parts = family.isEmpty ? [given] : [given, family]
    return parts.compactMap(\.first).map { $0.uppercased() }.joined()
  }

  private static func tidy(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// By which part of the name contacts are listed.
public enum NameOrder: String, CaseIterable, Sendable {
  case given
  case family
}
