extension Publishers {
  /// Sends values until another publisher sends one, and then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let limit = PrefixUntilOutputLimit<Output, Failure>(subscriber)
      other.subscribe(PrefixUntilOutputTrigger<Other.Output, Other.Failure, Output, Failure>(limit))
      upstream.subscribe(limit)
    }
  }

  /// Leaves out values until another publisher has sent one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let barrier = Barrier<Output, Failure>(subscriber)
      subscriber.receive(subscription: barrier)
      other.subscribe(BarrierTrigger<Other.Output, Output, Failure>(barrier))
      upstream.subscribe(barrier)
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends one, and then finishes. The other one's end changes nothing.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until another publisher has sent one. If that one ends without, so does this.
  ///
  /// What is left out is not made up for: it uses up the demand.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
