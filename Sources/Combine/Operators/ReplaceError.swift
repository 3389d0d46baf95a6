extension Publishers {
  /// On a failure, sends a value and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Replacer<Output, Upstream.Failure>(output, downstream: subscriber))
    }
  }
}

/// Passes values on; after a failure, holds the replacement until it is asked for.
private final class Replacer<Value, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Value

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    /// Upstream has failed, and nobody has asked for the replacement.
    case holding
    case ended
  }

  let description = "ReplaceError"
  private let replacement: Value
  private let downstream: any Subscriber<Value, Never>
  private let lock = Lock.make()
  private var phase = Phase.awaiting
  private var demand = Subscribers.Demand.none

  init(_ replacement: Value, downstream: any Subscriber<Value, Never>) {
    self.replacement = replacement
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard case .subscribed = phase else { return false }
      precondition(demand > 0, "ReplaceError was sent a value that nobody had asked for")
      demand -= 1
      return true
    }
    guard isWanted else { return .none }
    let more = downstream.receive(value)
    if more > 0 { lock.withLock { demand += more } }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (upstream, isReplaced) = lock.withLock { () -> ((any Subscription)?, Bool) in
      guard case .subscribed(let upstream) = phase else { return (nil, false) }
      guard case .failure = completion else {
        phase = .ended
        return (upstream, false)
      }
      phase = demand > 0 ? .ended : .holding
      return (upstream, true)
    }
    guard let upstream else { return }
    withExtendedLifetime(upstream) {
      if !isReplaced {
        downstream.receive(completion: .finished)
      } else if lock.withLock({ demand > 0 }) {
        replace()
      }
    }
  }

  func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "A request must ask for something")
    let (upstream, isDue) = lock.withLock { () -> ((any Subscription)?, Bool) in
      switch phase {
      case .awaiting, .ended: return (nil, false)
      case .subscribed(let upstream):
        demand += more
        return (upstream, false)
      case .holding:
        phase = .ended
        return (nil, true)
      }
    }
    upstream?.request(more)
    if isDue { replace() }
  }

  func cancel() {
    let upstream = lock.withLock { () -> (any Subscription)? in
      switch phase {
      case .subscribed(let upstream):
        phase = .ended
        return upstream
      case .holding:
        phase = .ended
        return nil
      case .awaiting, .ended: return nil
      }
    }
    upstream?.cancel()
  }

  private func replace() {
    _ = downstream.receive(replacement)
    downstream.receive(completion: .finished)
  }
}

extension Publisher {
  /// On a failure, sends `output` and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
