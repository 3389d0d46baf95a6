/// The subscriber of one of several upstreams that an operator listens to at once.
///
/// Its owner decides what an event means; this keeps the subscription and knows when it is over.
final class Branch<Value, Failure: Error>: Subscriber, Cancellable {
  typealias Input = Value

  /// What the owner does with the events. All are called without any lock.
  struct Handlers {
    var begin: (Branch) -> Void
    /// Returns how many more it wants.
    var value: (Branch, Value) -> Subscribers.Demand
    var end: (Branch, Subscribers.Completion<Failure>) -> Void
  }

  private let lock = Lock.make()
  private var handlers: Handlers?
  private var upstream: (any Subscription)?
  /// What was asked for before the subscription came.
  private var owed = Subscribers.Demand.none

  private let cancelsOnFailure: Bool
  private let takesEarlyEnd: Bool

  /// - Parameters:
  ///   - cancelsOnFailure: Whether upstream is cancelled even when it has failed.
  ///   - takesEarlyEnd: Whether an end before the subscription counts.
  init(_ handlers: Handlers, cancelsOnFailure: Bool = false, takesEarlyEnd: Bool = false) {
    self.handlers = handlers
    self.cancelsOnFailure = cancelsOnFailure
    self.takesEarlyEnd = takesEarlyEnd
  }

  func receive(subscription: any Subscription) {
    let (begin, owed) = lock.withLock { () -> (((Branch) -> Void)?, Subscribers.Demand) in
      guard upstream == nil, let handlers else { return (nil, .none) }
      upstream = subscription
      defer { self.owed = .none }
      return (handlers.begin, self.owed)
    }
    guard let begin else { return subscription.cancel() }
    begin(self)
    if owed > 0 { subscription.request(owed) }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let handlers = lock.withLock { upstream == nil ? nil : self.handlers }
    return handlers?.value(self, value) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (handlers, upstream) = lock.withLock { () -> (Handlers?, (any Subscription)?) in
      guard takesEarlyEnd || self.upstream != nil else { return (nil, nil) }
      defer { (self.handlers, self.upstream) = (nil, nil) }
      return (self.handlers, self.upstream)
    }
    if cancelsOnFailure, case .failure = completion { upstream?.cancel() }
    withExtendedLifetime(upstream) { handlers?.end(self, completion) }
  }

  /// Asks upstream for more, as soon as there is one.
  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      if self.upstream == nil { owed += demand }
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let (handlers, upstream) = lock.withLock {
      defer { (self.handlers, self.upstream) = (nil, nil) }
      return (self.handlers, self.upstream)
    }
    withExtendedLifetime(handlers) { upstream?.cancel() }
  }
}

/// How a branch looks to its upstream: like the subscription of the operator that it belongs to.
final class Face<Value, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Value

  private let branch: Branch<Value, Failure>
  private let owner: any Subscription & Inspectable

  private let ownInside: Inside?

  /// - Parameter inside: What its mirror shows, if that is not what its owner's shows: then it also goes by an identifier
  ///   of its own.
  init(_ branch: Branch<Value, Failure>, of owner: any Subscription & Inspectable, inside: Inside? = nil) {
    self.branch = branch
    self.owner = owner
    ownInside = inside
  }

  var combineIdentifier: CombineIdentifier {
    ownInside == nil ? owner.combineIdentifier : CombineIdentifier(self)
  }
  var description: String { owner.description }
  var inside: Inside { ownInside ?? owner.inside }

  func receive(subscription: any Subscription) { branch.receive(subscription: subscription) }
  func receive(_ input: Value) -> Subscribers.Demand { branch.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { branch.receive(completion: completion) }
  func request(_ demand: Subscribers.Demand) { owner.request(demand) }
  func cancel() { owner.cancel() }
}
