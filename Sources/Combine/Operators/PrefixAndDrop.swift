extension Publishers {
  /// Sends values while a condition holds, and then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Stage<Output, Failure, _, _>(
          "PrefixWhile", .trapsEarly, subscriber, showing: { [("downstream", $0.downstream)] }
        ) {
          predicate($0) ? .send($0) : .end(.finished)
        })
    }
  }

  /// Sends values while a condition holds, and then finishes; fails with what the condition throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        Stage<Output, Upstream.Failure, _, _>(
          trying: "TryPrefixWhile", .trapsEarly, subscriber, showing: { [("downstream", $0.downstream)] }
        ) {
          try predicate($0) ? .send($0) : .end(.finished)
        })
    }
  }

  /// Leaves out values until a condition fails for the first time.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        Stage<Output, Failure, _, _>("DropWhile", .trapsOnZero, subscriber) { value in
          if isDropping, predicate(value) { return .skip }
          isDropping = false
          return .send(value)
        })
    }
  }

  /// Leaves out values until a condition fails for the first time; fails with what the condition throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        Stage<Output, Upstream.Failure, _, _>(trying: "TryDropWhile", .trapsOnZero, subscriber) { value in
          if isDropping, try predicate(value) { return .skip }
          isDropping = false
          return .send(value)
        })
    }
  }

  /// Leaves out the first `count` values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "A count cannot be negative")
      let dropper = Dropper(count: count, downstream: subscriber)
      subscriber.receive(subscription: dropper)
      upstream.subscribe(dropper)
    }
  }
}

extension Publisher {
  /// Sends values while a condition holds, and then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values while a condition holds, and then finishes; fails with what the condition throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
  {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until a condition fails for the first time.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until a condition fails for the first time; fails with what the condition throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the first `count` values. If it is negative, subscribing traps.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

/// Leaves out values, and asks upstream for as many more at the start. Downstream is subscribed first.
private final class Dropper<Value, Failure: Error>: Subscriber, Subscription, Inspectable {
  typealias Input = Value

  let description = "Drop"
  private let downstream: any Subscriber<Value, Failure>
  private let lock = Lock.make()
  private var upstream: (any Subscription)?
  private var remaining: Int
  /// What is asked of upstream as soon as there is one, beside what is left out.
  private var pending = Subscribers.Demand.none

  init(count: Int, downstream: any Subscriber<Value, Failure>) {
    remaining = count
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard upstream == nil else { return nil }
      upstream = subscription
      defer { pending = .none }
      return pending + .max(remaining)
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    let isDropped = lock.withLock {
      guard remaining > 0 else { return false }
      remaining -= 1
      return true
    }
    return isDropped ? .none : downstream.receive(value)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let upstream = takeUpstream()
    withExtendedLifetime(upstream) { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "A request must ask for something")
    let upstream = lock.withLock {
      if self.upstream == nil { pending += demand }
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() { takeUpstream()?.cancel() }

  private func takeUpstream() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }
}
