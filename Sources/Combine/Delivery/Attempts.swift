/// Follows a publisher, and starts again when that fails, as often as it is told to.
///
/// The next attempt is started from a loop, not from inside the end of the one before: a hundred thousand retries of
/// a publisher that fails at once do not deepen the stack.
final class Attempts<Output, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Output

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    case ended
  }

  let description = "Retry"
  private let lock = Lock.make()
  private var phase = Phase.awaiting
  /// Both nil after the end.
  private var downstream: (any Subscriber<Output, Failure>)?
  private var start: ((Attempts) -> Void)?
  private var demand = Subscribers.Demand.none
  private var hasBegun = false
  /// How many are left; nil for any number.
  private var remaining: Int?
  private var isStarting = false
  private var startsAgain = false

  init(retries: Int?, _ downstream: any Subscriber<Output, Failure>, start: @escaping (Attempts) -> Void) {
    remaining = retries.flatMap { $0 < 0 ? nil : $0 }
    self.downstream = downstream
    self.start = start
  }

  /// Starts one attempt, and then those that become due while it starts.
  func attempt() {
    let isFree = lock.withLock {
      if isStarting { startsAgain = true }
      defer { isStarting = true }
      return !isStarting
    }
    guard isFree else { return }
    var isDue = true
    while isDue {
      let start = lock.withLock { self.start }
      start?(self)
      isDue = lock.withLock {
        defer { startsAgain = false }
        if !startsAgain { isStarting = false }
        return startsAgain
      }
    }
  }

  func receive(subscription: any Subscription) {
    let (downstream, owed) = lock.withLock {
      () -> ((any Subscriber<Output, Failure>)?, Subscribers.Demand?) in
      guard case .awaiting = phase else { return (nil, nil) }
      phase = .subscribed(subscription)
      defer { hasBegun = true }
      return hasBegun ? (nil, demand) : (self.downstream, .none)
    }
    guard let owed else { return subscription.cancel() }
    downstream?.receive(subscription: self)
    if owed > 0 { subscription.request(owed) }
  }

  func receive(_ value: Output) -> Subscribers.Demand {
    guard let downstream = takeOne() else { return .none }
    let more = downstream.receive(value)
    if more > 0 {
      let upstream = lock.withLock { () -> (any Subscription)? in
        demand += more
        if case .subscribed(let upstream) = phase { return upstream }
        return nil
      }
      upstream?.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isRetried = lock.withLock {
      guard case .subscribed = phase, case .failure = completion, remaining != 0 else { return false }
      remaining = remaining.map { $0 - 1 }
      phase = .awaiting
      return true
    }
    if isRetried { return attempt() }
    end().0?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      switch phase {
      case .awaiting:
        demand += more
        return nil
      case .subscribed(let upstream):
        demand += more
        return upstream
      case .ended: return nil
      }
    }
    upstream?.request(more)
  }

  func cancel() { end().1?.cancel() }

  /// Uses up demand for one value. Nil after the end.
  private func takeOne() -> (any Subscriber<Output, Failure>)? {
    lock.lock()
    defer { lock.unlock() }
    if downstream != nil {
      precondition(demand > 0, "Retry was sent a value that nobody had asked for")
      demand -= 1
    }
    return downstream
  }

  private func end() -> ((any Subscriber<Output, Failure>)?, (any Subscription)?, Any) {
    lock.withLock {
      defer { (phase, downstream, start) = (.ended, nil, nil) }
      if case .subscribed(let upstream) = phase { return (downstream, upstream, start as Any) }
      return (downstream, nil, start as Any)
    }
  }
}
