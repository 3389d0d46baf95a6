extension Publishers {
  /// Turns each value into a publisher, and sends the values of all of them as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (transform, maxPublishers) = (transform, maxPublishers)
      let confluence = Confluence<Output, Failure>("FlatMap", expecting: nil, subscriber)
      let outer = Branch<Upstream.Output, Failure>(
        .init(
          begin: { $0.request(maxPublishers) },
          value: { _, value in
            confluence.add(transform(value))
            return .none
          },
          end: { _, completion in confluence.outerEnded(completion) }), takesEarlyEnd: true)
      confluence.follow(outer) { if maxPublishers != .unlimited { outer.request(.max(1)) } }
      confluence.start(confluence)
      upstream.subscribe(Face(outer, of: confluence))
    }
  }
}

extension Publisher {
  /// Turns each value into a publisher, and sends the values of all of them as they come.
  ///
  /// - Parameter maxPublishers: How many may be active at once.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher that cannot fail, and sends the values of all of them as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Turns each value into a publisher, and sends the values of all of them as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Turns each value into a publisher that cannot fail, and sends the values of all of them as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
