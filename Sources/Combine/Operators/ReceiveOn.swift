extension Publishers {
  /// Delivers values and the end on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ReceiveOnHop<Output, Failure>(subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let errand = Errand<Output, Failure>(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(errand) }
    }
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler, in order.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Carries what downstream says to upstream by way of a scheduler.
private final class Errand<Input, Failure: Error>: Subscriber, Subscription, Inspectable {
  let description = "SubscribeOn"
  private let schedule: (@escaping () -> Void) -> Void
  private let downstream: any Subscriber<Input, Failure>
  private let lock = Lock.make()
  private var upstream: (any Subscription)?
  private var isEnded = false

  init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil, !isEnded else { return false }
      upstream = subscription
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { upstream != nil } ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let upstream = end() else { return }
    withExtendedLifetime(upstream) { downstream.receive(completion: completion) }
  }

  /// What is scheduled is done even if the subscription has been cancelled since.
  func request(_ demand: Subscribers.Demand) {
    guard let upstream = lock.withLock({ self.upstream }) else { return }
    schedule { [self] in withExtendedLifetime(self) { upstream.request(demand) } }
  }

  func cancel() {
    guard let upstream = end() else { return }
    schedule { [self] in withExtendedLifetime(self) { upstream.cancel() } }
  }

  private func end() -> (any Subscription)? {
    lock.withLock {
      guard upstream != nil else { return nil }
      isEnded = true
      defer { upstream = nil }
      return upstream
    }
  }
}
