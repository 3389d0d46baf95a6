/// Leaves out values until it is triggered. Downstream is subscribed first.
final class Barrier<Value, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Value

  let description = "DropUntilOutput"
  private let downstream: any Subscriber<Value, Failure>
  private let lock = Lock.make()
  private var upstream: (any Subscription)?
  private var trigger: (any Subscription)?
  private var isTriggered = false
  private var isCancelled = false
  /// What is owed, as long as values are left out, which use it up.
  private var demand = Subscribers.Demand.none

  init(_ downstream: any Subscriber<Value, Failure>) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    let owed = lock.withLock { () -> Subscribers.Demand? in
      guard upstream == nil, !isCancelled else { return nil }
      upstream = subscription
      return demand
    }
    guard let owed else { return subscription.cancel() }
    if owed > 0 { subscription.request(owed) }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let passes = lock.withLock {
      if isCancelled { return false }
      if isTriggered { return true }
      precondition(demand > 0, "DropUntilOutput was sent a value that nobody had asked for")
      demand -= 1
      return false
    }
    return passes ? downstream.receive(value) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (isWanted, trigger, upstream) = lock.withLock {
      defer { if !isCancelled { (self.trigger, self.upstream) = (nil, nil) } }
      return (!isCancelled, self.trigger, self.upstream)
    }
    guard isWanted else { return }
    withExtendedLifetime(upstream) {
      trigger?.cancel()
      downstream.receive(completion: completion)
    }
  }

  func request(_ more: Subscribers.Demand) {
    let upstream = lock.withLock {
      demand += more
      return self.upstream
    }
    upstream?.request(more)
  }

  func cancel() {
    let (upstream, trigger) = lock.withLock {
      isCancelled = true
      defer { (self.upstream, self.trigger) = (nil, nil) }
      return (self.upstream, self.trigger)
    }
    upstream?.cancel()
    trigger?.cancel()
  }

  fileprivate func began(_ trigger: any Subscription) {
    let isWanted = lock.withLock {
      guard self.trigger == nil, !isCancelled else { return false }
      self.trigger = trigger
      return true
    }
    if isWanted { trigger.request(.max(1)) } else { trigger.cancel() }
  }

  fileprivate func triggered() {
    let held = lock.withLock {
      isTriggered = true
      defer { trigger = nil }
      return trigger
    }
    withExtendedLifetime(held) {}
  }

  /// If the other one ends without a value, nothing can ever pass.
  fileprivate func triggerEnded(_ completion: Subscribers.Completion<Failure>) {
    let (isWanted, upstream, held) = lock.withLock {
      let isWanted = !isTriggered && !isCancelled
      defer { if isWanted { (self.upstream, trigger) = (nil, nil) } }
      return (isWanted, self.upstream, trigger)
    }
    guard isWanted else { return }
    withExtendedLifetime(held) {
      upstream?.cancel()
      downstream.receive(completion: completion)
    }
  }
}

/// The subscriber of the other publisher. It goes by the identifier of what it triggers.
struct BarrierTrigger<Input, Value, Failure: Error>: Subscriber, Inspectable {
  private let barrier: Barrier<Value, Failure>

  init(_ barrier: Barrier<Value, Failure>) { self.barrier = barrier }

  var combineIdentifier: CombineIdentifier { barrier.combineIdentifier }
  var description: String { barrier.description }

  func receive(subscription: any Subscription) { barrier.began(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand {
    barrier.triggered()
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { barrier.triggerEnded(completion) }
}
