import Foundation

/// A key that a localisation may translate, and where its translations are: it is looked up where it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where tables of strings are.
  public enum BundleDescription: Sendable {
    /// With the program.
    case main
    /// With the library that a class is from.
    case forClass(AnyClass)
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// What tables call it.
  public let key: String
  /// What is shown where nobody translated it.
  public let defaultValue: String.LocalizationValue
  /// The name of the table of strings; nil: `Localizable`.
  public let table: String?
  public let bundle: BundleDescription
  /// The language, and the way numbers are written.
  public var locale: Locale

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key.key, defaultValue: keyAndValue, table: table, bundle: bundle, locale: locale)
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, bundle: BundleDescription,
    locale: Locale
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.words == other.words && one.locale == other.locale
  }

  /// What is looked up. Every form that takes a resource hands these on to its form of a key, in the folder ResourceTitles;
  /// all of those are disfavoured, as a literal is a key first.
  var words: LocalizedStringKey {
    let words = defaultValue.key
    return (words.key == key ? words : words.named(key)).from(table: table, bundle: bundle.bundle)
  }
}

/// What has a localised name of its own.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

extension Text {
  /// The text that `resource` stands for in its localisation, or its default value. A literal is one as well: it is a key
  /// first.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .localized(resource.words)
  }
}
