/// Says that an object is about to change. Comes with every ``ObservableObject``.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock.make()
  private var observers = Slots<ObservableObjectObserver>()
  /// Made for the first subscriber; most objects never have one.
  private var hub: Hub<Void, Never>?

  public init() {}

  deinit { hub?.detachAll() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let hub = lock.withLock {
      let hub = self.hub ?? Hub("ObservableObjectPublisher", isSignal: true)
      self.hub = hub
      return hub
    }
    hub.attach(subscriber)
  }

  /// Tells observers and subscribers that the object is about to change.
  public func send() {
    lock.lock()
    if observers.isEmpty, hub == nil { return lock.unlock() }
    let (observers, hub) = (self.observers.elements, self.hub)
    lock.unlock()
    for case let observer? in observers {
      // One that an earlier one has just removed is not called any more.
      if lock.withLock({ observer.slot >= 0 }) { observer.action() }
    }
    hub?.send(())
  }

  /// Calls `action` before each change, in the order in which observers were added, until removed.
  ///
  /// What a view's node uses instead of a subscription: no demand, no end, and one allocation. It may be added
  /// and removed at any time, also from inside an action; one added during a `send` hears of the next.
  package func addObserver(_ action: @escaping () -> Void) -> ObservableObjectObserver {
    let observer = ObservableObjectObserver(action)
    lock.withLock { observers.insert(observer) }
    return observer
  }

  /// Stops calling the observer. Does nothing if it has been removed already.
  package func removeObserver(_ observer: ObservableObjectObserver) {
    lock.withLock { observers.remove(observer) }
  }
}

// Every field is guarded by the lock.
extension ObservableObjectPublisher: @unchecked Sendable {}

/// What ``ObservableObjectPublisher/addObserver(_:)`` returns, to be removed by.
package final class ObservableObjectObserver: SlotHolder {
  let action: () -> Void
  var slot = -1

  init(_ action: @escaping () -> Void) { self.action = action }
}
