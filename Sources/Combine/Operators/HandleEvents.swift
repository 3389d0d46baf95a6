extension Publishers {
  /// Calls closures for what passes by.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Passage(events: self, downstream: subscriber))
    }
  }
}

/// Calls the closures, and passes everything on.
private final class Passage<Upstream: Publisher>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure
  private typealias Downstream = any Subscriber<Input, Failure>

  private let lock = Lock.make()
  /// Both nil after the end.
  private var events: Publishers.HandleEvents<Upstream>?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(events: Publishers.HandleEvents<Upstream>, downstream: any Subscriber<Input, Failure>) {
    self.events = events
    self.downstream = downstream
  }

  var description: String { "HandleEvents" }

  func receive(subscription: any Subscription) {
    lock.withLock { events }?.receiveSubscription?(subscription)
    let downstream = lock.withLock {
      guard upstream == nil, self.downstream != nil else { return nil as Downstream? }
      upstream = subscription
      return self.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { events }?.receiveOutput?(input)
    let demand = lock.withLock { downstream }?.receive(input) ?? .none
    if demand > 0 { lock.withLock { events }?.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (events, downstream, _) = end()
    events?.receiveCompletion?(completion)
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { events }?.receiveRequest?(demand)
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (events, _, upstream) = end()
    events?.receiveCancel?()
    upstream?.cancel()
  }

  private func end() -> (Publishers.HandleEvents<Upstream>?, Downstream?, (any Subscription)?) {
    lock.withLock {
      defer { (events, downstream, upstream) = (nil, nil, nil) }
      return (events, downstream, upstream)
    }
  }
}

extension Publisher {
  /// Calls closures for what passes by, and changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
