/// Passes values on until it is triggered. Like Apple's it says nothing of itself.
final class PrefixUntilOutputLimit<Value, Failure: Error>: Subscriber, Subscription {
  typealias Input = Value

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    case ended
  }

  private let downstream: any Subscriber<Value, Failure>
  private let lock = Lock.make()
  private var phase = Phase.awaiting
  private var trigger: (any Subscription)?

  init(_ downstream: any Subscriber<Value, Failure>) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let isOpen = lock.withLock {
      if case .subscribed = phase { true } else { false }
    }
    return isOpen ? downstream.receive(value) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (before, trigger) = lock.withLock {
      defer { (phase, self.trigger) = (.ended, nil) }
      return (phase, self.trigger)
    }
    trigger?.cancel()
    if case .subscribed = before { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      if case .subscribed(let upstream) = phase { upstream } else { nil }
    }
    upstream?.request(demand)
  }

  func cancel() {
    let (upstream, trigger) = end()
    upstream?.cancel()
    trigger?.cancel()
  }

  fileprivate func began(_ trigger: any Subscription) {
    let isWanted = lock.withLock {
      if case .ended = phase { return false }
      guard self.trigger == nil else { return false }
      self.trigger = trigger
      return true
    }
    if isWanted { trigger.request(.max(1)) } else { trigger.cancel() }
  }

  fileprivate func triggered() {
    let (upstream, isFirst) = lock.withLock { () -> ((any Subscription)?, Bool) in
      guard trigger != nil else { return (nil, false) }
      defer { (phase, trigger) = (.ended, nil) }
      if case .subscribed(let upstream) = phase { return (upstream, true) }
      return (nil, true)
    }
    guard isFirst else { return }
    upstream?.cancel()
    downstream.receive(completion: .finished)
  }

  fileprivate func triggerEnded() {
    let held = lock.withLock {
      defer { trigger = nil }
      return trigger
    }
    withExtendedLifetime(held) {}
  }

  private func end() -> ((any Subscription)?, (any Subscription)?) {
    lock.withLock {
      defer { (phase, trigger) = (.ended, nil) }
      if case .subscribed(let upstream) = phase { return (upstream, trigger) }
      return (nil, trigger)
    }
  }
}

/// The subscriber of the other publisher. It goes by the identifier of what it triggers.
struct PrefixUntilOutputTrigger<Input, Failure: Error, Value, ValueFailure: Error>: Subscriber {
  private let limit: PrefixUntilOutputLimit<Value, ValueFailure>

  init(_ limit: PrefixUntilOutputLimit<Value, ValueFailure>) { self.limit = limit }

  var combineIdentifier: CombineIdentifier { limit.combineIdentifier }

  func receive(subscription: any Subscription) { limit.began(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand {
    limit.triggered()
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { limit.triggerEnded() }
}
