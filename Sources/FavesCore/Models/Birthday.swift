import Foundation

/// A day of the year that exists, with or without the year of birth.
public struct Birthday: Hashable, Sendable {
  public let year: Int?
  /// 1 to 12.
  public let month: Int
  /// 1 to 31. The 29th of February needs a leap year, or none.
  public let day: Int

  /// `nil` for a day that does not exist in the Gregorian calendar. Years are 1 to 9999.
  public init?(year: Int? = nil, month: Int, day: Int) {
    if let year, !(1...9999).contains(year) { return nil }
    guard (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int?) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year.map { ($0 % 4 == 0 && $0 % 100 != 0) || $0 % 400 == 0 } ?? true ? 29 : 28
    default: 31
    }
  }

  /// `1990-04-12`, without a year `--04-12` (RFC 6350 §4.3.1, in its extended form with a year).
  public var text: String {
    String(format: "%@-%02d-%02d", year.map { String(format: "%04d", $0) } ?? "-", month, day)
  }

  /// Reads what `text` writes.
  public init?(text: String) {
    let isYearless = text.hasPrefix("--")
    let parts = (isYearless ? text.dropFirst(2) : text[...]).split(
      separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == parts.count, numbers.count == (isYearless ? 2 : 3) else { return nil }
    self.init(
      year: isYearless ? nil : numbers[0], month: numbers[numbers.count - 2], day: numbers[numbers.count - 1])
  }
}
