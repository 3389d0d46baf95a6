import Foundation

/// How a number is written where a program has it written its own way.
struct OwnNumberFormat {
  var write: (Double) -> String
  /// The number that a text stands for, rounded as it is in the text.
  var read: (String) -> Double?
}

/// Writes a value in its unit, or in the one that people of a locale use in its place.
struct UnitWriter {
  enum Width: String {
    case wide = "full-name"
    case abbreviated = "short"
    case narrow
  }

  var width: Width
  var locale: Locale
  /// What the value is for, by CLDR's names; nil: it is written in its own unit.
  var usage: String?
  var hidesScaleName = false
  var number: OwnNumberFormat?

  func write(_ value: Double, _ unit: Dimension) -> UnitNumber {
    guard let name = UnitName.of(unit), let written = write(value, named: name) else {
      return write(value, symbol: unit.symbol)
    }
    return written
  }

  private func write(_ value: Double, named name: String) -> UnitNumber? {
    let width = " unit-width-\(width.rawValue)"
    let skeleton = "unit/\(name)\(width)" + (usage.map { " usage/\($0)" } ?? "")
    guard var written = inOwnNumbers(value, skeleton) else {
      // ICU knows the unit, and no unit that people would use in its place.
      return usage == nil ? nil : with(\.usage, nil).write(value, named: name)
    }
    if hidesScaleName, let shown = inOwnNumbers(written.value, "measure-unit/temperature-generic\(width)") {
      written = shown
    }
    return written
  }

  private func inOwnNumbers(_ value: Double, _ skeleton: String) -> UnitNumber? {
    guard let number, value.isFinite else { return inUsualNumbers(value, skeleton) }
    // What there is to be written is known only after ICU has chosen the unit, and the unit's form follows the number as
    // it is written: 1.04 miles, rounded, are 1 mile.
    guard let exact = UnitNumberFormat.named(skeleton + " precision-unlimited", locale)?.write(value) else {
      return nil
    }
    let digits = number.write(exact.value)
    let places = number.read(digits).map(Self.fractionDigits) ?? Self.fractionDigits(of: exact.value)
    let precision = places == 0 ? " precision-integer" : " ." + String(repeating: "0", count: places)
    guard var written = UnitNumberFormat.named(skeleton + precision, locale)?.write(value) else { return nil }
    guard let range = written.number else { return written }
    let lead = written.text[..<range.lowerBound]
    written.text.replaceSubrange(range, with: digits)
    let start = written.text.index(written.text.startIndex, offsetBy: lead.count)
    written.number = start..<written.text.index(start, offsetBy: digits.count)
    return written
  }

  /// Nobody's height is told in parts of an inch.
  private func inUsualNumbers(_ value: Double, _ skeleton: String) -> UnitNumber? {
    let precision = usage == "person-height" ? " precision-integer" : ""
    return UnitNumberFormat.named(skeleton + precision, locale)?.write(value)
  }

  private static func fractionDigits(of value: Double) -> Int {
    guard value.isFinite, let decimal = Decimal(string: "\(value)") else { return 0 }
    return min(max(0, -decimal.exponent), 15)
  }

  /// A program's own unit, which ICU does not know.
  private func write(_ value: Double, symbol: String) -> UnitNumber {
    let digits = number?.write(value) ?? value.formatted(.number.locale(locale))
    let text = width == .narrow ? digits + symbol : digits + "\u{a0}" + symbol
    return UnitNumber(
      text: text, number: text.startIndex..<text.index(text.startIndex, offsetBy: digits.count), value: value)
  }

  private func with<Value>(_ path: WritableKeyPath<UnitWriter, Value>, _ value: Value) -> UnitWriter {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
