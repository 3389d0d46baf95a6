extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property: `assign(to: &$name)`.
  ///
  /// It lasts as long as the property, which it does not keep alive, so there is no token to store.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

private final class PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private weak let storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) {
    if let storage { storage.feed(by: subscription) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    storage?.send(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
