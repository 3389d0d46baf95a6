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
      upstream.subscribe(Stopwatch(scheduler, downstream: subscriber))
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

/// Tells the time between values. What downstream asks for by what it returns is requested, not returned.
private final class Stopwatch<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
  Inspectable
{
  typealias Stride = Context.SchedulerTimeType.Stride

  let description = "MeasureInterval"
  private let scheduler: Context
  private let downstream: any Subscriber<Stride, Failure>
  private let lock = Lock.make()
  private var upstream: (any Subscription)?
  private var isEnded = false
  private var last: Context.SchedulerTimeType?

  init(_ scheduler: Context, downstream: any Subscriber<Stride, Failure>) {
    self.scheduler = scheduler
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil, !isEnded else { return false }
      upstream = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    let now = scheduler.now
    lock.withLock { last = now }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let upstream = lock.withLock({ upstream }) else { return .none }
    let now = scheduler.now
    let last = lock.withLock {
      defer { self.last = now }
      return self.last ?? now
    }
    let more = downstream.receive(last.distance(to: now))
    if more > 0 { upstream.request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if let upstream = end() {
      withExtendedLifetime(upstream) { downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() { end()?.cancel() }

  private func end() -> (any Subscription)? {
    lock.withLock {
      guard upstream != nil else { return nil }
      isEnded = true
      defer { upstream = nil }
      return upstream
    }
  }
}
