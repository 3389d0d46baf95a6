/// Brings what upstream sends over to a scheduler, in order, one closure per event.
final class Hop<Value, Failure: Error>: Outlet<Value, Failure>, Subscription, CustomStringConvertible {
  let description: String
  private let schedule: (@escaping () -> Void) -> Void
  /// Called, without the lock, for each value that upstream sends, for the first request, and at the end.
  private var onActivity: (() -> Void)?
  private var onEnd: (() -> Void)?
  private var upstream: Branch<Value, Failure>?
  /// Scheduled but not delivered. Each scheduled closure takes the next one, whatever order they run in.
  private var travelling = Mailbox<Event<Value, Failure>>()
  private var isRequested = false

  init(
    _ name: String, _ downstream: any Subscriber<Value, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    description = name
    self.schedule = schedule
    super.init(downstream: downstream)
  }

  /// Asks to be told of every sign of life.
  func watch(onActivity: @escaping () -> Void, onEnd: @escaping () -> Void) {
    lock.withLock { (self.onActivity, self.onEnd) = (onActivity, onEnd) }
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
    let branch = Branch<Value, Failure>(
      .init(
        begin: { [self] _ in
          lock.withLock { onActivity }?()
          start(self)
        },
        value: { [self] _, value in
          lock.withLock { onActivity }?()
          send(.value(value))
        },
        end: { [self] _, completion in
          stopWatching()
          send(.completion(completion))
        }))
    lock.withLock { upstream = branch }
    publisher.subscribe(branch)
  }

  /// Ends at once, leaving what is still travelling.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let left = lock.withLock {
      post(.completion(completion))
      return travelling.empty()
    }
    withExtendedLifetime(left) { stop() }
    drain()
  }

  private func send(_ event: Event<Value, Failure>) {
    let isWanted = lock.withLock {
      if isOpen { travelling.post(event) }
      return isOpen
    }
    if isWanted { schedule { [self] in arrive() } }
  }

  private func arrive() {
    lock.withLock {
      if let event = travelling.take() { post(event) }
    }
    drain()
  }

  override func demanded(_ more: Subscribers.Demand) { request(more) }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, onActivity) = lock.withLock {
      defer { isRequested = true }
      return (self.upstream, isRequested ? nil : self.onActivity)
    }
    onActivity?()
    upstream?.request(demand)
  }

  func cancel() {
    let held = lock.withLock { (close(), travelling.empty()) }
    withExtendedLifetime(held) { stop() }
  }

  private func stop() {
    stopWatching()
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func stopWatching() {
    let (onEnd, onActivity) = lock.withLock {
      defer { (self.onEnd, self.onActivity) = (nil, nil) }
      return (self.onEnd, self.onActivity)
    }
    withExtendedLifetime(onActivity) { onEnd?() }
  }
}
