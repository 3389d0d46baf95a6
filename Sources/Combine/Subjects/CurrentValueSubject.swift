/// A subject that remembers its latest value, and starts each new subscriber with it.
///
/// A subscriber without demand misses values, but gets the latest one when it next asks.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub: Hub<Output, Failure>
  private let feeds = Feeds()

  /// Starts with `value`.
  public init(_ value: Output) {
    hub = Hub("CurrentValueSubject", latest: value)
    feeds.open()
  }

  // Nobody is subscribed any more: a subscription keeps its subject.
  deinit { feeds.cancel() }

  /// The latest value. Setting it sends it; after the end it only sets it.
  public var value: Output {
    get { hub.value }
    set { hub.replace(by: newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    hub.attach(subscriber, to: self)
  }

  public func send(_ value: Output) { hub.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
  public func send(subscription: any Subscription) { feeds.add(subscription) }
}

// The hub serialises; what is sent must be able to travel.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
