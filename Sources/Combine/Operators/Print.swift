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
      let log = EventLog(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { log.write("receive subscription: (\($0))") },
        receiveOutput: { log.write("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: log.write("receive finished")
          case .failure(let error): log.write("receive error: (\(error))")
          }
        },
        receiveCancel: { log.write("receive cancel") },
        receiveRequest: {
          log.write("request \($0.isUnlimited ? "unlimited" : "max: (\($0.max ?? 0))")")
        }
      ).subscribe(subscriber)
    }
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
    stream.write(prefix + text + "\n")
    let old = lock.withLock {
      defer { self.stream = stream }
      return self.stream
    }
    withExtendedLifetime(old) {}
  }
}

extension Publisher {
  /// Writes a line for each event, beginning with `prefix`, to standard output or another stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
