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

  func text(at now: Date) -> String {
    switch self {
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      let time = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
      // What is left counts to its end: the last second is 0:01.
      return ClockFace(showsHours: showsHours).text(seconds, roundsUp: countsDown)
    case .formatted(let time): return time.text(at: now)
    case .date(let date, let style):
      let distance = date.timeIntervalSince(now)
      switch style.kind {
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .date: return date.formatted(date: .long, time: .omitted)
      case .relative: return Self.largest(of: abs(distance))
      case .offset: return (distance < 0 ? "−" : "+") + Self.largest(of: abs(distance))
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
      case .relative, .offset: return Self.untilNext(Self.unit(of: abs(distance)).length, distance: distance)
      }
    }
  }

  /// Until the distance, which falls as time passes, is next a multiple of `step`; never at once.
  private static func untilNext(_ step: Double, distance: Double) -> Double {
    let rest = distance - (distance / step).rounded(.down) * step
    return rest < 0.001 ? step : rest + 0.001
  }

  private static func unit(of seconds: TimeInterval) -> (length: TimeInterval, name: String) {
    let units: [(TimeInterval, String)] = [(86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")]
    return units.first { seconds >= $0.0 } ?? (1, "second")
  }

  /// A duration in its largest unit.
  private static func largest(of seconds: TimeInterval) -> String {
    let (length, name) = unit(of: seconds)
    let count = Int(min(seconds / length, 1e9))
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
