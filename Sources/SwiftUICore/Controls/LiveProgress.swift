import Foundation

/// The share of an interval that has passed, or is left.
struct ProgressInterval: Equatable {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  private var length: Double { dates.upperBound.timeIntervalSince(dates.lowerBound) }

  /// 0 to 1.
  func fraction(at now: Date) -> Double {
    let passed = length > 0 ? min(max(now.timeIntervalSince(dates.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }

  /// How many seconds from `now` it is shown anew: as often as a bar can tell, at most twenty times a second; nil: it is over.
  func lasts(from now: Date) -> Double? {
    if now >= dates.upperBound { return nil }
    if now < dates.lowerBound { return dates.lowerBound.timeIntervalSince(now) }
    return min(max(length / 500, 0.05), dates.upperBound.timeIntervalSince(now))
  }
}

/// Ten dates a second until `progress` has come to its end.
struct UntilFinished: TimelineSchedule {
  let progress: Progress

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    var next: Date? = startDate
    let progress = progress
    return AnyIterator {
      defer {
        next = progress.isFinished || progress.isCancelled ? nil : next?.addingTimeInterval(0.1)
      }
      return next
    }
  }
}

/// The time that has passed of an interval, or is left of it, beside its progress.
public struct DefaultDateProgressLabel: View {
  let interval: ProgressInterval
  public var body: some View { Text(timerInterval: interval.dates, countsDown: interval.countsDown) }
}

extension ProgressView {
  /// Shows how much time of an interval is left, or has passed, and goes on by itself.
  /// - Parameter countsDown: whether the bar empties.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, label: label(), currentValueLabel: currentValueLabel(),
      interval: ProgressInterval(dates: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(
      fraction: nil, label: label(), currentValueLabel: DefaultDateProgressLabel(interval: interval),
      interval: interval)
  }
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how far `progress` has come. Foundation on Linux tells nobody when that changes: while the view is there and the
  /// end is not reached, it looks ten times a second. It describes nothing either, so there is no label.
  public nonisolated init(_ progress: Progress) {
    self.init(
      fraction: nil, label: EmptyView(), currentValueLabel: EmptyView(), interval: nil, progress: progress)
  }
}
