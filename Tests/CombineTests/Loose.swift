import Combine

/// A publisher that keeps no rules: the test sends what it likes when it likes, before a subscription and after the end.
final class Loose<Output, Failure: Error>: Publisher {
  private(set) var subscriber: AnySubscriber<Output, Failure>?
  private(set) var subscriberItself: Any?

  init() {
    Untying.afterwards {
      self.subscriber = nil
      self.subscriberItself = nil
    }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    subscriberItself = subscriber
  }

  /// Sends a new subscription, and returns what will be written down about it.
  @discardableResult func begin() -> Ledger {
    let ledger = Ledger()
    subscriber?.receive(subscription: ledger)
    return ledger
  }

  /// Sends a value, and returns how many more that was answered with.
  @discardableResult func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }
}

/// A subscription that writes down what is asked of it.
final class Ledger: Subscription {
  private(set) var log: [String] = []
  func request(_ demand: Subscribers.Demand) { log.append("request \(demand)") }
  func cancel() { log.append("cancel") }
}

extension Publisher {
  /// Subscribes a recorder that asks for everything, or for so much.
  func recorded(
    _ demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand) { _, _ in answer }
    subscribe(recorder)
    return recorder
  }
}
