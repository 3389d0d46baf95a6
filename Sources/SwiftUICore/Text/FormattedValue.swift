import Foundation

/// A value with its format. It is written in the locale and the time zone of the environment, unless the format names some
/// of its own.
struct FormattedValue<Output: Equatable & Sendable>: Equatable, Sendable {
  /// As the program's format writes it.
  let output: Output
  private let elsewhere: AnyElsewhere

  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == Output {
    output = format.format(value)
    elsewhere = Elsewhere(value, format)
  }

  /// - Parameter timeZone: the reader's; nil: the machine's.
  func output(in locale: Locale, _ timeZone: TimeZone?) -> Output {
    // Most texts are read in the machine's locale and zone, which formats have without being told.
    let isHere = locale.isOfMachine && timeZone?.isOfMachine != false
    return isHere ? output : elsewhere.output(in: locale, timeZone)
  }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.output == b.output && (a.elsewhere === b.elsewhere || a.elsewhere.equals(b.elsewhere))
  }

  // Formats and what they write are values; `FormatStyle` only does not say that they may go from one thread to another.
  private class AnyElsewhere: @unchecked Sendable {
    func output(in locale: Locale, _ timeZone: TimeZone?) -> Output { fatalError("abstract") }
    func equals(_ other: AnyElsewhere) -> Bool { false }
  }

  private final class Elsewhere<F: FormatStyle>: AnyElsewhere, @unchecked Sendable
  where F.FormatInput: Equatable, F.FormatOutput == Output {
    private let value: F.FormatInput
    private let format: F

    init(_ value: F.FormatInput, _ format: F) {
      self.value = value
      self.format = format
    }
    override func output(in locale: Locale, _ timeZone: TimeZone?) -> Output {
      format.read(in: locale, timeZone).format(value)
    }
    override func equals(_ other: AnyElsewhere) -> Bool {
      guard let other = other as? Elsewhere<F> else { return false }
      return value == other.value && format == other.format
    }
  }
}
