/// The subscriber of an operator that takes in everything and has at most one value to send, at the end.
///
/// It asks upstream for everything as soon as it is subscribed, and holds the result until it is asked for.
final class Reduction<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  /// What the operator does with one value.
  enum Step {
    /// Waits for the next.
    case more
    /// Knows the result without hearing the rest.
    case done
    case fail(OutputFailure)
  }

  let description: String
  private let lock = Lock.make()
  private let step: (Input) -> Step
  private let result: () -> Output?
  private let mapFailure: (Failure) -> OutputFailure
  private var upstream: (any Subscription)?
  private var downstream: (any Subscriber<Output, OutputFailure>)?
  private var isRequested = false
  private var held: Output?

  init(
    _ name: String, _ downstream: any Subscriber<Output, OutputFailure>,
    failure: @escaping (Failure) -> OutputFailure, step: @escaping (Input) -> Step,
    result: @escaping () -> Output?
  ) {
    description = name
    self.downstream = downstream
    mapFailure = failure
    self.step = step
    self.result = result
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, self.downstream != nil else {
        return nil as (any Subscriber<Output, OutputFailure>)?
      }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if lock.withLock({ upstream != nil }) { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ upstream != nil }) else { return .none }
    switch step(input) {
    case .more: break
    case .done:
      guard let upstream = stopUpstream() else { break }
      upstream.cancel()
      finish()
    case .fail(let error):
      guard let upstream = stopUpstream() else { break }
      upstream.cancel()
      takeDownstream()?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard stopUpstream() != nil else { return }
    switch completion {
    case .finished: finish()
    case .failure(let error): takeDownstream()?.receive(completion: .failure(mapFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let ready = lock.withLock {
      isRequested = true
      defer { held = nil }
      return held
    }
    if let ready { send(ready) }
  }

  func cancel() {
    let kept = lock.withLock {
      defer { (upstream, downstream, held) = (nil, nil, nil) }
      return (upstream, downstream, held)
    }
    kept.0?.cancel()
  }

  private func finish() {
    guard let result = result() else {
      takeDownstream()?.receive(completion: .finished)
      return
    }
    let isRequested = lock.withLock {
      if !self.isRequested { held = result }
      return self.isRequested
    }
    if isRequested { send(result) }
  }

  private func send(_ result: Output) {
    let downstream = lock.withLock { self.downstream }
    _ = downstream?.receive(result)
    takeDownstream()?.receive(completion: .finished)
  }

  private func stopUpstream() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }

  private func takeDownstream() -> (any Subscriber<Output, OutputFailure>)? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension Reduction where Failure == OutputFailure {
  convenience init(
    _ name: String, _ downstream: any Subscriber<Output, Failure>, step: @escaping (Input) -> Step,
    result: @escaping () -> Output?
  ) {
    self.init(name, downstream, failure: { $0 }, step: step, result: result)
  }
}

extension Reduction where OutputFailure == any Error {
  /// For an operator whose closure may throw: what it throws is the failure.
  convenience init(
    trying name: String, _ downstream: any Subscriber<Output, any Error>,
    step: @escaping (Input) throws -> Step, result: @escaping () -> Output?
  ) {
    self.init(
      name, downstream, failure: { $0 },
      step: { input in
        do { return try step(input) } catch { return .fail(error) }
      }, result: result)
  }
}
