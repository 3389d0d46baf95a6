/// Follows one publisher and then another, so that downstream sees them as one: what it asked for and did not get
/// from the first is asked of the second. Values that nobody asked for are dropped.
final class Chain<Output, Failure: Error>: Subscription, Inspectable {
  private enum Phase {
    case awaitingFirst
    case first(any Subscription)
    case awaitingSecond
    case second(any Subscription)
    case ended
  }

  let description = "Concatenate"
  private let downstream: any Subscriber<Output, Failure>
  private let lock = Lock.make()
  private var phase = Phase.awaitingFirst
  private var demand = Subscribers.Demand.none
  /// Subscribes to the second one; nil once that is done, or nobody wants it.
  private var startSecond: (() -> Void)?

  init(_ downstream: any Subscriber<Output, Failure>) { self.downstream = downstream }

  func follow<A: Publisher, B: Publisher>(_ first: A, _ second: B)
  where A.Output == Output, B.Output == Output, A.Failure == Failure, B.Failure == Failure {
    startSecond = { [self] in
      second.subscribe(
        Leg<Chain, Output, Failure, SecondLeg>(
          of: self, (secondBegan, { self.received($0, inFirst: false) }, secondEnded)))
    }
    first.subscribe(
      Leg<Chain, Output, Failure, FirstLeg>(
        of: self, (firstBegan, { self.received($0, inFirst: true) }, firstEnded)))
  }

  private func firstBegan(_ subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard case .awaitingFirst = phase else { return false }
      phase = .first(subscription)
      return true
    }
    if isWanted { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  private func secondBegan(_ subscription: any Subscription) {
    let owed = lock.withLock { () -> Subscribers.Demand? in
      guard case .awaitingSecond = phase else { return nil }
      phase = .second(subscription)
      return demand
    }
    guard let owed else { return subscription.cancel() }
    if owed > 0 { subscription.request(owed) }
  }

  private func received(_ value: Output, inFirst: Bool) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard demand > 0, isIn(first: inFirst) else { return false }
      demand -= 1
      return true
    }
    guard isWanted else { return .none }
    let more = downstream.receive(value)
    if more > 0 { lock.withLock { demand += more } }
    return more
  }

  private func firstEnded(_ completion: Subscribers.Completion<Failure>) {
    let (wasCurrent, start) = lock.withLock { () -> (Bool, (() -> Void)?) in
      guard isIn(first: true) else { return (false, nil) }
      defer { startSecond = nil }
      if case .failure = completion {
        phase = .ended
      } else {
        phase = .awaitingSecond
      }
      return (true, startSecond)
    }
    guard wasCurrent else { return }
    if case .failure = completion { downstream.receive(completion: completion) } else { start?() }
  }

  private func secondEnded(_ completion: Subscribers.Completion<Failure>) {
    let wasCurrent = lock.withLock {
      guard isIn(first: false) else { return false }
      phase = .ended
      return true
    }
    if wasCurrent { downstream.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      if case .ended = phase { return nil }
      demand += more
      return self.upstream
    }
    upstream?.request(more)
  }

  func cancel() {
    let (upstream, start) = lock.withLock {
      defer { (phase, startSecond) = (.ended, nil) }
      return (self.upstream, startSecond)
    }
    withExtendedLifetime(start) { upstream?.cancel() }
  }

  private var upstream: (any Subscription)? {
    switch phase {
    case .first(let upstream), .second(let upstream): upstream
    case .awaitingFirst, .awaitingSecond, .ended: nil
    }
  }

  private func isIn(first: Bool) -> Bool {
    switch phase {
    case .first: first
    case .second: !first
    case .awaitingFirst, .awaitingSecond, .ended: false
    }
  }
}
