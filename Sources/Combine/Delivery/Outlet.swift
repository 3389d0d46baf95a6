/// The way to one subscriber, for those who may have something for it from several sides at once.
///
/// A subscriber must not be called on two threads at once, yet no lock may be held while it runs. So each event
/// is posted under the lock, and then delivered without it, by one thread at a time. A second thread that finds
/// another one delivering leaves its event to that one. The *same* thread, coming back from inside the
/// subscriber, goes in again: a `send` inside `receive` is delivered before `send` returns.
class Outlet<Output, Failure: Error> {
  final let lock: Lock
  /// Nil once it is over, if it is to be let go then. Guarded by the lock.
  private final var downstream: (any Subscriber<Output, Failure>)?
  private final let keepsDownstream: Bool
  /// Whether it has been completed or has cancelled.
  private final var isClosed = false
  /// Whether the completion is on its way, after which nothing may follow.
  private final var isEnding = false
  private final var mailbox = Mailbox<Event<Output, Failure>>()

  /// - Parameter keepsDownstream: Whether the subscriber lives on, as long as this does, after the end. What Apple's
  ///   operators do; their subjects let it go.
  init(lock: Lock = .make(), downstream: any Subscriber<Output, Failure>, keepsDownstream: Bool = true) {
    self.lock = lock
    self.downstream = downstream
    self.keepsDownstream = keepsDownstream
  }

  /// What a mirror shows of the subscriber.
  final var shownDownstream: Any { lock.withLock { downstream } as Any }

  /// Whether anything can still be put on its way. Call it holding the lock.
  final var isOpen: Bool { !isClosed && !isEnding }

  /// Puts an event on its way. Call it holding the lock, and ``drain()`` after releasing it.
  final func post(_ event: Event<Output, Failure>) {
    guard isOpen else { return }
    if case .completion = event { isEnding = true }
    mailbox.post(event)
  }

  /// Lets go of all that was on its way to the subscriber.
  ///
  /// Call it holding the lock, and keep what it returns until after releasing it.
  final func close() -> Any? {
    guard !isClosed else { return nil }
    isClosed = true
    defer { if !keepsDownstream { downstream = nil } }
    return (downstream, mailbox.empty())
  }

  /// Hands the subscription over, as the first thing the subscriber hears.
  final func start(_ subscription: any Subscription) {
    let subscriber = lock.withLock { isClosed ? nil : downstream }
    subscriber?.receive(subscription: subscription)
  }

  /// Delivers what has been posted, in order. Call it without holding the lock.
  final func drain() {
    let more = deliver()
    if more > 0 { demanded(more) }
  }

  /// Delivers what has been posted, in order. Call it without holding the lock.
  ///
  /// - Returns: What the subscriber asked for by what it returned from `receive`.
  final func deliver() -> Subscribers.Demand {
    lock.lock()
    guard let outer = mailbox.enter() else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    var demand = Subscribers.Demand.none
    while let (event, subscriber) = next(outer) {
      switch event {
      case .value(let value): demand += subscriber.receive(value)
      case .completion(let completion): subscriber.receive(completion: completion)
      }
    }
    return demand
  }

  /// Delivers an event before all that is on its way, or puts it on its way if another thread is delivering here. Call it
  /// without holding the lock.
  ///
  /// - Parameter isWanted: Asked under the lock.
  final func deliverAhead(_ event: Event<Output, Failure>, if isWanted: () -> Bool) {
    lock.lock()
    guard isOpen, let subscriber = downstream, isWanted() else { return lock.unlock() }
    guard let outer = mailbox.enterAhead() else {
      post(event)
      return lock.unlock()
    }
    var held: Any?
    if case .completion = event { held = close() }
    lock.unlock()
    var more = Subscribers.Demand.none
    switch event {
    case .value(let value): more = subscriber.receive(value)
    case .completion(let completion): subscriber.receive(completion: completion)
    }
    lock.withLock { mailbox.leave(outer) }
    withExtendedLifetime(held) {}
    if more > 0 { demanded(more) }
  }

  /// The subscriber asked for more by what it returned from `receive`. Called without the lock.
  func demanded(_ more: Subscribers.Demand) {}

  private final func next(_ outer: ThreadID) -> (Event<Output, Failure>, any Subscriber<Output, Failure>)? {
    lock.withLock {
      guard !isClosed, let event = mailbox.take(), let subscriber = downstream else {
        mailbox.leave(outer)
        return nil
      }
      if case .completion = event {
        isClosed = true
        if !keepsDownstream { downstream = nil }
      }
      return (event, subscriber)
    }
  }
}
