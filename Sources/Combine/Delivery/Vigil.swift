/// Brings what upstream sends over to a scheduler, and ends when upstream has been silent for too long.
final class Vigil<Value, Failure: Error>: Outlet<Value, Failure>, Subscriber, Subscription, Inspectable {
  typealias Input = Value

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    /// The completion is scheduled.
    case completing(any Subscription)
    case ended
  }

  let description = "Timeout"
  private let schedule: (@escaping () -> Void) -> Void
  /// Starts the wait anew, and calls off the one before.
  private let watch: (Vigil) -> Void
  private let stopWatching: () -> Void
  private var phase = Phase.awaiting
  private var travelling = Mailbox<Event<Value, Failure>>()
  private var isRequested = false

  init(
    _ downstream: any Subscriber<Value, Failure>, schedule: @escaping (@escaping () -> Void) -> Void,
    watch: @escaping (Vigil) -> Void, stopWatching: @escaping () -> Void
  ) {
    self.schedule = schedule
    self.watch = watch
    self.stopWatching = stopWatching
    super.init(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    guard isFirst else { return subscription.cancel() }
    watch(self)
    start(self)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    guard lock.withLock({ isSubscribed }) else { return .none }
    watch(self)
    send(.value(value))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ isSubscribed }) else { return }
    stopWatching()
    send(.completion(completion))
  }

  /// Upstream has been silent for too long.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let (upstream, left) = lock.withLock { () -> ((any Subscription)?, Any) in
      guard case .subscribed(let upstream) = phase else { return (nil, ()) }
      phase = .ended
      post(.completion(completion))
      return (upstream, travelling.empty())
    }
    withExtendedLifetime(left) { upstream?.cancel() }
    drain()
  }

  private func send(_ event: Event<Value, Failure>) {
    let isWanted = lock.withLock {
      guard case .subscribed(let upstream) = phase else { return false }
      if case .completion = event { phase = .completing(upstream) }
      travelling.post(event)
      return true
    }
    if isWanted { schedule { [self] in arrive() } }
  }

  private func arrive() {
    let held = lock.withLock { () -> Phase? in
      guard let event = travelling.take() else { return nil }
      post(event)
      guard case .completion = event else { return nil }
      defer { phase = .ended }
      return phase
    }
    withExtendedLifetime(held) { drain() }
  }

  override func demanded(_ more: Subscribers.Demand) { lock.withLock { upstream }?.request(more) }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, isFirst) = lock.withLock {
      let upstream = self.upstream
      defer { if upstream != nil { isRequested = true } }
      return (upstream, !isRequested)
    }
    guard let upstream else { return }
    if isFirst { watch(self) }
    upstream.request(demand)
  }

  func cancel() {
    let (upstream, held) = lock.withLock { () -> ((any Subscription)?, Any) in
      guard let upstream = self.upstream else { return (nil, ()) }
      phase = .ended
      return (upstream, (close(), travelling.empty()))
    }
    guard let upstream else { return }
    withExtendedLifetime(held) {
      stopWatching()
      upstream.cancel()
    }
  }

  private var isSubscribed: Bool {
    if case .subscribed = phase { true } else { false }
  }

  private var upstream: (any Subscription)? {
    switch phase {
    case .subscribed(let upstream), .completing(let upstream): upstream
    case .awaiting, .ended: nil
    }
  }
}
