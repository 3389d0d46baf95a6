extension Subscribers {
  /// A subscriber that writes each value to a property of an object, which it keeps alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = Lock.make()
    private var root: Root?
    private var upstream: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    deinit { upstream?.cancel() }

    /// The object; nil after the end.
    public var object: Root? { lock.withLock { root } }

    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard upstream == nil, root != nil else { return false }
        upstream = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      let object = lock.withLock { upstream == nil ? nil : root }
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = end()
    }

    public func cancel() {
      let (_, upstream) = end()
      upstream?.cancel()
    }

    /// Before the subscription there is nothing to end: what comes of one then is taken as if nothing had been said.
    private func end() -> (Root?, (any Subscription)?) {
      lock.withLock {
        guard upstream != nil else { return (nil, nil) }
        defer { (root, upstream) = (nil, nil) }
        return (root, upstream)
      }
    }
  }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public var description: String { "Assign \(Root.self)." }
  public var customMirror: Mirror {
    let upstream = lock.withLock { self.upstream }
    return Mirror(
      self, children: ["object": object as Any, "keyPath": keyPath, "status": upstream as Any])
  }
  public var playgroundDescription: Any { description }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, until the returned token is cancelled or freed.
  ///
  /// The object is kept alive meanwhile: storing the token in that same object is a cycle; use
  /// ``assign(to:)`` for its `@Published` properties.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
