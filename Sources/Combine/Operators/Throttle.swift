extension Publishers {
  /// Sends at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval) = (scheduler, interval)
      let pace = Pace<Context.SchedulerTimeType>()
      let kept = LatestOnly<Output, Failure>(
        "Throttle", replaces: latest, keepsDownstream: false, keepsUnwanted: false, subscriber)
      // The clock is read whenever Apple's is, even where the time makes no difference: a test's clock may count.
      _ = scheduler.now
      kept.follow(upstream) {
        _ = scheduler.now
      } onValue: { wasHolding in
        let now = scheduler.now
        guard !wasHolding else { return }
        let release = { kept.release(onSend: { pace.passed(scheduler.now) }) }
        if let last = pace.last, last.advanced(by: interval) > now {
          scheduler.schedule(after: last.advanced(by: interval), release)
        } else {
          scheduler.schedule(release)
        }
      } onEnd: { completion in
        _ = scheduler.now
        if !kept.endAfterRelease(completion) { scheduler.schedule { kept.end(completion) } }
      } onCancel: {
      }
    }
  }
}

extension Publisher {
  /// Sends at most one value in each interval, on a scheduler: the first at once, and then the latest, or the first,
  /// of those that came during the interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// When a value last passed.
private final class Pace<Time> {
  private let lock = Lock.make()
  private var time: Time?

  var last: Time? { lock.withLock { time } }

  func passed(_ now: Time) { lock.withLock { time = now } }
}
