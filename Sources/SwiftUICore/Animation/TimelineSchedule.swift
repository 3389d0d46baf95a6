/// The dates at which a `TimelineView` makes its content anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from the one in force at `startDate` on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may ask for updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// Few, for a screen that saves power.
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: in seconds; less than a millisecond counts as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(legal(interval, .positive, or: 0.001, for: "interval of a timeline"), 0.001)
  }
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start + periods * interval, interval: interval)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // Time zones differ from universal time by whole minutes.
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(date: Date(timeIntervalSinceReferenceDate: minutes * 60), interval: 60)
  }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A date for each frame, or for so many as are wanted.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date = date.map { $0 + interval } }
      return date
    }
  }
  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: in seconds; nil: a sixtieth.
  ///   - paused: whether there are none at all.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(legal(minimumInterval, .length, for: "interval of a timeline") ?? 1.0 / 60, 0.001)
    isPaused = paused
  }
  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(date: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
