import Foundation

/// The formats of dates and intervals that follow the clock when a `TimeDataSource` is what they are given.
public enum SystemFormatStyle {}

extension Date {
  /// The last moment before this one that is a whole number of `step` seconds from `origin`.
  fileprivate func tick(before step: Double, from origin: Date) -> Date {
    origin.addingTimeInterval(((timeIntervalSince(origin) / step).rounded(.up) - 1) * step)
  }
  /// The first such moment after this one.
  fileprivate func tick(after step: Double, from origin: Date) -> Date {
    origin.addingTimeInterval(((timeIntervalSince(origin) / step).rounded(.down) + 1) * step)
  }
}

extension SystemFormatStyle {
  /// How far a date is from another: "2 minutes, 5 seconds". Years and months are counted in weeks and days.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = String

    private let origin: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.current

    /// - Parameters:
    ///   - allowedFields: the units it may be written in.
    ///   - maxFieldCount: how many of them at most, the largest first.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      origin = anchor
      fields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    /// From the longest to the shortest, in seconds.
    private static let units:
      [(field: Set<Date.ComponentsFormatStyle.Field>, unit: Duration.UnitsFormatStyle.Unit, length: Double)] =
        [
          ([.week, .month, .year], .weeks, 604_800), ([.day, .month, .year], .days, 86_400),
          ([.hour], .hours, 3_600), ([.minute], .minutes, 60), ([.second], .seconds, 1),
        ]

    private var allowed: [(unit: Duration.UnitsFormatStyle.Unit, length: Double)] {
      let allowed = Self.units.filter { !$0.field.isDisjoint(with: fields) }.map { ($0.unit, $0.length) }
      return allowed.isEmpty ? [(.seconds, 1)] : allowed
    }

    /// The units it is written in at a distance: from the first that there is one of.
    private func shown(at distance: Double) -> [(unit: Duration.UnitsFormatStyle.Unit, length: Double)] {
      let allowed = allowed
      let first = allowed.firstIndex { distance >= $0.length } ?? allowed.count - 1
      return Array(allowed[first...].prefix(maxFieldCount))
    }

    private func step(at date: Date) -> Double {
      shown(at: abs(date.timeIntervalSince(origin))).last?.length ?? 1
    }
    public func discreteInput(before input: Date) -> Date? {
      input.tick(before: step(at: input), from: origin)
    }
    public func discreteInput(after input: Date) -> Date? { input.tick(after: step(at: input), from: origin) }

    public func format(_ value: Date) -> String {
      let distance = value.timeIntervalSince(origin)
      guard distance.isFinite else { return "" }
      let shown = shown(at: abs(distance))
      let length = shown.last?.length ?? 1
      let whole = (abs(distance) / length).rounded(.down) * length
      let words = Duration.seconds(whole).formatted(
        .units(allowed: Set(shown.map(\.unit)), width: .wide, maximumUnitCount: maxFieldCount)
          .locale(locale))
      // As a number would have it, with words after it.
      let number = (whole == 0 ? 0 : distance < 0 ? -1 : 1).formatted(
        .number.sign(strategy: sign).locale(locale))
      let digits = 1.formatted(.number.locale(locale))
      let zero = 0.formatted(.number.locale(locale))
      return number.replacingOccurrences(of: digits, with: "").replacingOccurrences(of: zero, with: "")
        + words
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// When a date is, from now: "5 minutes ago", and the date itself when that is farther off than a threshold. One unit is
  /// written.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = String

    private let origin: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale.current

    /// - Parameters:
    ///   - allowedFields: the units it may be written in.
    ///   - maxFieldCount: accepted without effect: there is always one.
    ///   - thresholdField: from one of this unit on, the date itself is written.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      origin = date
      fields = allowedFields
      threshold = thresholdField
    }

    private static func length(_ field: Date.RelativeFormatStyle.Field) -> Double {
      switch field {
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .day: 86_400
      case .week: 604_800
      case .month: 2_629_800
      case .year: 31_557_600
      default: 86_400
      }
    }

    private func step(at date: Date) -> Double {
      let distance = abs(date.timeIntervalSince(origin))
      let lengths = fields.map(Self.length).sorted()
      return min(lengths.last { distance >= $0 } ?? lengths.first ?? 1, 3_600)
    }
    public func discreteInput(before input: Date) -> Date? {
      input.tick(before: step(at: input), from: origin)
    }
    public func discreteInput(after input: Date) -> Date? { input.tick(after: step(at: input), from: origin) }

    public func format(_ value: Date) -> String {
      guard abs(value.timeIntervalSince(origin)) < Self.length(threshold) else {
        return origin.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
      }
      return Date.AnchoredRelativeFormatStyle(
        anchor: origin, allowedFields: fields, presentation: .numeric, unitsStyle: .wide, locale: locale
      ).format(value)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// A clock that counts through an interval, up or down: "1:05".
  public struct Timer: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = String

    private let interval: Range<Date>
    private let clock: ClockFace
    private let countsDown: Bool
    private var origin: Date { countsDown ? interval.upperBound : interval.lowerBound }

    /// - Parameters:
    ///   - maxFieldCount: how many of hours, minutes and seconds at most, the largest first.
    ///   - maxPrecision: the shortest time that is told apart.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      clock = ClockFace(showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      clock = ClockFace(showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }

    public func discreteInput(before input: Date) -> Date? {
      if input <= interval.lowerBound { return nil }
      return input > interval.upperBound ? interval.upperBound : input.tick(before: clock.step, from: origin)
    }
    public func discreteInput(after input: Date) -> Date? {
      if input >= interval.upperBound { return nil }
      return input < interval.lowerBound ? interval.lowerBound : input.tick(after: clock.step, from: origin)
    }

    public func format(_ value: Date) -> String {
      let time = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds = abs(origin.timeIntervalSince(time))
      return clock.text(seconds, roundsUp: countsDown)
    }
  }

  /// A clock that counts up from a date, with hundredths: "1:05.27".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    public typealias FormatInput = Date
    public typealias FormatOutput = String

    private let origin: Date
    private let clock: ClockFace

    /// - Parameters:
    ///   - maxFieldCount: how many of hours, minutes, seconds and parts of a second at most, the largest first.
    ///   - maxPrecision: the shortest time that is told apart.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      origin = startDate
      clock = ClockFace(showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }

    public func discreteInput(before input: Date) -> Date? { input.tick(before: clock.step, from: origin) }
    public func discreteInput(after input: Date) -> Date? { input.tick(after: clock.step, from: origin) }
    public func format(_ value: Date) -> String {
      clock.text(max(0, value.timeIntervalSince(origin)), roundsUp: false)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from `anchor`.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// When `date` is, from now.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision
    )
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
