/// Sends one value, once it is there, or fails; later subscribers get the same.
///
/// The closure runs at once, not when somebody subscribes; put the future into a ``Deferred`` to wait for that.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the closure calls when it has the result. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock.make()
  private var result: Result<Output, Failure>?
  private var waiting = Slots<Ticket>()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let ticket = Ticket(future: self, downstream: subscriber)
    let isSettled = lock.withLock {
      if result == nil { waiting.insert(ticket) }
      return result != nil
    }
    subscriber.receive(subscription: ticket)
    ticket.settle()
    if isSettled { ticket.release() }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let tickets: [Ticket?] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      return waiting.removeAll()
    }
    for case let ticket? in tickets {
      ticket.settle()
      ticket.release()
    }
  }

  /// One subscription. The future's lock guards it.
  private final class Ticket: Subscription, SlotHolder, Inspectable {
    private let future: Future
    private var downstream: (any Subscriber<Output, Failure>)?
    private var isRequested = false
    /// Whether a mirror shows the future no longer.
    private var isReleased = false
    var slot = -1

    init(future: Future, downstream: any Subscriber<Output, Failure>) {
      self.future = future
      self.downstream = downstream
    }

    var description: String { "Future" }
    var inside: Inside {
      let (parent, downstream, isRequested) = future.lock.withLock {
        (self.isReleased ? nil : future, self.downstream, self.isRequested)
      }
      return [
        ("parent", parent as Any), ("downstream", downstream as Any), ("hasAnyDemand", isRequested),
        ("subject", parent as Any),
      ]
    }

    /// Delivers the result if it is there and, in the case of a value, has been asked for.
    func settle() {
      let (result, subscriber) = future.lock.withLock {
        () -> (Result<Output, Failure>?, (any Subscriber<Output, Failure>)?) in
        guard let result = future.result else { return (nil, nil) }
        if case .success = result, !isRequested { return (nil, nil) }
        defer { downstream = nil }
        return (result, downstream)
      }
      guard let result, let subscriber else { return }
      switch result {
      case .success(let value):
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error):
        subscriber.receive(completion: .failure(error))
      }
    }

    /// The promise has been kept, and whoever wanted the result has it.
    func release() {
      future.lock.withLock { isReleased = downstream == nil }
    }

    func request(_ demand: Subscribers.Demand) {
      precondition(demand > 0, "A request must ask for something")
      future.lock.withLock { isRequested = true }
      settle()
    }

    func cancel() {
      let held = future.lock.withLock {
        future.waiting.remove(self)
        isReleased = true
        defer { downstream = nil }
        return downstream
      }
      withExtendedLifetime(held) {}
    }
  }
}

// The lock guards everything; the value must be able to travel.
extension Future: @unchecked Sendable where Output: Sendable {}

/// A value on its way to the one task that waits for it.
private struct Parcel<Value>: @unchecked Sendable { let value: Value }

extension Future where Failure == Never {
  /// The value, once it is there. Cancelling the task does not shorten the wait.
  public final var value: Output {
    get async {
      let parcel = await withUnsafeContinuation { continuation in
        subscribe(
          Subscribers.Sink(receiveCompletion: { _ in }) { continuation.resume(returning: Parcel(value: $0)) })
      }
      return parcel.value
    }
  }
}

extension Future {
  /// The value, once it is there; throws the failure, or `CancellationError` if the task is cancelled first.
  public final var value: Output {
    get async throws {
      var iterator = values.makeAsyncIterator()
      guard let value = try await iterator.next() else { throw CancellationError() }
      return value
    }
  }
}
