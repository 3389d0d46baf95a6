/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Sends this one downstream.
  case send(Output)
  /// Sends nothing, and makes up for it by asking upstream for one more.
  case skip
  /// Sends nothing, and asks for nothing.
  case ignore
  /// Sends this one, and ends.
  case sendLast(Output)
  /// Ends without sending.
  case end(Subscribers.Completion<Failure>)
}

/// What a stage lets pass outside the time between its subscription and its end, when a publisher that keeps to the
/// rules sends nothing. Programs have come to rely on what each of Apple's operators does then.
struct Leniency: OptionSet {
  let rawValue: UInt8

  /// Values pass before the subscription.
  static let earlyValues = Leniency(rawValue: 1)
  /// Values pass after the end.
  static let lateValues = Leniency(rawValue: 2)
  /// The end passes before the subscription.
  static let earlyEnd = Leniency(rawValue: 4)
  /// A failure of the operator's own passes whenever it comes.
  static let anyFailure = Leniency(rawValue: 8)
  /// What comes before the subscription stops the program; only a cancellation is remembered instead.
  static let trapsEarly = Leniency(rawValue: 16)
  /// A request for nothing stops the program.
  static let trapsOnZero = Leniency(rawValue: 32)

  /// Values always pass.
  static let values: Leniency = [.earlyValues, .lateValues]
}

/// The subscriber of an operator that turns each value into at most one, at once.
///
/// What the operator does is a closure; what it remembers from value to value is captured by that closure,
/// which is safe because upstream never calls twice at once.
final class Stage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription, Inspectable
{
  private enum Phase {
    case awaiting
    case subscribed(any Subscription)
    case ended
  }

  let description: String
  private let leniency: Leniency
  private let lock = Lock.make()
  private let step: (Input) -> Step<Output, OutputFailure>
  private let mapFailure: (Failure) -> OutputFailure
  let downstream: any Subscriber<Output, OutputFailure>
  private let showing: ((Stage) -> Inside)?
  private var phase = Phase.awaiting

  /// - Parameter showing: What a mirror shows; nothing if nil.
  init(
    _ name: String, _ leniency: Leniency, _ downstream: any Subscriber<Output, OutputFailure>,
    showing: ((Stage) -> Inside)?,
    failure: @escaping (Failure) -> OutputFailure, step: @escaping (Input) -> Step<Output, OutputFailure>
  ) {
    description = name
    self.leniency = leniency
    self.downstream = downstream
    self.showing = showing
    mapFailure = failure
    self.step = step
  }

  var inside: Inside { showing?(self) ?? [] }

  var status: Any { lock.withLock { phase } }
  var upstream: (any Subscription)? {
    if case .subscribed(let upstream) = lock.withLock({ phase }) { upstream } else { nil }
  }
  var isEnded: Bool {
    if case .ended = lock.withLock({ phase }) { true } else { false }
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .awaiting = phase else { return false }
      phase = .subscribed(subscription)
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard leniency.isSuperset(of: .values) || lock.withLock({ admitsValue }) else { return .none }
    switch step(input) {
    case .send(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .ignore:
      return .none
    case .sendLast(let output):
      let more = downstream.receive(output)
      finish(.finished)
      return more
    case .end(let completion):
      finish(completion)
      return .none
    }
  }

  /// Ends by the operator's own decision.
  private func finish(_ completion: Subscribers.Completion<OutputFailure>) {
    let (upstream, isWanted) = lock.withLock { end() }
    upstream?.cancel()
    if isWanted || leniency.contains(.anyFailure) { downstream.receive(completion: completion) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (upstream, isWanted) = lock.withLock { () -> ((any Subscription)?, Bool) in
      if case .awaiting = phase {
        precondition(!leniency.contains(.trapsEarly), "\(description) was completed before its subscription")
      }
      return end()
    }
    withExtendedLifetime(upstream) {
      if isWanted { downstream.receive(completion: completion.mapFailure(mapFailure)) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    if leniency.contains(.trapsOnZero) { precondition(demand > 0, "A request must ask for something") }
    let upstream = lock.withLock { () -> (any Subscription)? in
      switch phase {
      case .subscribed(let upstream): return upstream
      case .ended: return nil
      case .awaiting:
        precondition(!leniency.contains(.trapsEarly), "\(description) was asked before its subscription")
        return nil
      }
    }
    upstream?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock { () -> (any Subscription)? in
      guard case .subscribed(let upstream) = phase else {
        if leniency.contains(.trapsEarly) { phase = .ended }
        return nil
      }
      phase = .ended
      return upstream
    }
    upstream?.cancel()
  }

  private var admitsValue: Bool {
    switch phase {
    case .subscribed: return true
    case .ended: return leniency.contains(.lateValues)
    case .awaiting:
      precondition(!leniency.contains(.trapsEarly), "\(description) was sent a value before its subscription")
      return leniency.contains(.earlyValues)
    }
  }

  /// Ends, if it may. Call it holding the lock.
  private func end() -> (upstream: (any Subscription)?, isWanted: Bool) {
    switch phase {
    case .subscribed(let upstream):
      phase = .ended
      return (upstream, true)
    case .awaiting where leniency.contains(.earlyEnd):
      phase = .ended
      return (nil, true)
    case .awaiting, .ended:
      return (nil, false)
    }
  }
}

extension Stage where Failure == OutputFailure {
  convenience init(
    _ name: String, _ leniency: Leniency, _ downstream: any Subscriber<Output, Failure>,
    showing: ((Stage) -> Inside)? = nil,
    step: @escaping (Input) -> Step<Output, Failure>
  ) {
    self.init(name, leniency, downstream, showing: showing, failure: { $0 }, step: step)
  }
}

extension Stage where OutputFailure == any Error {
  /// For an operator whose closure may throw: what it throws is the failure.
  convenience init(
    trying name: String, _ leniency: Leniency, _ downstream: any Subscriber<Output, any Error>,
    showing: ((Stage) -> Inside)? = nil,
    step: @escaping (Input) throws -> Step<Output, any Error>
  ) {
    self.init(
      name, leniency, downstream, showing: showing, failure: { $0 },
      step: { input in
        do { return try step(input) } catch { return .end(.failure(error)) }
      })
  }
}
