import Foundation

// Foundation on Linux has none of this: strings that the app's localisation translates, by the tables that
// `LocalizedStringKey` reads.

extension String {
  /// A key that the app's localisation may translate, with values in it; without a translation the words themselves.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    init(_ key: LocalizedStringKey) { self.key = key }
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The translation of `keyAndValue`, or its own words.
  /// - Parameters:
  ///   - table: the name of the table of strings; nil: `Localizable`.
  ///   - bundle: where the table is; nil: with the program.
  ///   - locale: the language, and the way numbers are written.
  ///   - comment: for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.from(table: table, bundle: bundle).resolved(in: locale)
  }
  /// The translation of what tables call `key`, or else `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key.named(key.description).from(table: table, bundle: bundle).resolved(in: locale)
  }
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.words.resolved(in: resource.locale)
  }
}

extension AttributedString {
  /// The translation of `keyAndValue`, or its own words, with the looks that inline Markdown gives them.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key.from(table: table, bundle: bundle), in: locale ?? .current)
  }
  /// The translation of what tables call `key`, or else `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      defaultValue.key.named(key.description).from(table: table, bundle: bundle), in: locale ?? .current)
  }
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.words, in: resource.locale)
  }

  private init(_ key: LocalizedStringKey, in locale: Locale) {
    self.init()
    var spans: [TextSpan] = []
    key.append(to: &spans, traits: TextTraits(), at: Date(), in: locale)
    for span in spans { append(AttributedString(span.text, looks: span.traits)) }
  }
}
