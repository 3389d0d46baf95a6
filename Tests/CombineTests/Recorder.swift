import Combine

struct Broken: Error, Equatable {}

/// A subscriber that writes down what it receives and asks for what its script says.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let onValue: (Recorder, Input) -> Subscribers.Demand

  /// - Parameters:
  ///   - initial: What it asks for on subscription.
  ///   - onValue: What it does with each value, and asks for on top.
  init(
    _ initial: Subscribers.Demand = .unlimited,
    onValue: @escaping (Recorder, Input) -> Subscribers.Demand = { _, _ in .none }
  ) {
    self.initial = initial
    self.onValue = onValue
    Untying.afterwards {
      self.subscription?.cancel()
      self.subscription = nil
    }
  }

  func receive(subscription: any Subscription) {
    log.append("subscribed")
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return onValue(self, input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure: log.append("failed")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  /// What it received since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A publisher driven by hand, that writes down what is asked of it.
final class Probe<Output, Failure: Error>: Publisher {
  private(set) var log: [String] = []
  private var downstream: (any Subscriber<Output, Failure>)?

  init() { Untying.afterwards { self.downstream = nil } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstream = subscriber
    log.append("subscribed")
    subscriber.receive(subscription: Line(probe: self))
  }

  func send(_ value: Output) {
    let more = downstream?.receive(value) ?? .none
    if more > 0 { log.append("returned \(more)") }
  }

  func send(completion: Subscribers.Completion<Failure>) { downstream?.receive(completion: completion) }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private final class Line: Subscription {
    let probe: Probe
    init(probe: Probe) { self.probe = probe }
    func request(_ demand: Subscribers.Demand) { probe.log.append("request \(demand)") }
    func cancel() { probe.log.append("cancelled") }
  }
}

extension Publisher {
  /// Everything a subscriber without limit receives while it subscribes.
  func all() -> [String] {
    let recorder = Recorder<Output, Failure>()
    subscribe(recorder)
    return Array(recorder.log.dropFirst())
  }
}
