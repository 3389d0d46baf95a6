extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property: `assign(to: &$name)`.
  ///
  /// It lasts as long as the property, which it does not keep alive, so there is no token to store.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

/// Feeds a property it does not own, until upstream ends or the property goes.
private final class PublishedSubscriber<Value>: Subscriber, Feed {
  typealias Input = Value
  typealias Failure = Never

  private weak let storage: PublishedStorage<Value>?
  private let lock = Lock.make()
  private var upstream: (any Subscription)?

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  var isEnded: Bool { lock.withLock { upstream == nil } }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil else { return false }
      upstream = subscription
      return true
    }
    if isFirst, let storage { storage.feed(by: self) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    storage?.send(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { _ = end() }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { end()?.cancel() }

  private func end() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }
}
