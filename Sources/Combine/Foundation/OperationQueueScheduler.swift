import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {
    public init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation(BlockOperation { action() })
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in addOperation { action() } }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let first = DispatchQueue.SchedulerTimeType(.now() + Swift.max(0, date.date.timeIntervalSinceNow))
    return DispatchQueue.global().schedule(
      after: first, interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval)
    ) { [self] in addOperation { action() } }
  }
}
