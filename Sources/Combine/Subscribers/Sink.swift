extension Subscribers {
  /// A subscriber with closures, that takes everything it can get.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private typealias Closures = (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)

    private let lock = Lock.make()
    /// Nil after the end, so that what they captured is freed.
    private var closures: Closures?
    private var upstream: (any Subscription)?
    private var isEnded = false

    /// Calls `receiveValue` for each value and `receiveCompletion` at the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      closures = (receiveValue, receiveCompletion)
    }

    deinit { upstream?.cancel() }

    /// The closure given at the start; one that does nothing after the end.
    public var receiveValue: (Input) -> Void { lock.withLock { closures?.value } ?? { _ in } }

    /// The closure given at the start; one that does nothing after the end.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      lock.withLock { closures?.completion } ?? { _ in }
    }

    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard upstream == nil, !isEnded else { return false }
        upstream = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { closures?.value }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let (closures, _) = end()
      closures?.completion(completion)
    }

    /// Stops. What the closures captured is freed, unless it has not been subscribed yet.
    public func cancel() {
      let isSubscribed = lock.withLock {
        isEnded = true
        return self.upstream != nil
      }
      guard isSubscribed else { return }
      let (_, upstream) = end()
      upstream?.cancel()
    }

    private func end() -> (Closures?, (any Subscription)?) {
      lock.withLock {
        isEnded = true
        defer { (closures, upstream) = (nil, nil) }
        return (closures, upstream)
      }
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public var description: String { "Sink" }
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Calls closures for the values and the end, until the returned token is cancelled or freed.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until the returned token is cancelled or freed.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
