import Foundation
import Synchronization
internal import _FoundationICU

/// A number with a unit, as written for a locale.
struct UnitNumber {
  var text: String
  /// The number in it; nil where the text has several, such as "5 ft, 11 in".
  var number: Range<String.Index>?
  /// What is written, in the unit that is written.
  var value: Double
}

/// Writes numbers with units by one of ICU's patterns ("skeletons") for a locale.
///
/// https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
final class UnitNumberFormat: Sendable {
  /// ICU's formatter does not change once it is made, and may be asked by several threads at once.
  private nonisolated(unsafe) let formatter: OpaquePointer

  /// - Returns: nil where ICU does not know the pattern.
  private init?(skeleton: String, locale: String) {
    var status = U_ZERO_ERROR
    let pattern = Array(skeleton.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(pattern, Int32(pattern.count), locale, &status)
    else { return nil }
    guard status.isSuccess else {
      swift_unumf_close(formatter)
      return nil
    }
    self.formatter = formatter
  }

  deinit { swift_unumf_close(formatter) }

  private struct Key: Hashable {
    let skeleton: String
    let locale: String
  }

  /// A list writes the same few kinds of numbers over and over, and ICU takes long to read a pattern. Patterns that it does
  /// not know are kept as well.
  private static let known = Mutex<[Key: UnitNumberFormat?]>([:])
  private static let mostKnown = 64

  static func named(_ skeleton: String, _ locale: Locale) -> UnitNumberFormat? {
    let key = Key(skeleton: skeleton, locale: locale.identifier(.icu))
    if let format = known.withLock({ $0[key] }) { return format }
    let format = UnitNumberFormat(skeleton: skeleton, locale: key.locale)
    known.withLock {
      if $0.count >= mostKnown { $0.removeAll() }
      $0[key] = .some(format)
    }
    return format
  }

  func write(_ value: Double) -> UnitNumber? {
    var status = U_ZERO_ERROR
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.isSuccess,
      let text = icuText({ swift_unumf_resultToString(result, $0, $1, &$2) }),
      let written = decimal(of: result)
    else { return nil }
    return UnitNumber(text: text, number: numberRange(in: text, of: result), value: written)
  }

  private func decimal(of result: OpaquePointer) -> Double? {
    // Enough for every `Double` to its last decimal place, of which there are at most 1,074.
    var digits = [CChar](repeating: 0, count: 1_200)
    var status = U_ZERO_ERROR
    let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
    guard status.isSuccess else { return nil }
    return Double(String(decoding: digits.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  private func numberRange(in text: String, of result: OpaquePointer) -> Range<String.Index>? {
    var status = U_ZERO_ERROR
    guard let fields = swift_ufieldpositer_open(&status) else { return nil }
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    guard status.isSuccess else { return nil }
    let ofNumber = [
      UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_GROUPING_SEPARATOR_FIELD,
      UNUM_SIGN_FIELD,
    ].map { Int32(bitPattern: $0.rawValue) }
    var range: Range<Int>?
    var integers = 0
    var start: Int32 = 0
    var end: Int32 = 0
    while true {
      let field = swift_ufieldpositer_next(fields, &start, &end)
      guard field >= 0 else { break }
      guard ofNumber.contains(field) else { continue }
      if field == Int32(bitPattern: UNUM_INTEGER_FIELD.rawValue) { integers += 1 }
      let found = Int(start)..<Int(end)
      range =
        range.map { min($0.lowerBound, found.lowerBound)..<max($0.upperBound, found.upperBound) } ?? found
    }
    guard let range, integers == 1 else { return nil }
    let units = text.utf16
    return units.index(
      units.startIndex, offsetBy: range.lowerBound)..<units.index(
        units.startIndex, offsetBy: range.upperBound)
  }
}
