/// The subscriber of an operator that takes in everything and has at most one value to send, at the end.
///
/// It asks upstream for everything as soon as it is subscribed. Its end waits for demand too, with a value or without,
/// unless it is a failure.
final class Reduction<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
  Inspectable
{
  /// What the operator does with one value.
  enum Step {
    /// Waits for the next.
    case more
    /// Knows the result without hearing the rest.
    case done
    case fail(OutputFailure)
  }

  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    /// The result is known, but has not been asked for.
    case holding
    case ended
  }

  let description: String
  private let lock = Lock.make()
  private let step: (Input) -> Step
  private let result: () -> Output?
  private let mapFailure: (Failure) -> OutputFailure
  private let downstream: any Subscriber<Output, OutputFailure>
  private let showing: (() -> Inside)?
  private var phase = Phase.awaiting
  private var isRequested = false

  /// - Parameter showing: What a mirror shows, if not the result and how far it is.
  init(
    _ name: String, _ downstream: any Subscriber<Output, OutputFailure>, showing: (() -> Inside)? = nil,
    failure: @escaping (Failure) -> OutputFailure, step: @escaping (Input) -> Step,
    result: @escaping () -> Output?
  ) {
    description = name
    self.downstream = downstream
    self.showing = showing
    mapFailure = failure
    self.step = step
    self.result = result
  }

  var inside: Inside {
    if let showing { return showing() }
    let result = result() as Any
    return [
      ("downstream", downstream), ("result", result), ("initial", result),
      ("status", lock.withLock { phase }),
    ]
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if lock.withLock({ isSubscribed }) { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ isSubscribed }) else { return .none }
    switch step(input) {
    case .more: break
    case .done: finish(cancelling: true)
    case .fail(let error): fail(error, cancelling: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: finish(cancelling: false)
    case .failure(let error): fail(mapFailure(error), cancelling: false)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "A request must ask for something")
    let isHeld = lock.withLock {
      isRequested = true
      guard case .holding = phase else { return false }
      phase = .ended
      return true
    }
    if isHeld { sendResult() }
  }

  func cancel() {
    let upstream = lock.withLock { () -> (any Subscription)? in
      if case .awaiting = phase { return nil }
      return leave(for: .ended)
    }
    upstream?.cancel()
  }

  private func finish(cancelling: Bool) {
    let (upstream, sends) = lock.withLock { () -> ((any Subscription)?, Bool) in
      guard isSubscribed else { return (nil, false) }
      return (leave(for: isRequested ? .ended : .holding), isRequested)
    }
    withExtendedLifetime(upstream) {
      if cancelling { upstream?.cancel() }
      if sends { sendResult() }
    }
  }

  private func fail(_ error: OutputFailure, cancelling: Bool) {
    guard let upstream = lock.withLock({ isSubscribed ? leave(for: .ended) : nil }) else { return }
    if cancelling { upstream.cancel() }
    downstream.receive(completion: .failure(error))
  }

  private func sendResult() {
    if let result = result() { _ = downstream.receive(result) }
    downstream.receive(completion: .finished)
  }

  private var isSubscribed: Bool {
    if case .subscribed = phase { true } else { false }
  }

  private func leave(for next: Phase) -> (any Subscription)? {
    defer { phase = next }
    if case .subscribed(let upstream) = phase { return upstream }
    return nil
  }
}

extension Reduction where Failure == OutputFailure {
  convenience init(
    _ name: String, _ downstream: any Subscriber<Output, Failure>, showing: (() -> Inside)? = nil,
    step: @escaping (Input) -> Step, result: @escaping () -> Output?
  ) {
    self.init(name, downstream, showing: showing, failure: { $0 }, step: step, result: result)
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
