extension Publishers {
  /// Subscribes once to upstream, when connected, for any number of subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    public final let createSubject: () -> SubjectType

    private let lock = Lock.make()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      current().subscribe(Listener(downstream: subscriber))
    }

    public func connect() -> any Cancellable { upstream.subscribe(current()) }

    private func current() -> SubjectType {
      if let subject = lock.withLock({ subject }) { return subject }
      let made = createSubject()
      return lock.withLock {
        let subject = subject ?? made
        self.subject = subject
        return subject
      }
    }
  }

  /// Makes any publisher wait until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { multicast.connect() }
  }
}

/// One subscriber of the subject. What downstream asks for by what it returns is requested, not returned.
private final class Listener<Value, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Value

  let description = "Multicast"
  private let lock = Lock.make()
  private var downstream: (any Subscriber<Value, Failure>)?
  private var upstream: (any Subscription)?

  init(downstream: any Subscriber<Value, Failure>) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> (any Subscriber<Value, Failure>)? in
      guard upstream == nil, self.downstream != nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let (downstream, upstream) = lock.withLock { (self.downstream, self.upstream) }
    guard let downstream, let upstream else { return .none }
    let more = downstream.receive(value)
    if more > 0 { upstream.request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (downstream, upstream) = lock.withLock { () -> ((any Subscriber<Value, Failure>)?, Any) in
      guard let upstream = self.upstream else { return (nil, ()) }
      defer { (self.downstream, self.upstream) = (nil, nil) }
      return (self.downstream, upstream)
    }
    withExtendedLifetime(upstream) { downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock { self.upstream }
    upstream?.request(demand)
  }

  func cancel() {
    let (downstream, upstream) = lock.withLock {
      defer { (self.downstream, self.upstream) = (nil, nil) }
      return (self.downstream, self.upstream)
    }
    withExtendedLifetime(downstream) { upstream?.cancel() }
  }
}

extension Publisher {
  /// One subscription to this publisher for any number of subscribers, made when `connect` is called.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// One subscription to this publisher for any number of subscribers, made when `connect` is called.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Waits with sending until `connect` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
