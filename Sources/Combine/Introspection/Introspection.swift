import Synchronization

/// Watches what passes between publishers and subscribers, in the whole program, while it is enabled.
///
/// Only what is subscribed while any introspection is enabled can be watched.
public protocol _Introspection: AnyObject {
  func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input
  func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input

  func willReceive<S: Subscriber>(subscriber: S, subscription: any Subscription)
  func didReceive<S: Subscriber>(subscriber: S, subscription: any Subscription)

  func willReceive<S: Subscriber>(subscriber: S, input: S.Input)
  func didReceive<S: Subscriber>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand)

  func willReceive<S: Subscriber>(subscriber: S, completion: Subscribers.Completion<S.Failure>)
  func didReceive<S: Subscriber>(subscriber: S, completion: Subscribers.Completion<S.Failure>)

  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)
  func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

  func willCancel(subscription: any Subscription)
  func didCancel(subscription: any Subscription)
}

extension _Introspection {
  public func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input {}
  public func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
  where P.Failure == S.Failure, P.Output == S.Input {}

  public func willReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {}
  public func didReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {}

  public func willReceive<S: Subscriber>(subscriber: S, input: S.Input) {}
  public func didReceive<S: Subscriber>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand) {}

  public func willReceive<S: Subscriber>(subscriber: S, completion: Subscribers.Completion<S.Failure>) {}
  public func didReceive<S: Subscriber>(subscriber: S, completion: Subscribers.Completion<S.Failure>) {}

  public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}
  public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

  public func willCancel(subscription: any Subscription) {}
  public func didCancel(subscription: any Subscription) {}

  /// Starts watching.
  public func enable() { Introspections.add(self) }

  /// Stops watching.
  public func disable() { Introspections.remove(self) }

  /// Whether it is watching.
  public var isEnabled: Bool { Introspections.current.contains { $0 === self } }
}

/// Those that are enabled.
enum Introspections {
  private static let isAny = Atomic(false)
  nonisolated(unsafe) private static let lock = Lock.make()
  nonisolated(unsafe) private static var enabled: [any _Introspection] = []

  /// Whether there is any; one load, asked for at each subscription.
  static var isActive: Bool { isAny.load(ordering: .relaxed) }

  static var current: [any _Introspection] { isActive ? lock.withLock { enabled } : [] }

  static func add(_ introspection: any _Introspection) {
    lock.withLock {
      if !enabled.contains(where: { $0 === introspection }) { enabled.append(introspection) }
      isAny.store(true, ordering: .relaxed)
    }
  }

  static func remove(_ introspection: any _Introspection) {
    let removed = lock.withLock { () -> (any _Introspection)? in
      guard let index = enabled.firstIndex(where: { $0 === introspection }) else { return nil }
      defer { isAny.store(!enabled.isEmpty, ordering: .relaxed) }
      return enabled.remove(at: index)
    }
    withExtendedLifetime(removed) {}
  }
}
