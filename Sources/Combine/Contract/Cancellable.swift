/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it and lets go of what it held. Calling again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection until the collection goes, which then cancels it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps this in a set until the set goes, which then cancels it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// A cancellation that happens when it is called, or at the latest when this object is freed.
///
/// Safe to cancel from any thread; the work is done once.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock.make()
  private var action: (() -> Void)?

  /// Runs `cancel` when cancelled or freed.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Cancels `canceller` when cancelled or freed.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit { action?() }

  public func cancel() {
    let action = lock.withLock {
      let action = self.action
      self.action = nil
      return action
    }
    action?()
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// The action is taken out under the lock, and whoever frees the object runs it anyway.
extension AnyCancellable: @unchecked Sendable {}
