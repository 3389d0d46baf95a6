import Foundation

/// Writes how long something takes: "1 hour, 30 minutes", "1:30:00".
///
/// Foundation on Linux names the class and does not have it. Its phrases for what is about right or remains are English;
/// in other languages the time stands alone.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00"
    case positional
    /// "1h 10m"
    case abbreviated
    /// "1 hr, 10 min"
    case short
    /// "1 hour, 10 minutes"
    case full
    /// "one hour, ten minutes"
    case spellOut
    /// "1hr 10min"
    case brief
  }

  /// What becomes of units that there are none of. Where all are left out, the shortest is told as zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `dropLeading` in the positional style, `dropAll` in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are told, in the positional style with two digits each.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Years, months, weeks of a month, days, hours, minutes and seconds; others are not told. None: all of these.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// nil: the person's, with the locale in it.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From when on months and the like are counted; nil: the beginning of 2001.
  open var referenceDate: Date?
  /// Whether what is left below the shortest unit is told as a fraction of it.
  open var allowsFractionalUnits = false
  /// How many units are told at most, what is left is rounded; 0: all.
  open var maximumUnitCount = 0
  /// Whether one of the longest unit is told in the next: "70m" for "1h 10m".
  open var collapsesLargestUnit = false
  /// Whether "About" stands before it.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands after it.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Returns: nil where the calendar can't add the components.
  open func string(from components: DateComponents) -> String? {
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// - Parameter interval: seconds; below zero it has a minus sign.
  /// - Returns: nil where it is not finite.
  open func string(from interval: TimeInterval) -> String? {
    interval.isFinite ? string(from: start, to: start.addingTimeInterval(interval)) : nil
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let dates = isNegative ? (endDate, startDate) : (startDate, endDate)
    let parts = collapsed(
      DurationParts(
        units: units, calendar: usedCalendar, maximumCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
        hasFraction: allowsFractionalUnits
      ).between(dates.0, dates.1))
    var shown = withoutZeros(parts)
    if isNegative, let first = shown.first, first.value != 0, unitsStyle != .positional {
      shown[0].value = -first.value
    }
    let writer = DurationWriter(
      width: width, locale: locale, padsFirst: zeroFormattingBehavior.contains(.pad))
    guard let text = writer.write(shown) else { return nil }
    let hasSign = isNegative && unitsStyle == .positional && shown.contains { $0.value != 0 }
    return inContext(inPhrase(hasSign ? "-" + text : text))
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// - Parameter object: date components, or seconds as a number.
  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { usedCalendar.locale ?? .autoupdatingCurrent }
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private var units: [DurationUnit] {
    let flags: [(NSCalendar.Unit, DurationUnit)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute),
      (.second, .second),
    ]
    let allowed = flags.filter { allowedUnits.contains($0.0) }.map(\.1)
    return allowed.isEmpty ? DurationUnit.allCases : allowed
  }

  private var width: DurationWriter.Width {
    switch unitsStyle {
    case .positional: .clock
    case .abbreviated: .narrow
    case .short: .short
    case .full: .wide
    case .spellOut: .spelledOut
    case .brief: .shorter
    }
  }

  private func collapsed(_ parts: [DurationPart]) -> [DurationPart] {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }),
      parts[first].value == 1,
      first + 1 < parts.count
    else { return parts }
    let (long, short) = (parts[first].unit, parts[first + 1].unit)
    guard let next = usedCalendar.date(byAdding: long.component, value: 1, to: start) else { return parts }
    let inShort = DurationParts(units: [short], calendar: usedCalendar).between(start, next)[0].value
    var parts = parts
    parts[first].value = 0
    parts[first + 1].value += inShort
    return parts
  }

  private func withoutZeros(_ parts: [DurationPart]) -> [DurationPart] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count
    let last = parts.lastIndex { $0.value != 0 } ?? -1
    let shown = parts.enumerated().filter { place, part in
      if part.value != 0 { return true }
      if place < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(place > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
    return shown.isEmpty ? Array(parts.suffix(1)) : shown
  }

  private func inPhrase(_ text: String) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase,
      locale.language.languageCode?.identifier == "en"
    else { return text }
    let about = includesApproximationPhrase ? "About " + text : text
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }

  private func inContext(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence, let first = text.first else { return text }
    return String(first).uppercased(with: locale) + text.dropFirst()
  }
}
