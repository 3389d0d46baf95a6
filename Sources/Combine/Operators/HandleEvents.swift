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
      let events = Events(
        receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
      upstream.subscribe(Passage(events: events, downstream: subscriber))
    }
  }
}

/// The closures alone: a subscription keeps no publisher.
private struct Events<Output, Failure: Error> {
  let receiveSubscription: ((any Subscription) -> Void)?
  let receiveOutput: ((Output) -> Void)?
  let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  let receiveCancel: (() -> Void)?
  let receiveRequest: ((Subscribers.Demand) -> Void)?
}

/// Calls the closures, and passes everything on, whenever it comes. After the end no closure is called any more.
private final class Passage<Input, Failure: Error>: Subscriber, Subscription, Inspectable {
  let description = "HandleEvents"
  private let downstream: any Subscriber<Input, Failure>
  private let lock = Lock.make()
  /// Nil after the end.
  private var events: Events<Input, Failure>?
  private var upstream: (any Subscription)?
  private var isSubscribed = false

  init(events: Events<Input, Failure>, downstream: any Subscriber<Input, Failure>) {
    self.events = events
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    lock.withLock { events }?.receiveSubscription?(subscription)
    let isFirst = lock.withLock {
      guard !isSubscribed else { return false }
      isSubscribed = true
      upstream = subscription
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { events }?.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > 0 { lock.withLock { events }?.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { events }?.receiveCompletion?(completion)
    let held = end()
    withExtendedLifetime(held) { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { events }?.receiveRequest?(demand)
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    lock.withLock { events }?.receiveCancel?()
    end().1?.cancel()
  }

  private func end() -> (Events<Input, Failure>?, (any Subscription)?) {
    lock.withLock {
      guard isSubscribed else { return (nil, nil) }
      defer { (events, upstream) = (nil, nil) }
      return (events, upstream)
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
