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
        Reduction<Upstream.Output, Failure, [Upstream.Output], Failure>("Collect", subscriber) { value in
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
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, Never, Failure>("IgnoreOutput", subscriber) { _ in
          .more
        } result: {
          nil
        })
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

/// Gathers values into arrays. Downstream's demand is for arrays, so upstream is asked for that many times more.
private final class Batches<Value, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Value

  private let count: Int
  private let lock = Lock.make()
  private var downstream: (any Subscriber<[Value], Failure>)?
  private var upstream: (any Subscription)?
  private var values: [Value] = []

  init(count: Int, downstream: any Subscriber<[Value], Failure>) {
    self.count = count
    self.downstream = downstream
  }

  var description: String { "CollectByCount" }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil else { return nil as (any Subscriber<[Value], Failure>)? }
      upstream = subscription
      return self.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let (full, downstream) = lock.withLock { () -> ([Value]?, (any Subscriber<[Value], Failure>)?) in
      guard self.downstream != nil else { return (nil, nil) }
      values.append(value)
      guard values.count == count else { return (nil, nil) }
      defer { values = [] }
      return (values, self.downstream)
    }
    guard let full, let downstream else { return .none }
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (rest, downstream) = lock.withLock {
      defer { (values, self.downstream, upstream) = ([], nil, nil) }
      return (values, self.downstream)
    }
    if case .finished = completion, !rest.isEmpty { _ = downstream?.receive(rest) }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand * count)
  }

  func cancel() {
    let held = lock.withLock {
      defer { (values, downstream, upstream) = ([], nil, nil) }
      return (values, downstream, upstream)
    }
    held.2?.cancel()
  }
}
