import Foundation

extension PersonNameComponents {
  /// Reads a person's name as people write it: what stands before and after the names, given, middle and family name.
  public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
    /// Whose order of names it is, where the script does not say.
    var locale = Locale.autoupdatingCurrent
    public init() {}
    init(locale: Locale) { self.locale = locale }

    public func parse(_ value: String) throws -> PersonNameComponents {
      var words = value.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
      guard !words.isEmpty else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      name.namePrefix = Self.take(Self.prefixes, from: &words, atStart: true)
      name.nameSuffix = Self.take(Self.suffixes, from: &words, atStart: false)
      // "Ann, " is not done being written; "Smith, Ann" has the family's name first.
      let hasComma = value.split(separator: ",").count == 2 && name.nameSuffix == nil && words.count > 1
      if hasComma || FormatStyle.isFamilyFirst(words, locale), words.count > 1 {
        name.familyName = words.removeFirst()
      } else if words.count > 1 {
        name.familyName = words.removeLast()
      }
      if hasComma || name.familyName == nil || !FormatStyle.isFamilyFirst(words, locale) {
        name.givenName = words.isEmpty ? nil : words.removeFirst()
      } else {
        name.givenName = words.isEmpty ? nil : words.removeLast()
      }
      if !words.isEmpty { name.middleName = words.joined(separator: " ") }
      return name
    }

    private static let prefixes = Set("dr fr frau herr miss mr mrs ms mx prof sir".split(separator: " "))
    private static let suffixes = Set("jr sr ii iii iv phd md esq".split(separator: " "))

    /// Takes words of a title off one end, but never all of them; nil: there are none.
    private static func take(_ titles: Set<Substring>, from words: inout [String], atStart: Bool) -> String? {
      var taken: [String] = []
      while words.count > 1, let word = atStart ? words.first : words.last,
        titles.contains(Substring(word.lowercased().filter { $0 != "." }))
      {
        if atStart {
          taken.append(words.removeFirst())
        } else {
          taken.insert(words.removeLast(), at: 0)
        }
      }
      return taken.isEmpty ? nil : taken.joined(separator: " ")
    }
  }

  /// The names that `strategy` reads in `value`.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }
  /// The names in `value`, in the order of the person's locale.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init(locale: locale) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads a person's name.
  public static var name: Self { .init() }
}
