import Foundation

/// When a notification comes. While the program runs: what is still to come when it ends does not come.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool
  fileprivate init(repeats: Bool) { self.repeats = repeats }

  /// When it comes next, seen from `date`; nil: never.
  func next(after date: Date) -> Date? { nil }
}

/// After some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  private let start = Date()

  /// - Parameter timeInterval: in seconds, more than none; at least 60 where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? {
    guard repeats else { return start + timeInterval }
    let passed = max((Date().timeIntervalSince(start) / timeInterval).rounded(.down), 0)
    return start + (passed + 1) * timeInterval
  }
  override func next(after date: Date) -> Date? { date + timeInterval }
}

/// At a date, or at each that has the same hour, weekday and so on.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the date has; what is not said is that of any.
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var matched = dateComponents
    matched.calendar = nil
    matched.timeZone = nil
    return calendar.nextDate(after: date, matching: matched, matchingPolicy: .nextTime)
  }
}

/// That of what a server sends. Nothing sends any here.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
