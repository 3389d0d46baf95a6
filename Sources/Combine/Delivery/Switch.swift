/// Sends the values of the most recent of a series of publishers.
final class Switch<Output, Failure: Error>: Outlet<Output, Failure>, Subscription, CustomStringConvertible {
  let description = "SwitchToLatest"
  private var outer: (any Cancellable)?
  private var current: Branch<Output, Failure>?
  private var isOuterEnded = false
  private var demand = Subscribers.Demand.none

  /// Takes its publishers from an outer one.
  func follow(_ outer: any Cancellable) {
    lock.withLock { self.outer = outer }
  }

  /// Leaves the publisher before, and subscribes to this one.
  func change<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
    let next = Branch<Output, Failure>(
      .init(
        begin: { _ in },
        value: { [self] branch, value in received(value, branch) },
        end: { [self] branch, completion in ended(branch, completion) }))
    let (previous, isWanted, owed) = lock.withLock {
      defer { if isOpen { current = next } }
      return (current, isOpen, demand)
    }
    previous?.cancel()
    guard isWanted else { return }
    // Asked before it is subscribed, in one piece with becoming the current one: a request that comes in the
    // meantime adds to this one instead of counting twice.
    next.request(owed)
    publisher.subscribe(next)
  }

  /// No further publishers will come.
  func outerEnded(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return fail(completion) }
    lock.withLock {
      isOuterEnded = true
      if current == nil { post(.completion(.finished)) }
    }
    drain()
  }

  private func received(_ value: Output, _ branch: Branch<Output, Failure>) {
    lock.withLock {
      guard branch === current, demand > 0 else { return }
      demand -= 1
      post(.value(value))
    }
    drain()
  }

  private func ended(_ branch: Branch<Output, Failure>, _ completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ branch === current }) else { return }
    if case .failure = completion { return fail(completion) }
    lock.withLock {
      guard branch === current else { return }
      current = nil
      if isOuterEnded { post(.completion(.finished)) }
    }
    drain()
  }

  private func fail(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { post(.completion(completion)) }
    cancelAll()
    drain()
  }

  override func demanded(_ more: Subscribers.Demand) { request(more) }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    let current = lock.withLock {
      demand += more
      return self.current
    }
    current?.request(more)
  }

  func cancel() {
    let held = lock.withLock { close() }
    withExtendedLifetime(held) { cancelAll() }
  }

  private func cancelAll() {
    let (outer, current) = lock.withLock {
      defer { (self.outer, self.current) = (nil, nil) }
      return (self.outer, self.current)
    }
    outer?.cancel()
    current?.cancel()
  }
}
