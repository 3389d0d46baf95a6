/// The subscriber of one of several upstreams that an operator listens to at once.
///
/// Its owner decides what an event means; this keeps the subscription and knows when it is over.
final class Branch<Value, Failure: Error>: Subscriber, Cancellable {
  typealias Input = Value

  /// What the owner does with the events. All are called without any lock.
  struct Handlers {
    var begin: (Branch) -> Void
    var value: (Branch, Value) -> Void
    var end: (Branch, Subscribers.Completion<Failure>) -> Void
  }

  private let lock = Lock.make()
  private var handlers: Handlers?
  private var upstream: (any Subscription)?
  /// What was asked for before the subscription came.
  private var owed = Subscribers.Demand.none

  init(_ handlers: Handlers) { self.handlers = handlers }

  func receive(subscription: any Subscription) {
    let (begin, owed) = lock.withLock { () -> (((Branch) -> Void)?, Subscribers.Demand) in
      guard upstream == nil, let handlers else { return (nil, .none) }
      upstream = subscription
      defer { self.owed = .none }
      return (handlers.begin, self.owed)
    }
    guard let begin else { return subscription.cancel() }
    begin(self)
    if owed > 0 { subscription.request(owed) }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    lock.withLock { handlers }?.value(self, value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (handlers, _) = end()
    handlers?.end(self, completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let upstream = lock.withLock {
      if self.upstream == nil { owed += demand }
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let (_, upstream) = end()
    upstream?.cancel()
  }

  private func end() -> (Handlers?, (any Subscription)?) {
    lock.withLock {
      defer { (handlers, upstream) = (nil, nil) }
      return (handlers, upstream)
    }
  }
}
