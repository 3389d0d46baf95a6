/// A subject without memory: a value goes to those who are subscribed and want one, and is then gone.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>("PassthroughSubject")
  private let feeds = Feeds()

  public init() {
    // Upstreams are asked for values only when somebody downstream wants one.
    hub.onFirstDemand = { [feeds] in feeds.open() }
  }

  // Nobody is subscribed any more: a subscription keeps its subject.
  deinit { feeds.cancel() }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    hub.attach(subscriber, to: self)
  }

  public func send(_ value: Output) { hub.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
  public func send(subscription: any Subscription) { feeds.add(subscription) }
}

// The hub serialises; what is sent must be able to travel.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
