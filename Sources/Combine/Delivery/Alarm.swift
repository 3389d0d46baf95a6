/// One thing to do later, unless it is put off or called off before then.
final class Alarm<Context: Scheduler> {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?
  private let lock = Lock.make()
  private var generation = 0
  private var timer: (any Cancellable)?

  init(
    _ scheduler: Context, after interval: Context.SchedulerTimeType.Stride,
    options: Context.SchedulerOptions?
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.options = options
  }

  /// Does it after the interval from now; what was set before is called off.
  func set(_ action: @escaping () -> Void) {
    let (mine, old) = lock.withLock { begin() }
    old?.cancel()
    // The repeating form, since it is the one that can be cancelled.
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [self] in
      let (isDue, timer) = lock.withLock { () -> (Bool, (any Cancellable)?) in
        guard generation == mine else { return (false, nil) }
        return (true, begin().1)
      }
      timer?.cancel()
      if isDue { action() }
    }
    let isCurrent = lock.withLock {
      if generation == mine { self.timer = timer }
      return generation == mine
    }
    if !isCurrent { timer.cancel() }
  }

  func cancel() {
    let (_, old) = lock.withLock { begin() }
    old?.cancel()
  }

  private func begin() -> (Int, (any Cancellable)?) {
    generation += 1
    defer { timer = nil }
    return (generation, timer)
  }
}
