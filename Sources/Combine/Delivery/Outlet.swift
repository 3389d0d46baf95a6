/// The way to one subscriber, for those who may have something for it from several sides at once.
///
/// A subscriber must not be called on two threads at once, yet no lock may be held while it runs. So each event
/// is posted under the lock, and then drained without it, by one thread at a time. A second thread that finds
/// another one draining leaves its event to that one. The *same* thread, coming back from inside the
/// subscriber, goes in again: a `send` inside `receive` is delivered before `send` returns.
class Outlet<Output, Failure: Error> {
  final let lock: Lock
  /// Nil once it has been completed or has cancelled. Guarded by the lock.
  private final var downstream: (any Subscriber<Output, Failure>)?
  /// Whether the completion is on its way, after which nothing may follow.
  private final var isEnding = false
  private final var mailbox = Mailbox<Event<Output, Failure>>()

  init(lock: Lock = .make(), downstream: any Subscriber<Output, Failure>) {
    self.lock = lock
    self.downstream = downstream
  }

  /// Whether anything can still be put on its way. Call it holding the lock.
  final var isOpen: Bool { downstream != nil && !isEnding }

  /// Puts an event on its way. Call it holding the lock, and ``drain()`` after releasing it.
  final func post(_ event: Event<Output, Failure>) {
    guard isOpen else { return }
    if case .completion = event { isEnding = true }
    mailbox.post(event)
  }

  /// Lets go of the subscriber and all that was on its way to it.
  ///
  /// Call it holding the lock, and keep what it returns until after releasing it.
  final func close() -> Any? {
    guard let subscriber = downstream else { return nil }
    downstream = nil
    return (subscriber, mailbox.empty())
  }

  /// Hands the subscription over, as the first thing the subscriber hears.
  final func start(_ subscription: any Subscription) {
    let subscriber = lock.withLock { downstream }
    subscriber?.receive(subscription: subscription)
  }

  /// Delivers what has been posted, in order. Call it without holding the lock.
  final func drain() {
    lock.lock()
    guard let outer = mailbox.enter() else { return lock.unlock() }
    lock.unlock()
    while let (event, subscriber) = next(outer) {
      switch event {
      case .value(let value):
        let more = subscriber.receive(value)
        if more > 0 { demanded(more) }
      case .completion(let completion):
        subscriber.receive(completion: completion)
      }
    }
  }

  /// The subscriber asked for more by what it returned from `receive`. Called without the lock.
  func demanded(_ more: Subscribers.Demand) {}

  private final func next(_ outer: ThreadID) -> (Event<Output, Failure>, any Subscriber<Output, Failure>)? {
    lock.withLock {
      guard let event = mailbox.take(), let subscriber = downstream else {
        mailbox.leave(outer)
        return nil
      }
      if case .completion = event { downstream = nil }
      return (event, subscriber)
    }
  }
}
