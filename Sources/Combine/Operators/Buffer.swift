extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For as many as it can hold.
    case keepFull
    /// For everything.
    case byRequest
  }

  /// What a full buffer does with one value more.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops that one.
    case dropNewest
    /// Drops the one that has waited longest.
    case dropOldest
    /// Fails.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Reservoir<Output, Failure>(size: size, prefetch: prefetch, whenFull: whenFull, subscriber).follow(
        upstream)
    }
  }
}

/// The buffer of one subscription.
private final class Reservoir<Value, Failure: Error>: Outlet<Value, Failure>, Subscription,
  CustomStringConvertible
{
  let description = "Buffer"
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var values = Mailbox<Value>()
  private var demand = Subscribers.Demand.none
  private var isFinished = false
  private var upstream: Branch<Value, Failure>?

  init(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>,
    _ downstream: any Subscriber<Value, Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream: downstream)
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
    let branch = Branch<Value, Failure>(
      .init(
        begin: { [self] branch in
          branch.request(prefetch == .keepFull ? .max(size) : .unlimited)
          start(self)
        },
        value: { [self] _, value in received(value) },
        end: { [self] _, completion in
          if case .failure = completion { return fail(completion) }
          lock.withLock { isFinished = true }
          serve()
        }))
    lock.withLock { upstream = branch }
    publisher.subscribe(branch)
  }

  private func received(_ value: Value) {
    var dropped: Value?
    let isOverrun = lock.withLock {
      guard isOpen else { return false }
      if values.count >= size, demand == .none {
        switch whenFull {
        case .dropNewest: return false
        case .dropOldest: dropped = values.take()
        case .customError: return true
        }
      }
      if size > 0 || demand > 0 { values.post(value) }
      return false
    }
    withExtendedLifetime(dropped) {}
    if isOverrun, case .customError(let makeError) = whenFull {
      let upstream = lock.withLock { self.upstream }
      upstream?.cancel()
      fail(.failure(makeError()))
    } else {
      serve()
    }
  }

  /// A failure overtakes the values that nobody has asked for.
  private func fail(_ completion: Subscribers.Completion<Failure>) {
    let dropped = lock.withLock {
      post(.completion(completion))
      return values.empty()
    }
    withExtendedLifetime(dropped) { drain() }
  }

  /// Sends what is asked for, and asks upstream to fill the room.
  private func serve() {
    let (served, upstream) = lock.withLock {
      var served = 0
      while demand > 0, isOpen, let value = values.take() {
        demand -= 1
        served += 1
        post(.value(value))
      }
      if isFinished, values.isEmpty { post(.completion(.finished)) }
      return (served, self.upstream)
    }
    drain()
    if prefetch == .keepFull, served > 0 { upstream?.request(.max(served)) }
  }

  override func demanded(_ more: Subscribers.Demand) { request(more) }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    lock.withLock { demand += more }
    serve()
  }

  func cancel() {
    let held = lock.withLock {
      defer { upstream = nil }
      return (upstream, close(), values.empty())
    }
    held.0?.cancel()
  }
}

extension Publisher {
  /// Keeps up to `size` values that come faster than they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
