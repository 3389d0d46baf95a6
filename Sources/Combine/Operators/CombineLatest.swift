extension Publishers {
  /// Sends the latest values of 2 publishers together, whenever one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<Output, Failure>("CombineLatest", trustsUpstreams: false, subscriber)
      let aValues = LatestCell<A.Output>()
      let bValues = LatestCell<B.Output>()
      join.add(a, aValues)
      join.add(b, bValues)
      join.begin {
        guard let a = aValues.value, let b = bValues.value else { return nil }
        return (a, b)
      }
    }
  }

  /// Sends the latest values of 3 publishers together, whenever one of them changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<Output, Failure>("CombineLatest", trustsUpstreams: false, subscriber)
      let aValues = LatestCell<A.Output>()
      let bValues = LatestCell<B.Output>()
      let cValues = LatestCell<C.Output>()
      join.add(a, aValues)
      join.add(b, bValues)
      join.add(c, cValues)
      join.begin {
        guard let a = aValues.value, let b = bValues.value, let c = cValues.value else { return nil }
        return (a, b, c)
      }
    }
  }

  /// Sends the latest values of 4 publishers together, whenever one of them changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<Output, Failure>("CombineLatest", trustsUpstreams: false, subscriber)
      let aValues = LatestCell<A.Output>()
      let bValues = LatestCell<B.Output>()
      let cValues = LatestCell<C.Output>()
      let dValues = LatestCell<D.Output>()
      join.add(a, aValues)
      join.add(b, bValues)
      join.add(c, cValues)
      join.add(d, dValues)
      join.begin {
        guard let a = aValues.value, let b = bValues.value, let c = cValues.value, let d = dValues.value
        else { return nil }
        return (a, b, c, d)
      }
    }
  }
}

extension Publisher {
  /// Sends the latest values of 2 publishers together, whenever one of them changes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the latest values of 2 publishers together, whenever one of them changes, as one value each.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of 3 publishers together, whenever one of them changes.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends the latest values of 3 publishers together, whenever one of them changes, as one value each.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the latest values of 4 publishers together, whenever one of them changes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends the latest values of 4 publishers together, whenever one of them changes, as one value each.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
