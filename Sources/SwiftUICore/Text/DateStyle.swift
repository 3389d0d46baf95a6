import Foundation

extension Text {
  /// How a date is written. What is relative to now goes on by itself.
  public struct DateStyle: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }
}

/// Text that changes with time.
enum LiveText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  case formatted(FormattedTime)

  /// - Parameters:
  ///   - locale: the reader's, for days and times of day.
  ///   - timeZone: the same; nil: the machine's.
  func text(at now: Date, in locale: Locale, _ timeZone: TimeZone? = nil) -> String {
    switch self {
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      let time = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
      // What is left counts to its end: the last second is 0:01.
      return ClockFace(showsHours: showsHours).text(seconds, roundsUp: countsDown)
    case .formatted(let time): return time.text(at: now, in: locale)
    case .date(let date, let style):
      let distance = date.timeIntervalSince(now)
      switch style.kind {
      case .time: return Self.written(date, .omitted, .shortened, in: locale, timeZone)
      case .date: return Self.written(date, .long, .omitted, in: locale, timeZone)
      case .relative: return Distance(date, now).words(units: 2)
      case .offset: return (distance < 0 ? "−" : "+") + Distance(date, now).words(units: 1)
      case .timer: return ClockFace().text(abs(distance), roundsUp: false)
      }
    }
  }

  /// How many seconds from `now` it says something else; nil: it stays.
  func lasts(from now: Date) -> Double? {
    switch self {
    case .formatted(let time): return time.lasts(from: now)
    case .timer(let interval, let pauseTime, let countsDown, _):
      if let pauseTime, now >= pauseTime { return nil }
      if now >= interval.upperBound { return nil }
      let start = interval.lowerBound.timeIntervalSince(now)
      if start > 0 { return start }
      return Self.untilNext(1, distance: countsDown ? interval.upperBound.timeIntervalSince(now) : start)
    case .date(let date, let style):
      let distance = date.timeIntervalSince(now)
      switch style.kind {
      case .time, .date: return nil
      case .timer: return Self.untilNext(1, distance: distance)
      case .relative: return Self.untilNext(Distance(date, now).step(units: 2), distance: distance)
      case .offset: return Self.untilNext(Distance(date, now).step(units: 1), distance: distance)
      }
    }
  }

  /// Until the distance, which falls as time passes, is next a multiple of `step`; never at once.
  private static func untilNext(_ step: Double, distance: Double) -> Double {
    let rest = distance - (distance / step).rounded(.down) * step
    return rest < 0.001 ? step : rest + 0.001
  }

  private static func written(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, in locale: Locale,
    _ timeZone: TimeZone?
  ) -> String {
    var style = Date.FormatStyle(date: day, time: time)
    if locale != .current { style.locale = locale }
    if let timeZone, timeZone != .current { style.timeZone = timeZone }
    return date.formatted(style)
  }
}

/// How far two dates are from each other, by the calendar: a month is as long as it is.
private struct Distance {
  private static let units: [(unit: Calendar.Component, name: String, seconds: Double)] = [
    (.year, "year", 86_400), (.month, "month", 86_400), (.day, "day", 86_400), (.hour, "hour", 3_600),
    (.minute, "minute", 60), (.second, "second", 1),
  ]
  /// How many of each unit.
  private let counts: [Int]

  init(_ a: Date, _ b: Date) {
    let seconds = abs(a.timeIntervalSince(b))
    if seconds < 28 * 86_400 {
      // The calendar is asked for what it alone knows: how long a month is.
      let whole = Int(seconds)
      counts = [0, 0, whole / 86_400, whole / 3_600 % 24, whole / 60 % 60, whole % 60]
    } else {
      let parts = Calendar.current.dateComponents(Set(Self.units.map(\.unit)), from: min(a, b), to: max(a, b))
      counts = Self.units.map { parts.value(for: $0.unit) ?? 0 }
    }
  }

  /// The largest unit that there is one of.
  private var first: Int { counts.firstIndex { $0 > 0 } ?? counts.count - 1 }

  /// In so many units at most, those next to each other, the largest first; "2 hours, 23 minutes".
  func words(units: Int) -> String {
    let first = first
    let shown = (first..<min(first + units, counts.count)).filter { counts[$0] > 0 || $0 == first }
    return shown.map { "\(counts[$0]) \(Self.units[$0].name)\(counts[$0] == 1 ? "" : "s")" }.joined(
      separator: ", ")
  }

  /// After how many seconds it is written otherwise, at the latest.
  func step(units: Int) -> Double { Self.units[min(first + units, counts.count) - 1].seconds }
}
