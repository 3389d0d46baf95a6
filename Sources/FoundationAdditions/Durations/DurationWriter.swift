import Foundation
internal import _FoundationICU

/// So many of a unit.
struct DurationPart {
  var unit: DurationUnit
  var value: Double
}

/// Writes a time as units and their numbers, the longest first.
struct DurationWriter {
  enum Width {
    /// "one hour, five minutes"
    case spelledOut
    /// "1 hour, 5 minutes"
    case wide
    /// "1 hr, 5 min"
    case short
    /// "1hr 5min"
    case shorter
    /// "1h 5m"
    case narrow
    /// "1:05:00"; days and what is longer stand before it as in `narrow`.
    case clock
  }

  var width: Width
  var locale: Locale
  /// Whether the first number of a clock has two digits as well.
  var padsFirst = false

  /// - Returns: nil where there is no part.
  func write(_ parts: [DurationPart]) -> String? {
    guard !parts.isEmpty else { return nil }
    guard width == .clock else { return inWords(parts, width) }
    let long = parts.filter { !$0.unit.isOfClock }
    let clock = parts.filter(\.unit.isOfClock)
    let texts = [long.isEmpty ? nil : inWords(long, .narrow), clock.isEmpty ? nil : onClock(clock)]
    return texts.compactMap { $0 }.joined(separator: " ")
  }

  private func onClock(_ parts: [DurationPart]) -> String {
    parts.enumerated().map { place, part in
      let digits = FloatingPointFormatStyle<Double>.number.grouping(.never).locale(locale)
      let length = place == 0 && !padsFirst ? 1 : 2
      return part.value.formatted(
        digits.precision(.integerAndFractionLength(integerLimits: length..., fractionLimits: 0...3)))
    }.joined(separator: ":")
  }

  private func inWords(_ parts: [DurationPart], _ width: Width) -> String? {
    guard var text = inUnits(parts, width) else { return nil }
    guard width == .spelledOut, parts.count > 1 else { return text }
    // ICU spells only the last number of several.
    var start = text.startIndex
    for part in parts {
      guard let digits = inUnits([part], .wide), let words = inUnits([part], width),
        let range = text.range(of: digits, range: start..<text.endIndex)
      else { continue }
      let lead = text.distance(from: text.startIndex, to: range.lowerBound)
      text.replaceSubrange(range, with: words)
      start = text.index(text.startIndex, offsetBy: lead + words.count)
    }
    return text
  }

  private func inUnits(_ parts: [DurationPart], _ width: Width) -> String? {
    var status = U_ZERO_ERROR
    let identifier = locale.identifier(.icu)
    let icuWidth =
      switch width {
      case .spelledOut, .wide: UAMEASFMT_WIDTH_WIDE
      case .short: UAMEASFMT_WIDTH_SHORT
      case .shorter: UAMEASFMT_WIDTH_SHORTER
      case .narrow, .clock: UAMEASFMT_WIDTH_NARROW
      }
    // ICU takes over the numbers' format, and closes it also where it fails.
    let isSpelled = width == .spelledOut && parts.count == 1
    let numbers = isSpelled ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
    guard status.isSuccess, let format = uameasfmt_open(identifier, icuWidth, numbers, &status) else {
      return nil
    }
    defer { uameasfmt_close(format) }
    guard status.isSuccess else { return nil }
    let measures = parts.map { UAMeasure(value: $0.value, unit: $0.unit.measureUnit) }
    return icuText { uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, &$2) }
  }
}
