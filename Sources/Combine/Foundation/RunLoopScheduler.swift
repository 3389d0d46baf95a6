import Dispatch
public import Foundation

extension RunLoop: Scheduler {
  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {
    public init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard self === RunLoop.main else {
      RunLoopTimer.start(on: self, mode: .common, at: Date(), every: nil, tolerance: 0, action)
      return
    }
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    RunLoopTimer.start(
      on: self, mode: .common, at: date.date, every: nil, tolerance: tolerance.timeInterval, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let stop = RunLoopTimer.start(
      on: self, mode: .common, at: date.date, every: interval.timeInterval,
      tolerance: tolerance.timeInterval, action)
    return AnyCancellable(stop)
  }
}
