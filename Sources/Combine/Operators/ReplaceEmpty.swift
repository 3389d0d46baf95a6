extension Publishers {
  /// Sends a value if upstream finishes without having sent one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Substitute(output, downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Sends `output` if upstream finishes without having sent anything.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

/// Passes everything on; if there was nothing, holds the substitute until it is asked for.
///
/// To learn whether there is anything without waiting for demand, it asks upstream for everything itself.
private final class Substitute<Value, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Value

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    /// Upstream has finished without a value, and nobody has asked for one.
    case holding
    case ended
  }

  let description = "ReplaceEmpty"
  private let substitute: Value
  private let downstream: any Subscriber<Value, Failure>
  private let lock = Lock.make()
  private var phase = Phase.awaiting
  private var isEmpty = true
  private var isRequested = false

  init(_ substitute: Value, downstream: any Subscriber<Value, Failure>) {
    self.substitute = substitute
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
    let upstream = lock.withLock { self.upstream }
    upstream?.request(.unlimited)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard case .subscribed = phase else { return false }
      isEmpty = false
      return true
    }
    return isWanted ? downstream.receive(value) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (upstream, isReplaced, isDue) = lock.withLock { () -> ((any Subscription)?, Bool, Bool) in
      guard let upstream = self.upstream else { return (nil, false, false) }
      guard case .finished = completion, isEmpty else {
        phase = .ended
        return (upstream, false, false)
      }
      phase = isRequested ? .ended : .holding
      return (upstream, true, isRequested)
    }
    guard let upstream else { return }
    withExtendedLifetime(upstream) {
      if !isReplaced {
        downstream.receive(completion: completion)
      } else if isDue {
        replace()
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "A request must ask for something")
    let (upstream, isDue) = lock.withLock { () -> ((any Subscription)?, Bool) in
      isRequested = true
      guard case .holding = phase else { return (self.upstream, false) }
      phase = .ended
      return (nil, true)
    }
    upstream?.request(demand)
    if isDue { replace() }
  }

  func cancel() {
    let upstream = lock.withLock { () -> (any Subscription)? in
      if case .awaiting = phase { return nil }
      defer { phase = .ended }
      return self.upstream
    }
    upstream?.cancel()
  }

  private var upstream: (any Subscription)? {
    if case .subscribed(let upstream) = phase { upstream } else { nil }
  }

  private func replace() {
    _ = downstream.receive(substitute)
    downstream.receive(completion: .finished)
  }
}
