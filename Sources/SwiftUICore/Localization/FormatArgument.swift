import Foundation
import Synchronization

/// A value in a localised string.
enum FormatArgument: Equatable, Sendable {
  case string(String)
  case signed(Int64, specifier: String)
  case unsigned(UInt64, specifier: String)
  case real(Double, specifier: String)
  /// As the program wants it written, whatever a translation says.
  case written(String, specifier: String)
  /// By a format, in the reader's locale.
  case formatted(FormattedValue<String>)

  /// - Parameter specifier: as in `printf`, what tables of strings have in its place.
  init(_ value: some CVarArg, specifier: String) {
    self =
      switch value {
      case let value as Int64: .signed(value, specifier: specifier)
      case let value as Int32: .signed(Int64(value), specifier: specifier)
      case let value as UInt64: .unsigned(value, specifier: specifier)
      case let value as UInt32: .unsigned(UInt64(value), specifier: specifier)
      case let value as Double: .real(value, specifier: specifier)
      case let value as Float: .real(Double(value), specifier: specifier)
      default: .written(String(format: specifier, value), specifier: specifier)
      }
  }

  var specifier: String {
    switch self {
    case .string, .formatted: "%@"
    case .signed(_, let specifier), .unsigned(_, let specifier), .real(_, let specifier),
      .written(_, let specifier):
      specifier
    }
  }

  /// Whether it is written in the way of the reader's locale.
  var dependsOnLocale: Bool {
    switch self {
    case .string, .written: false
    case .signed, .unsigned, .real, .formatted: true
    }
  }

  /// The number that words agree with; nil: it is none, or has a fraction.
  var whole: Int64? {
    switch self {
    case .string, .written, .formatted: nil
    case .signed(let value, _): value
    case .unsigned(let value, _): Int64(clamping: value)
    case .real(let value, _): Int64(exactly: value)
    }
  }

  /// - Parameter specifier: what a translation has in its place; nil: its own.
  // Not inlined: its callers would look up number formats' types, which takes a while, before they know of a number.
  @inline(never)
  func written(as specifier: String?, in locale: Locale, _ timeZone: TimeZone? = nil) -> String {
    switch self {
    case .string(let string), .written(let string, _): string
    case .formatted(let value): value.output(in: locale, timeZone)
    case .signed(let value, let own):
      if let specifier, specifier != own {
        Self.format(specifier, value, real: Double(value), in: locale)
      } else {
        LocalizedNumbers.string(value, in: locale)
      }
    case .unsigned(let value, let own):
      if let specifier, specifier != own {
        Self.format(specifier, Int64(clamping: value), real: Double(value), in: locale)
      } else {
        LocalizedNumbers.string(value, in: locale)
      }
    case .real(let value, let own):
      if let specifier, specifier != own {
        Self.format(specifier, Int64(exactly: value.rounded(.towardZero)) ?? 0, real: value, in: locale)
      } else {
        LocalizedNumbers.string(value, in: locale)
      }
    }
  }

  /// By the kind of the specifier's last letter: a translation may want more digits, or none.
  private static func format(_ specifier: String, _ whole: Int64, real: Double, in locale: Locale) -> String {
    switch specifier.last {
    case "@": LocalizedNumbers.string(whole, in: locale)
    case "f", "F", "e", "E", "g", "G", "a", "A": String(format: specifier, locale: locale, real)
    case "s", "S", "p", "n", "c", "C": String(whole)
    default:
      // Whatever width it names: the argument has 64 bits.
      String(
        format: specifier.filter { !"hlqLjzt".contains($0) }.dropLast() + "ll" + String(specifier.suffix(1)),
        locale: locale, whole)
    }
  }
}

/// Numbers in texts, as a locale writes them. A list has thousands of them, and Foundation takes microseconds for each: where
/// a locale groups digits by three, that is done here.
enum LocalizedNumbers {
  static func string(_ value: Int64, in locale: Locale) -> String {
    let marks = marks(of: locale)
    if value > -1_000, value < 1_000 {
      return marks.isLatin && value >= 0 ? String(value) : value.formatted(.number.locale(locale))
    }
    guard let separator = marks.group, value > 0 else { return value.formatted(.number.locale(locale)) }
    return grouped(String(value), separator)
  }

  static func string(_ value: UInt64, in locale: Locale) -> String {
    if let value = Int64(exactly: value) { return string(value, in: locale) }
    return value.formatted(.number.locale(locale))
  }

  /// Six digits after the point, as `printf` has it.
  static func string(_ value: Double, in locale: Locale) -> String {
    value.formatted(.number.precision(.fractionLength(6)).locale(locale))
  }

  private struct Marks {
    var isLatin: Bool
    /// Between each three digits; nil: it is not that simple.
    var group: String?
  }

  private static let cache = Mutex<[Locale: Marks]>([:])

  private static func marks(of locale: Locale) -> Marks {
    cache.withLock { cache in
      if let marks = cache[locale] { return marks }
      let small = 1234.formatted(.number.locale(locale))
      let large = 12_345_678.formatted(.number.locale(locale))
      var marks = Marks(isLatin: 7.formatted(.number.locale(locale)) == "7")
      let separator = String(small.dropFirst().dropLast(3))
      if marks.isLatin, small == "1\(separator)234", large == "12\(separator)345\(separator)678" {
        marks.group = separator
      }
      cache[locale] = marks
      return marks
    }
  }

  private static func grouped(_ digits: String, _ separator: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }
}
