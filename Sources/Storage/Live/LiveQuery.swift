import Synchronization

/// A query that is run again when its tables change. Cancelled when it is let go.
public final class LiveQuery: Sendable {
  // What the database keeps, so that it does not keep the live query itself.
  let token = Token()

  /// Results stop; one that is being handed over at this moment still arrives.
  public func cancel() { token.cancel() }

  deinit { token.cancel() }

  final class Token: Sendable {
    private let cancelled = Atomic(false)
    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }
    func cancel() { cancelled.store(true, ordering: .releasing) }
  }
}
