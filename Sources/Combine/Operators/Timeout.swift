extension Publishers {
  /// Ends when upstream has been silent for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options, customError) = (scheduler, options, customError)
      let alarm = Alarm(scheduler, after: interval, options: options)
      upstream.subscribe(
        Vigil<Output, Failure>(subscriber) { action in
          scheduler.schedule(options: options, action)
        } watch: { vigil in
          alarm.set { vigil.end(customError.map { .failure($0()) } ?? .finished) }
        } stopWatching: {
          alarm.cancel()
        })
    }
  }
}

extension Publisher {
  /// Ends when no value has come for `interval`: with `customError`, or by finishing if there is none.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
