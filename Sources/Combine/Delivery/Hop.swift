/// Brings what upstream sends over to a scheduler, in order, one closure per event.
///
/// An event that has been scheduled keeps this, and so the subscriber, until its time has come. A completion that is on
/// its way arrives even if the subscriber cancels meanwhile, as Apple's does.
class Hop<Value, Failure: Error>: Outlet<Value, Failure>, Subscriber, Subscription {
  typealias Input = Value

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    /// The completion is scheduled.
    case completing(any Subscription)
    case ended
  }

  private final let schedule: (@escaping () -> Void) -> Void
  private final var phase = Phase.awaiting
  /// Scheduled but not delivered. Each scheduled closure takes the next one, whatever order they run in.
  private final var travelling = Mailbox<Event<Value, Failure>>()

  init(_ downstream: any Subscriber<Value, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(downstream: downstream)
  }

  final func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    if isFirst { start(self) } else { subscription.cancel() }
  }

  final func receive(_ value: Value) -> Subscribers.Demand {
    send(.value(value))
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) { send(.completion(completion)) }

  private final func send(_ event: Event<Value, Failure>) {
    let isWanted = lock.withLock {
      guard case .subscribed(let upstream) = phase else { return false }
      if case .completion = event { phase = .completing(upstream) }
      travelling.post(event)
      return true
    }
    if isWanted { schedule { [self] in arrive() } }
  }

  private final func arrive() {
    let held = lock.withLock { () -> Phase? in
      guard let event = travelling.take() else { return nil }
      post(event)
      guard case .completion = event else { return nil }
      defer { phase = .ended }
      return phase
    }
    withExtendedLifetime(held) { drain() }
  }

  override final func demanded(_ more: Subscribers.Demand) { request(more) }

  final func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      switch phase {
      case .subscribed(let upstream), .completing(let upstream): return upstream
      case .awaiting, .ended: return nil
      }
    }
    upstream?.request(demand)
  }

  final func cancel() {
    let (upstream, held) = lock.withLock { () -> ((any Subscription)?, Any) in
      guard case .subscribed(let upstream) = phase else { return (nil, ()) }
      phase = .ended
      return (upstream, (close(), travelling.empty()))
    }
    withExtendedLifetime(held) { upstream?.cancel() }
  }
}

/// For `receive(on:)`.
final class ReceiveOnHop<Value, Failure: Error>: Hop<Value, Failure>, Inspectable {
  var description: String { "ReceiveOn" }
}

/// For `delay`, which like Apple's says nothing of itself.
final class DelayHop<Value, Failure: Error>: Hop<Value, Failure> {}
