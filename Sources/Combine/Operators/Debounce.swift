extension Publishers {
  /// Sends a value once none has followed it for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      let alarm = Alarm(scheduler, after: dueTime, options: options)
      let latest = LatestOnly<Output, Failure>(
        "Debounce", replaces: true, keepsDownstream: true, keepsUnwanted: true, subscriber)
      latest.follow(upstream) {
      } onValue: { _ in
        alarm.set { latest.release() }
      } onEnd: { completion in
        alarm.cancel()
        scheduler.schedule { latest.end(completion) }
      } onCancel: {
        alarm.cancel()
      }
    }
  }
}

extension Publisher {
  /// Sends a value once none has followed it for `dueTime`.
  ///
  /// A value that is still waiting when upstream ends is dropped.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
