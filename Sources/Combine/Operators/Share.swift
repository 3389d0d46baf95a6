extension Publishers {
  /// One subscription to upstream for any number of subscribers, for as long as there are any.
  ///
  /// A class, so that all who hold it share. A subscriber who comes late misses what was sent before.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// One subscription to this publisher for any number of subscribers, for as long as there are any.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
