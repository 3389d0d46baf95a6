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
private final class Substitute<Value, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Value

  private let substitute: Value
  private let lock = Lock.make()
  private var downstream: (any Subscriber<Value, Failure>)?
  private var upstream: (any Subscription)?
  private var isEmpty = true
  private var isRequested = false
  private var isFinished = false

  init(_ substitute: Value, downstream: any Subscriber<Value, Failure>) {
    self.substitute = substitute
    self.downstream = downstream
  }

  var description: String { "ReplaceEmpty" }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil else { return nil as (any Subscriber<Value, Failure>)? }
      upstream = subscription
      return self.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let downstream = lock.withLock {
      isEmpty = false
      return self.downstream
    }
    return downstream?.receive(value) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let waits = lock.withLock {
      upstream = nil
      guard case .finished = completion, isEmpty else { return false }
      isFinished = true
      return true
    }
    if waits { settle() } else { takeDownstream()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let upstream = lock.withLock {
      isRequested = true
      return self.upstream
    }
    upstream?.request(demand)
    settle()
  }

  func cancel() {
    let (upstream, downstream) = lock.withLock {
      defer { (self.upstream, self.downstream) = (nil, nil) }
      return (self.upstream, self.downstream)
    }
    withExtendedLifetime(downstream) { upstream?.cancel() }
  }

  private func settle() {
    let downstream = lock.withLock {
      guard isRequested, isFinished else { return nil as (any Subscriber<Value, Failure>)? }
      isFinished = false
      return self.downstream
    }
    guard let downstream else { return }
    _ = downstream.receive(substitute)
    takeDownstream()?.receive(completion: .finished)
  }

  private func takeDownstream() -> (any Subscriber<Value, Failure>)? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
