import Foundation
internal import _FoundationICU

/// Writes when something was or will be, seen from now or another date: "2 hours ago", "tomorrow".
///
/// Foundation on Linux does not have it.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday", where there is a word for it.
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// nil: the person's.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// nil: the person's.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter components: the longest unit that there is any of is told, or the shortest that is named at all.
  open func localizedString(from components: DateComponents) -> String {
    let named = DurationUnit.allCases.compactMap { unit -> DurationPart? in
      let value =
        unit == .week
        ? components.weekOfMonth ?? components.weekOfYear : components.value(for: unit.component)
      return value.map { DurationPart(unit: unit, value: Double($0)) }
    }
    let told = named.first { $0.value != 0 } ?? named.last ?? DurationPart(unit: .second, value: 0)
    return write(told, isPast: components.isBefore)
  }

  /// - Parameter timeInterval: seconds from now, below zero in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// When `date` is, seen from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(DurationUnit.allCases.map(\.component) + [.nanosecond])
    return localizedString(
      from: (calendar ?? .autoupdatingCurrent).dateComponents(units, from: referenceDate, to: date))
  }

  /// - Parameter object: a date, seen from now.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func write(_ part: DurationPart, isPast: Bool) -> String {
    var status = U_ZERO_ERROR
    let identifier = (locale ?? .autoupdatingCurrent).identifier(.icu)
    let width =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    // ICU takes over the numbers' format, and closes it also where it fails.
    let numbers =
      unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
    let formatter = swift_ureldatefmt_open(identifier, numbers, width, capitalization, &status)
    defer { swift_ureldatefmt_close(formatter) }
    guard status.isSuccess, let formatter else { return "" }
    let isNamed = dateTimeStyle == .named
    // "In 0 hours" and "0 hours ago" are told by the sign of zero.
    let value = part.value == 0 && isPast ? -0.0 : part.value
    return icuText {
      isNamed
        ? swift_ureldatefmt_format(formatter, value, part.unit.relativeUnit, $0, $1, &$2)
        : swift_ureldatefmt_formatNumeric(formatter, value, part.unit.relativeUnit, $0, $1, &$2)
    } ?? ""
  }

  private var capitalization: UDisplayContext {
    switch formattingContext {
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    default: UDISPCTX_CAPITALIZATION_NONE
    }
  }
}

extension DateComponents {
  /// Whether the time that they tell is before where it is counted from, though less than a whole unit.
  fileprivate var isBefore: Bool { (nanosecond ?? 0) < 0 }
}
