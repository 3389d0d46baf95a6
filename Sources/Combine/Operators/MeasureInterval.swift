extension Publishers {
  /// Sends the time between values instead of them.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.subscribe(
        Stage<Upstream.Output, Failure, _, _>("MeasureInterval", subscriber) { _ in
          let now = scheduler.now
          defer { last = now }
          return .send(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Sends the time since the value before, or since the subscription, instead of each value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
