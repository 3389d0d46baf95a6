/// A source of values over time, that ends at most once: by finishing, or by failing.
///
/// A publisher does nothing until a subscriber comes. It then calls, in this order and never two at once:
/// `receive(subscription:)` once, `receive(_:)` at most as often as was asked for, and
/// `receive(completion:)` at most once, after which it is silent.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output

  /// How it may fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber. Called by ``subscribe(_:)-(S)``; call that instead.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which from now on decides by its demand how many values it gets.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    if Introspections.isActive { subscribeWatched(subscriber) } else { receive(subscriber: subscriber) }
  }

  /// Forwards everything to a subject, until the returned token is cancelled or freed.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let bridge = SubjectSubscriber(subject)
    subscribe(bridge)
    return AnyCancellable(bridge)
  }
}
