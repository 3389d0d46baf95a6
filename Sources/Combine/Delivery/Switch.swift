/// Sends the values of the most recent of a series of publishers. Downstream is subscribed first.
final class Switch<Inner: Publisher>: Outlet<Inner.Output, Inner.Failure>, Subscriber, Subscription,
  Inspectable
{
  typealias Input = Inner
  typealias Failure = Inner.Failure

  let description = "SwitchToLatest"
  private var outer: (any Subscription)?
  private var isOuterEnded = false
  private var isCancelled = false
  /// The number of the most recent publisher; its events alone count.
  private var latest = 0
  /// Whether it has neither ended nor been left.
  private var hasCurrent = false
  private var current: (any Subscription)?
  private var demand = Subscribers.Demand.none

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard outer == nil, !isCancelled else { return false }
      outer = subscription
      return true
    }
    if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// Leaves the publisher before, and subscribes to this one.
  func receive(_ publisher: Inner) -> Subscribers.Demand {
    let (number, previous) = lock.withLock { () -> (Int?, (any Subscription)?) in
      guard !isCancelled, !isOuterEnded else { return (nil, nil) }
      latest += 1
      hasCurrent = true
      defer { current = nil }
      return (latest, current)
    }
    guard let number else { return .none }
    previous?.cancel()
    publisher.subscribe(SwitchInner(self, number: number))
    return .none
  }

  /// No further publishers will come.
  func receive(completion: Subscribers.Completion<Failure>) {
    let held = lock.withLock { () -> (any Subscription)? in
      guard !isCancelled else { return nil }
      isOuterEnded = true
      if case .failure = completion {
        post(.completion(completion))
        defer { current = nil }
        return current
      }
      if !hasCurrent { post(.completion(completion)) }
      return nil
    }
    held?.cancel()
    drain()
  }

  fileprivate func began(_ subscription: any Subscription, _ number: Int) {
    let owed = lock.withLock { () -> Subscribers.Demand? in
      guard number == latest, current == nil, !isCancelled else { return nil }
      current = subscription
      return demand
    }
    guard let owed else { return subscription.cancel() }
    if owed > 0 { subscription.request(owed) }
  }

  fileprivate func received(_ value: Inner.Output, _ number: Int) -> Subscribers.Demand {
    lock.withLock {
      guard number == latest, hasCurrent, isOpen else { return }
      precondition(demand > 0, "SwitchToLatest was sent a value that nobody had asked for")
      demand -= 1
      post(.value(value))
    }
    let more = deliver()
    if more > 0 { lock.withLock { demand += more } }
    return more
  }

  fileprivate func ended(_ completion: Subscribers.Completion<Failure>, _ number: Int) {
    let (outer, held) = lock.withLock { () -> ((any Subscription)?, (any Subscription)?) in
      guard number == latest, hasCurrent, !isCancelled else { return (nil, nil) }
      precondition(current != nil || !isOpen, "SwitchToLatest: a publisher ended before its subscription")
      hasCurrent = false
      defer { current = nil }
      guard case .failure = completion else {
        if isOuterEnded { post(.completion(.finished)) }
        return (nil, current)
      }
      post(.completion(completion))
      defer { self.outer = nil }
      return (self.outer, current)
    }
    withExtendedLifetime(held) { outer?.cancel() }
    drain()
  }

  override func demanded(_ more: Subscribers.Demand) { request(more) }

  func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "A request must ask for something")
    let upstream = lock.withLock {
      demand += more
      return self.current
    }
    upstream?.request(more)
  }

  func cancel() {
    let (inner, outer, held) = lock.withLock {
      isCancelled = true
      defer { (self.current, self.outer) = (nil, nil) }
      return (self.current, self.outer, close())
    }
    withExtendedLifetime(held) {
      inner?.cancel()
      outer?.cancel()
    }
  }
}

private struct SwitchInner<Inner: Publisher>: Subscriber, Inspectable {
  let owner: Switch<Inner>
  let number: Int
  let combineIdentifier = CombineIdentifier()

  init(_ owner: Switch<Inner>, number: Int) {
    self.owner = owner
    self.number = number
  }

  var description: String { owner.description }
  var inside: Inside { [("parentSubscription", owner.combineIdentifier)] }

  func receive(subscription: any Subscription) { owner.began(subscription, number) }
  func receive(_ value: Inner.Output) -> Subscribers.Demand { owner.received(value, number) }
  func receive(completion: Subscribers.Completion<Inner.Failure>) { owner.ended(completion, number) }
}
