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
      upstream.subscribe(
        Reservoir<Output, Failure>(size: size, prefetch: prefetch, whenFull: whenFull, subscriber))
    }
  }
}

/// The buffer of one subscription.
///
/// A failure of upstream overtakes the values that wait, and those that are being sent. An overflow fails at the next
/// request, after what that asks for; the end waits for a request too.
private final class Reservoir<Value, Failure: Error>: Outlet<Value, Failure>, Subscriber, Subscription,
  Inspectable
{
  typealias Input = Value

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    case ended
  }

  let description = "Buffer"
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var phase = Phase.awaiting
  private var values = Mailbox<Value>()
  private var demand = Subscribers.Demand.none
  /// How it will end, once nothing more comes in.
  private var terminal: Subscribers.Completion<Failure>?

  init(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>,
    _ downstream: any Subscriber<Value, Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream: downstream)
  }

  var inside: Inside {
    let (values, phase, demand, terminal) = lock.withLock {
      (self.values.waiting, self.phase, self.demand, self.terminal)
    }
    return [
      ("values", values), ("state", phase), ("downstreamDemand", demand), ("terminal", terminal as Any),
    ]
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    guard isFirst else { return subscription.cancel() }
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    start(self)
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    var dropped: Value?
    let isOverrun = lock.withLock { () -> Bool in
      guard self.upstream != nil else { return false }
      // What comes behind the end that waits is kept too, as with Apple's; what comes behind an overflow is not.
      if case .failure = terminal { return false }
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
      let error = makeError()
      let upstream = lock.withLock {
        terminal = .failure(error)
        return self.upstream
      }
      upstream?.cancel()
    }
    let served = serve(isRequested: false)
    return prefetch == .keepFull ? served : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard case .failure = completion else {
      lock.withLock { if upstream != nil, terminal == nil { terminal = completion } }
      _ = serve(isRequested: false)
      return
    }
    let (isWanted, dropped) = lock.withLock { () -> (Bool, Any) in
      guard upstream != nil, terminal == nil else { return (false, ()) }
      defer { phase = .ended }
      return (true, (values.empty(), phase))
    }
    withExtendedLifetime(dropped) { if isWanted { deliverAhead(.completion(completion)) { true } } }
  }

  /// Sends what is asked for, and the end if it is time for that.
  ///
  /// - Returns: How many values it sent.
  private func serve(isRequested: Bool) -> Subscribers.Demand {
    let (served, held) = lock.withLock { () -> (Int, Any) in
      var served = 0
      while demand > 0, isOpen, let value = values.take() {
        demand -= 1
        served += 1
        post(.value(value))
      }
      switch terminal {
      case .finished where demand > 0 && values.isEmpty: break
      case .failure where demand > 0 || isRequested: break
      default: return (served, ())
      }
      defer { phase = .ended }
      if let terminal { post(.completion(terminal)) }
      return (served, (phase, values.empty()))
    }
    withExtendedLifetime(held) { drain() }
    return .max(served)
  }

  override func demanded(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    ask(for: serve(isRequested: true))
  }

  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    let isSubscribed = lock.withLock {
      if upstream != nil { demand += more }
      return upstream != nil
    }
    if isSubscribed { ask(for: serve(isRequested: true)) }
  }

  /// Fills the room that has been made.
  private func ask(for count: Subscribers.Demand) {
    guard prefetch == .keepFull, count > 0 else { return }
    let upstream = lock.withLock { self.upstream }
    upstream?.request(count)
  }

  func cancel() {
    let (upstream, held) = lock.withLock { () -> ((any Subscription)?, Any) in
      guard let upstream = self.upstream else { return (nil, ()) }
      phase = .ended
      return (upstream, (close(), values.empty()))
    }
    withExtendedLifetime(held) { upstream?.cancel() }
  }

  private var upstream: (any Subscription)? {
    if case .subscribed(let upstream) = phase { upstream } else { nil }
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
