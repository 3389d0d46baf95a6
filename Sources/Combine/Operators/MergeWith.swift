extension Publishers {
  /// Sends the values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
      let confluence = Confluence<Output, Failure>("Merge", expecting: publishers.count, subscriber)
      confluence.start(confluence)
      for publisher in publishers { confluence.add(publisher) }
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another of the same type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

  /// Sends the values of this publisher and of 1 other as they come.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where
    Output == B.Output,
    Failure == B.Failure
  {
    Publishers.Merge(self, b)
  }

  /// Sends the values of this publisher and of 2 others as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    Output == B.Output, Output == C.Output,
    Failure == B.Failure, Failure == C.Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the values of this publisher and of 3 others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Output == C.Output, Output == D.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the values of this publisher and of 4 others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Sends the values of this publisher and of 5 others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
    Failure == F.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Sends the values of this publisher and of 6 others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Output == G.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
    Failure == F.Failure, Failure == G.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Sends the values of this publisher and of 7 others as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Output == G.Output, Output == H.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
    Failure == F.Failure, Failure == G.Failure, Failure == H.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
