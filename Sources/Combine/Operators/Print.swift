extension Publishers {
  /// Writes a line for each event.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let prefix: String
    public let upstream: Upstream
    /// Where the lines go; standard output if nil.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Printer(log: EventLog(prefix: prefix, stream: stream), downstream: subscriber))
    }
  }
}

/// Writes a line for each event, and passes it on, whenever it comes.
private final class Printer<Input, Failure: Error>: Subscriber, Subscription, Inspectable {
  let description = "Print"
  private let log: EventLog
  private let downstream: any Subscriber<Input, Failure>
  private let lock = Lock.make()
  private var upstream: (any Subscription)?
  private var isSubscribed = false

  init(log: EventLog, downstream: any Subscriber<Input, Failure>) {
    self.log = log
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    log.write("receive subscription: (\(subscription))")
    let isFirst = lock.withLock {
      guard !isSubscribed else { return false }
      isSubscribed = true
      upstream = subscription
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.write("receive value: (\(input))")
    let demand = downstream.receive(input)
    if demand > 0 { log.write("request \(Self.text(demand)) (synchronous)") }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.write("receive finished")
    case .failure(let error): log.write("receive error: (\(error))")
    }
    let held = takeUpstream()
    withExtendedLifetime(held) { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    log.write("request \(Self.text(demand))")
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    log.write("receive cancel")
    takeUpstream()?.cancel()
  }

  private func takeUpstream() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }

  private static func text(_ demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }
}

/// The lines of one subscription.
private final class EventLog {
  private let prefix: String
  private let lock = Lock.make()
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ text: String) {
    // Not under the lock, since its `write` is foreign code; a stream that is a value is put back.
    guard var stream = lock.withLock({ self.stream }) else { return Swift.print(prefix + text) }
    Self.print(prefix + text, to: &stream)
    let old = lock.withLock {
      defer { self.stream = stream }
      return self.stream
    }
    withExtendedLifetime(old) {}
  }

  private static func print<S: TextOutputStream>(_ line: String, to stream: inout S) {
    Swift.print(line, to: &stream)
  }
}

extension Publisher {
  /// Writes a line for each event, beginning with `prefix`, to standard output or another stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
