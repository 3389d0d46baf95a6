extension Publishers {
  /// Sends all values in one array when upstream has finished.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, [Upstream.Output], Failure>(
          "Collect", subscriber, showing: { [("count", values.count)] }
        ) { value in
          values.append(value)
          return .more
        } result: {
          values
        })
    }
  }

  /// Sends the values in arrays of `count`; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Batches(count: count, downstream: subscriber))
    }
  }

  /// Sends nothing but the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Ignorer<Upstream.Output, S>(downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Sends all values in one array when upstream has finished. The array grows without limit.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends the values in arrays of `count`; the last one may be shorter. Traps unless `count` is positive.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "A batch needs at least one value")
    return Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Sends nothing but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

/// Asks for everything on its own account. Downstream speaks with upstream's subscription directly.
private struct Ignorer<Input, Downstream: Subscriber>: Subscriber, Inspectable {
  typealias Failure = Downstream.Failure

  let downstream: Downstream
  let combineIdentifier = CombineIdentifier()

  var description: String { "IgnoreOutput" }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}

/// Gathers values into arrays. Downstream's demand is for arrays, so upstream is asked for that many times more.
private final class Batches<Value, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Value

  private let count: Int
  private let lock = Lock.make()
  private let downstream: any Subscriber<[Value], Failure>
  private var upstream: (any Subscription)?
  private var isCancelled = false
  private var values: [Value] = []

  init(count: Int, downstream: any Subscriber<[Value], Failure>) {
    self.count = count
    self.downstream = downstream
  }

  var description: String { "CollectByCount" }
  var inside: Inside {
    let (upstream, values) = lock.withLock { (self.upstream, self.values) }
    return [
      ("downstream", downstream), ("upstreamSubscription", upstream as Any), ("buffer", values),
      ("count", count),
    ]
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil, !isCancelled else { return false }
      upstream = subscription
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let full = lock.withLock { () -> [Value]? in
      guard upstream != nil else { return nil }
      values.append(value)
      guard values.count == count else { return nil }
      defer { values = [] }
      return values
    }
    guard let full else { return .none }
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (upstream, rest) = lock.withLock {
      defer { (self.upstream, values) = (nil, []) }
      return (self.upstream, values)
    }
    withExtendedLifetime((upstream, rest)) {
      if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
      downstream.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "A request must ask for something")
    lock.withLock { upstream }?.request(demand * count)
  }

  func cancel() {
    let (upstream, rest) = lock.withLock {
      isCancelled = self.upstream != nil || isCancelled
      defer { (self.upstream, values) = (nil, []) }
      return (self.upstream, values)
    }
    withExtendedLifetime(rest) { upstream?.cancel() }
  }
}
