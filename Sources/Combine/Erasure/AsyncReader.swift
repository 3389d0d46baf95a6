/// The subscriber behind an asynchronous sequence: asks for one value when a task waits for one.
final class AsyncReader<Output, Failure: Error>: Sendable {
  /// An event on its way from the publisher's thread to the task; handed over, never shared.
  private struct Parcel: @unchecked Sendable { let event: Event<Output, Failure> }

  private let inbox = Inbox()

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(inbox)
  }

  deinit { inbox.cancel() }

  /// The next value, or the end: also when the task is cancelled, and again whenever called after it.
  func next(isolation actor: isolated (any Actor)?) async -> Event<Output, Failure> {
    let inbox = inbox
    let parcel = await withTaskCancellationHandler(
      operation: {
        await withUnsafeContinuation(isolation: actor) { inbox.wait($0) }
      }, onCancel: { inbox.cancel() }, isolation: actor)
    return parcel.event
  }

  // Every field is guarded by the lock.
  private final class Inbox: Subscriber, Cancellable, @unchecked Sendable {
    typealias Input = Output

    private let lock = Lock.make()
    private var upstream: (any Subscription)?
    private var isOpen = true
    private var waiting: [UnsafeContinuation<Parcel, Never>] = []
    private var failure: Failure?
    /// What was asked for before the subscription came.
    private var demand = Subscribers.Demand.none

    func wait(_ continuation: UnsafeContinuation<Parcel, Never>) {
      lock.lock()
      if !isOpen {
        let failure = failure
        self.failure = nil
        lock.unlock()
        continuation.resume(returning: Parcel(event: .completion(failure.map { .failure($0) } ?? .finished)))
      } else {
        waiting.append(continuation)
        let upstream = upstream
        if upstream == nil { demand += 1 }
        lock.unlock()
        upstream?.request(.max(1))
      }
    }

    func receive(subscription: any Subscription) {
      let (isWanted, owed) = lock.withLock {
        let isWanted = isOpen && upstream == nil
        if isWanted { upstream = subscription }
        return (isWanted, demand)
      }
      if !isWanted {
        subscription.cancel()
      } else if owed > 0 {
        subscription.request(owed)
      }
    }

    /// A value before the subscription ends the waits with nothing; one that nobody waits for stops the program.
    func receive(_ input: Output) -> Subscribers.Demand {
      let (continuation, early) = lock.withLock {
        () -> (UnsafeContinuation<Parcel, Never>?, [UnsafeContinuation<Parcel, Never>]) in
        guard isOpen else { return (nil, []) }
        guard upstream != nil else {
          defer { waiting = [] }
          return (nil, waiting)
        }
        precondition(!waiting.isEmpty, "An asynchronous sequence was sent a value that it had not asked for")
        return (waiting.removeFirst(), [])
      }
      continuation?.resume(returning: Parcel(event: .value(input)))
      for continuation in early { continuation.resume(returning: Parcel(event: .completion(.finished))) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let continuations = lock.withLock {
        isOpen = false
        upstream = nil
        if case .failure(let error) = completion, waiting.isEmpty { failure = error }
        defer { waiting = [] }
        return waiting
      }
      // The first to wait hears of a failure, the others of the end.
      for (index, continuation) in continuations.enumerated() {
        continuation.resume(returning: Parcel(event: .completion(index == 0 ? completion : .finished)))
      }
    }

    func cancel() {
      let (upstream, continuations) = lock.withLock {
        isOpen = false
        defer { (self.upstream, waiting) = (nil, []) }
        return (self.upstream, waiting)
      }
      upstream?.cancel()
      for continuation in continuations {
        continuation.resume(returning: Parcel(event: .completion(.finished)))
      }
    }
  }
}
