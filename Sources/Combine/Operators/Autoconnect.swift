extension Publishers {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream

    private let lock = Lock.make()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(Member(of: self, downstream: subscriber))
      guard isFirst else { return }
      let made = upstream.connect()
      let isWanted = lock.withLock {
        guard subscribers > 0, connection == nil else { return false }
        connection = made
        return true
      }
      // The subscribers may all have gone while it connected.
      if !isWanted { made.cancel() }
    }

    fileprivate func left() {
      let connection = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil as (any Cancellable)? }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

/// One subscriber, which is counted until it cancels. Completed ones go on counting: a publisher that has ended
/// is not started again for one who comes later.
private final class Member<Upstream: ConnectablePublisher>: Subscriber, Subscription, CustomStringConvertible
{
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let lock = Lock.make()
  private var group: Publishers.Autoconnect<Upstream>?
  private var downstream: (any Subscriber<Input, Failure>)?
  private var upstream: (any Subscription)?

  init(of group: Publishers.Autoconnect<Upstream>, downstream: any Subscriber<Input, Failure>) {
    self.group = group
    self.downstream = downstream
  }

  var description: String { "Autoconnect" }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (_, downstream, _) = end()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (group, _, upstream) = end()
    upstream?.cancel()
    group?.left()
  }

  private func end() -> (
    Publishers.Autoconnect<Upstream>?, (any Subscriber<Input, Failure>)?, (any Subscription)?
  ) {
    lock.withLock {
      defer { (group, downstream, upstream) = (nil, nil, nil) }
      return (group, downstream, upstream)
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
