/// Follows one publisher after another, so that downstream sees them as one: what it asked for and did not get
/// from one is asked of the next.
///
/// The next one is started from a loop, not from inside the end of the one before: a hundred thousand retries of
/// a publisher that fails at once do not deepen the stack.
final class Succession<Output, Failure: Error>: Subscription, CustomStringConvertible {
  /// What to do when one has ended.
  enum Next {
    case end(Subscribers.Completion<Failure>)
    /// Calls ``follow(_:then:)`` for the next one.
    case start(() -> Void)
  }

  let description: String
  private let lock = Lock.make()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var hasBegun = false
  private var isStarting = false
  private var waiting: (() -> Void)?

  init(_ name: String, _ downstream: any Subscriber<Output, Failure>) {
    description = name
    self.downstream = downstream
  }

  /// Subscribes to a publisher; `then` says how to go on from its end.
  func follow<P: Publisher>(
    _ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Next
  ) where P.Output == Output {
    publisher.subscribe(Leg(self, then: then))
  }

  /// Starts one, and then those that become due while it starts.
  func run(_ start: @escaping () -> Void) {
    let isFree = lock.withLock {
      if isStarting { waiting = start }
      defer { isStarting = true }
      return !isStarting
    }
    guard isFree else { return }
    var next: (() -> Void)? = start
    while let start = next {
      start()
      next = lock.withLock {
        defer { waiting = nil }
        if waiting == nil || downstream == nil { isStarting = false }
        return downstream == nil ? nil : waiting
      }
    }
  }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    let upstream = lock.withLock {
      demand += more
      return self.upstream
    }
    upstream?.request(more)
  }

  func cancel() {
    let held = lock.withLock {
      defer { (upstream, downstream, waiting) = (nil, nil, nil) }
      return (upstream, downstream, waiting)
    }
    held.0?.cancel()
  }

  private func began(_ subscription: any Subscription) {
    let (downstream, isFirst, owed) = lock.withLock {
      defer { hasBegun = true }
      if self.downstream != nil { upstream = subscription }
      return (self.downstream, !hasBegun, demand)
    }
    guard let downstream else { return subscription.cancel() }
    if isFirst {
      downstream.receive(subscription: self)
    } else if owed > 0 {
      subscription.request(owed)
    }
  }

  private func received(_ value: Output) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  private func ended(_ next: () -> Next) {
    let isOpen = lock.withLock {
      upstream = nil
      return downstream != nil
    }
    guard isOpen else { return }
    switch next() {
    case .start(let start): run(start)
    case .end(let completion):
      let downstream = lock.withLock {
        defer { self.downstream = nil }
        return self.downstream
      }
      downstream?.receive(completion: completion)
    }
  }

  /// The subscriber of one of them.
  private final class Leg<LegFailure: Error>: Subscriber {
    typealias Input = Output
    typealias Failure = LegFailure

    private let succession: Succession
    private let then: (Subscribers.Completion<LegFailure>) -> Next

    init(_ succession: Succession, then: @escaping (Subscribers.Completion<LegFailure>) -> Next) {
      self.succession = succession
      self.then = then
    }

    func receive(subscription: any Subscription) { succession.began(subscription) }
    func receive(_ value: Output) -> Subscribers.Demand { succession.received(value) }
    func receive(completion: Subscribers.Completion<LegFailure>) {
      succession.ended { then(completion) }
    }
  }
}
