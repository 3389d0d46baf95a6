/// Follows a publisher, and when that fails another one, which is asked for what the first still owed.
final class Rescue<Output, Failure: Error>: Subscription, Inspectable {
  /// What to do about a failure: end with another, or call ``follow(_:)``.
  enum Remedy {
    case fail(Failure)
    case follow(() -> Void)
  }

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    /// The first has failed; the other one has not begun.
    case awaitingOther
    case rescued(any Subscription)
    case ended
  }

  let description: String
  private let downstream: any Subscriber<Output, Failure>
  private let lock = Lock.make()
  private var phase = Phase.awaiting
  private var demand = Subscribers.Demand.none

  init(_ name: String, _ downstream: any Subscriber<Output, Failure>) {
    description = name
    self.downstream = downstream
  }

  var inside: Inside { [("downstream", downstream), ("demand", lock.withLock { demand })] }

  /// Subscribes to the first one.
  func start<P: Publisher>(_ publisher: P, onFailure: @escaping (P.Failure) -> Remedy)
  where P.Output == Output {
    publisher.subscribe(
      Leg<Rescue, Output, P.Failure, FirstLeg>(
        of: self,
        (
          { [self] subscription in
            let isFirst = lock.withLock {
              guard case .awaiting = phase else { return false }
              phase = .subscribed(subscription)
              return true
            }
            if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
          }, received,
          { [self] completion in
            switch completion {
            case .finished: if moveOn(to: .ended) { downstream.receive(completion: .finished) }
            case .failure(let error): failed(error, onFailure)
            }
          }
        )))
  }

  private func received(_ value: Output) -> Subscribers.Demand {
    lock.withLock {
      precondition(demand > 0, "\(description) was sent a value that nobody had asked for")
      demand -= 1
    }
    let more = downstream.receive(value)
    if more > 0 { lock.withLock { demand += more } }
    return more
  }

  private func failed<Cause: Error>(_ error: Cause, _ onFailure: (Cause) -> Remedy) {
    let isRescued = lock.withLock {
      switch phase {
      case .awaitingOther, .rescued: return true
      case .awaiting, .subscribed, .ended: return false
      }
    }
    precondition(!isRescued, "\(description) was failed twice")
    guard moveOn(to: .awaitingOther) else { return }
    switch onFailure(error) {
    case .follow(let start): start()
    case .fail(let error):
      lock.withLock { phase = .ended }
      downstream.receive(completion: .failure(error))
    }
  }

  /// Subscribes to the other one.
  func follow<P: Publisher>(_ publisher: P, _ mapFailure: @escaping (P.Failure) -> Failure)
  where P.Output == Output {
    publisher.subscribe(
      Leg<Rescue, Output, P.Failure, SecondLeg>(
        of: self,
        (
          { [self] subscription in
            let owed = lock.withLock { () -> Subscribers.Demand? in
              guard case .awaitingOther = phase else { return nil }
              phase = .rescued(subscription)
              return demand
            }
            guard let owed else { return subscription.cancel() }
            if owed > 0 { subscription.request(owed) }
          },
          { [self] value in downstream.receive(value) },
          { [self] completion in
            let wasOpen = lock.withLock {
              guard case .rescued = phase else { return false }
              phase = .ended
              return true
            }
            if wasOpen { downstream.receive(completion: completion.mapFailure(mapFailure)) }
          }
        )))
  }

  func request(_ more: Subscribers.Demand) {
    let upstream = lock.withLock { () -> (any Subscription)? in
      switch phase {
      case .subscribed(let upstream):
        demand += more
        return upstream
      case .rescued(let upstream): return upstream
      case .awaiting, .awaitingOther:
        demand += more
        return nil
      case .ended: return nil
      }
    }
    upstream?.request(more)
  }

  func cancel() {
    let upstream = lock.withLock { () -> (any Subscription)? in
      switch phase {
      case .subscribed(let upstream), .rescued(let upstream):
        phase = .ended
        return upstream
      case .awaiting, .awaitingOther, .ended: return nil
      }
    }
    upstream?.cancel()
  }

  /// Leaves the first one, if it is that one's turn.
  private func moveOn(to next: Phase) -> Bool {
    lock.withLock {
      guard case .subscribed = phase else { return false }
      phase = next
      return true
    }
  }
}
