extension Publishers {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream

    private let lock = Lock.make()
    private var connection: (any Cancellable)?
    /// Those who have not cancelled, once connected. Completed ones go on counting: a publisher that has ended is not
    /// started again for one who comes later.
    private var subscribers = 0
    /// While a thread connects: who has come from other threads since, less those who have cancelled.
    private var balance = 0
    private var connector: ThreadID = 0

    public init(upstream: Upstream) { self.upstream = upstream }

    /// A subscriber that comes on the thread that is connecting, from inside, connects as well, and starts the count
    /// anew, as Apple's does; one from another thread joins.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let thread = currentThread()
      let outer = lock.withLock { () -> ThreadID? in
        if connection != nil {
          subscribers += 1
          return nil
        }
        if connector != 0, connector != thread {
          balance += 1
          return nil
        }
        defer { connector = thread }
        return connector
      }
      upstream.subscribe(Member(parent: self, downstream: subscriber))
      guard let outer else { return }
      let made = upstream.connect()
      let (replaced, isWanted) = lock.withLock {
        let replaced = connection
        subscribers = 1 + balance
        connection = subscribers > 0 ? made : nil
        (connector, balance) = (outer, 0)
        return (replaced, connection != nil)
      }
      withExtendedLifetime(replaced) {
        // The subscribers may all have gone while it connected.
        if !isWanted { made.cancel() }
      }
    }

    fileprivate func left() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        guard self.connection != nil else {
          if connector != 0 { balance -= 1 }
          return nil
        }
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

/// Keeps no state, so that downstream speaks with upstream's subscription, but for its cancellation.
private struct Member<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber, Inspectable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let parent: Publishers.Autoconnect<Upstream>
  let downstream: Downstream
  let combineIdentifier = CombineIdentifier()

  var description: String { "Autoconnect" }
  var inside: Inside { [("parent", parent), ("downstream", downstream)] }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: Counted(subscription: subscription, parent: parent))
  }
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}

/// A subscription that is counted until it is cancelled.
private final class Counted<Upstream: ConnectablePublisher>: Subscription, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let subscription: any Subscription
  private let parent: Publishers.Autoconnect<Upstream>
  private let lock = Lock.make()
  private var isCancelled = false

  init(subscription: any Subscription, parent: Publishers.Autoconnect<Upstream>) {
    self.subscription = subscription
    self.parent = parent
  }

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
  var description: String { String(describing: subscription) }
  var playgroundDescription: Any {
    (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

  func cancel() {
    let isFirst = lock.withLock {
      defer { isCancelled = true }
      return !isCancelled
    }
    if isFirst { parent.left() }
    subscription.cancel()
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
