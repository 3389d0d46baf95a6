import Foundation

/// Writes how long it is from one date to another: "2 hours, 5 minutes".
///
/// Elsewhere this is `Date.ComponentsFormatStyle`. Foundation on Linux has a type of that name which does nothing, so this one
/// has its own; `.components(style:fields:)` and `.timeDuration` are the usual way to it.
public struct DateRangeFormatStyle: FormatStyle, Sendable {
  public struct Style: Codable, Hashable, Sendable {
    enum Option: String, Codable { case wide, spelledOut, abbreviated, condensed, narrow, clock }
    let option: Option
    /// "2 hours, 5 minutes"
    public static let wide = Style(option: .wide)
    /// "two hours, five minutes"
    public static let spellOut = Style(option: .spelledOut)
    /// "2 hr, 5 min"
    public static let abbreviated = Style(option: .abbreviated)
    /// "2hr 5min"
    public static let condensedAbbreviated = Style(option: .condensed)
    /// "2h 5m"
    public static let narrow = Style(option: .narrow)
    static let clock = Style(option: .clock)
  }

  public struct Field: Codable, Hashable, Sendable {
    let unit: Int
    public static let year = Field(.year)
    public static let month = Field(.month)
    public static let week = Field(.week)
    public static let day = Field(.day)
    public static let hour = Field(.hour)
    public static let minute = Field(.minute)
    public static let second = Field(.second)
    private init(_ unit: DurationUnit) { self.unit = unit.rawValue }
  }

  public var style: Style
  public var locale: Locale
  public var calendar: Calendar
  /// What the time is told in; nil: in all.
  public var fields: Set<Field>?

  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  public func format(_ value: Range<Date>) -> String {
    let units = DurationUnit.allCases.filter { unit in fields?.contains { $0.unit == unit.rawValue } ?? true }
    let parts = DurationParts(units: units, calendar: calendar).between(value.lowerBound, value.upperBound)
    // A clock shows minutes and seconds also where there are no hours.
    let shown =
      style.option == .clock
      ? Array(parts.drop { $0.value == 0 && $0.unit < .minute }) : parts.filter { $0.value != 0 }
    return DurationWriter(width: width, locale: locale).write(shown.isEmpty ? Array(parts.suffix(1)) : shown)
      ?? ""
  }

  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.calendar = calendar
    return copy
  }

  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  private var width: DurationWriter.Width {
    switch style.option {
    case .wide: .wide
    case .spelledOut: .spelledOut
    case .abbreviated: .short
    case .condensed: .shorter
    case .narrow: .narrow
    case .clock: .clock
    }
  }
}

extension FormatStyle where Self == DateRangeFormatStyle {
  /// Writes how long it is from one date to another: "2 hours, 5 minutes".
  public static func components(
    style: DateRangeFormatStyle.Style, fields: Set<DateRangeFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// Writes how long it is from one date to another as a clock shows it: "2:05:00".
  public static var timeDuration: Self { Self(style: .clock, fields: [.hour, .minute, .second]) }
}
