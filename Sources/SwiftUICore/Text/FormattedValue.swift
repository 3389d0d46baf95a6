import Foundation

/// A value with its format. It is written in the locale of the environment, unless the format names one of its own.
struct FormattedValue: Equatable, Sendable {
  /// As the program's format writes it.
  let text: String
  private let inLocale: AnyInLocale

  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    text = format.format(value)
    inLocale = InLocale(value, format)
  }

  func text(in locale: Locale) -> String {
    // Most texts are read in the machine's locale, which formats have without being told.
    locale == .current || locale == .autoupdatingCurrent ? text : inLocale.text(in: locale) ?? text
  }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.text == b.text && (a.inLocale === b.inLocale || a.inLocale.equals(b.inLocale))
  }

  // Formats and what they write are values; `FormatStyle` only does not say that they may go from one thread to another.
  private class AnyInLocale: @unchecked Sendable {
    /// nil: the format has a locale of its own.
    func text(in locale: Locale) -> String? { nil }
    func equals(_ other: AnyInLocale) -> Bool { false }
  }

  private final class InLocale<F: FormatStyle>: AnyInLocale, @unchecked Sendable
  where F.FormatInput: Equatable, F.FormatOutput == String {
    private let value: F.FormatInput
    private let format: F

    init(_ value: F.FormatInput, _ format: F) {
      self.value = value
      self.format = format
    }
    override func text(in locale: Locale) -> String? {
      let isOfMachine = format.locale(.autoupdatingCurrent) == format || format.locale(.current) == format
      return isOfMachine ? format.locale(locale).format(value) : nil
    }
    override func equals(_ other: AnyInLocale) -> Bool {
      guard let other = other as? InLocale<F> else { return false }
      return value == other.value && format == other.format
    }
  }
}
