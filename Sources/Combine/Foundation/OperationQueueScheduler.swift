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
    add(at: date.date, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(in: self, every: interval.timeInterval, action)
    repetition.schedule(at: date.date)
    return AnyCancellable(repetition)
  }

  /// Adds an operation that gets ready at `date`. Until then it is one of the queue's: counted, waited for and cancelled
  /// with the others.
  @discardableResult
  fileprivate func add(at date: Date, _ action: @escaping () -> Void) -> Operation {
    let operation = LaterOperation(action)
    // What it depends on is in no queue; it is over as soon as it is started.
    let time = BlockOperation {}
    operation.addDependency(time)
    addOperation(operation)
    operationTimes.asyncAfter(deadline: .now() + Swift.max(0, date.timeIntervalSinceNow)) { [self] in
      // Foundation has an operation tell those that depend on it without keeping them.
      withExtendedLifetime((self, operation)) { time.start() }
    }
    return operation
  }
}

/// Where operations are told that it is time: one after another, so that they get ready in the order of their times.
private let operationTimes = DispatchQueue(label: "Combine.OperationTimes")

/// Does something once.
private final class LaterOperation: Operation, @unchecked Sendable, Cancellable {
  private let lock = Lock.make()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  override func main() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}

/// What a queue does again and again, as one operation after another.
private final class Repetition: Cancellable {
  private let queue: OperationQueue
  private let interval: TimeInterval
  private let action: () -> Void
  private let lock = Lock.make()
  private var isCancelled = false
  private var turns = 0
  private var next: Operation?

  init(in queue: OperationQueue, every interval: TimeInterval, _ action: @escaping () -> Void) {
    (self.queue, self.interval, self.action) = (queue, interval, action)
  }

  func schedule(at date: Date) {
    let turn: Int? = lock.withLock {
      guard !isCancelled else { return nil }
      turns += 1
      return turns
    }
    guard let turn else { return }
    let operation = queue.add(at: date) { [self] in
      guard !lock.withLock({ isCancelled }) else { return }
      action()
      schedule(at: max(date.addingTimeInterval(interval), Date()))
    }
    let isLate = lock.withLock {
      // It may have run already; then the next is another, which it made.
      if turn == turns { next = operation }
      return isCancelled
    }
    if isLate { operation.cancel() }
  }

  func cancel() {
    let waiting = lock.withLock {
      isCancelled = true
      defer { next = nil }
      return next
    }
    waiting?.cancel()
  }
}
