/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Sends this one downstream.
  case send(Output)
  /// Sends nothing, and makes up for it by asking upstream for one more.
  case skip
  /// Sends this one, and ends.
  case sendLast(Output)
  /// Ends without sending.
  case end(Subscribers.Completion<Failure>)
}

/// The subscriber of an operator that turns each value into at most one, at once.
///
/// What the operator does is a closure; what it remembers from value to value is captured by that closure,
/// which is safe because upstream never calls twice at once.
final class Stage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  let description: String
  private let lock = Lock.make()
  private let step: (Input) -> Step<Output, OutputFailure>
  private let mapFailure: (Failure) -> OutputFailure
  private var upstream: (any Subscription)?
  /// Nil after the end.
  private var downstream: (any Subscriber<Output, OutputFailure>)?

  init(
    _ name: String, _ downstream: any Subscriber<Output, OutputFailure>,
    failure: @escaping (Failure) -> OutputFailure, step: @escaping (Input) -> Step<Output, OutputFailure>
  ) {
    description = name
    self.downstream = downstream
    mapFailure = failure
    self.step = step
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, self.downstream != nil else {
        return nil as (any Subscriber<Output, OutputFailure>)?
      }
      upstream = subscription
      return self.downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ upstream == nil ? nil : downstream }) else { return .none }
    switch step(input) {
    case .send(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .sendLast(let output):
      guard let upstream = stopUpstream() else { return .none }
      upstream.cancel()
      _ = downstream.receive(output)
      finish(.finished)
    case .end(let completion):
      guard let upstream = stopUpstream() else { return .none }
      upstream.cancel()
      finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard stopUpstream() != nil else { return }
    finish(completion.mapFailure(mapFailure))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (upstream, downstream) = lock.withLock {
      defer { (self.upstream, self.downstream) = (nil, nil) }
      return (self.upstream, self.downstream)
    }
    withExtendedLifetime(downstream) { upstream?.cancel() }
  }

  /// Hears no more from upstream. Nil if that is so already.
  private func stopUpstream() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }

  private func finish(_ completion: Subscribers.Completion<OutputFailure>) {
    let downstream = lock.withLock {
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }
}

extension Stage where Failure == OutputFailure {
  convenience init(
    _ name: String, _ downstream: any Subscriber<Output, Failure>,
    step: @escaping (Input) -> Step<Output, Failure>
  ) {
    self.init(name, downstream, failure: { $0 }, step: step)
  }
}

extension Stage where OutputFailure == any Error {
  /// For an operator whose closure may throw: what it throws is the failure.
  convenience init(
    trying name: String, _ downstream: any Subscriber<Output, any Error>,
    step: @escaping (Input) throws -> Step<Output, any Error>
  ) {
    self.init(
      name, downstream, failure: { $0 },
      step: { input in
        do { return try step(input) } catch { return .end(.failure(error)) }
      })
  }
}
