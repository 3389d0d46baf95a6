extension Publishers {
  /// Sends the first values of 2 publishers together, then the second, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<Output, Failure>("Zip", trustsUpstreams: true, subscriber)
      let aValues = QueueCell<A.Output>()
      let bValues = QueueCell<B.Output>()
      join.add(a, aValues)
      join.add(b, bValues)
      join.begin {
        guard !aValues.isEmpty, !bValues.isEmpty else { return nil }
        return (aValues.take(), bValues.take())
      }
    }
  }

  /// Sends the first values of 3 publishers together, then the second, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let join = Join<Output, Failure>("Zip", trustsUpstreams: true, subscriber)
      let aValues = QueueCell<A.Output>()
      let bValues = QueueCell<B.Output>()
      let cValues = QueueCell<C.Output>()
      join.add(a, aValues)
      join.add(b, bValues)
      join.add(c, cValues)
      join.begin {
        guard !aValues.isEmpty, !bValues.isEmpty, !cValues.isEmpty else { return nil }
        return (aValues.take(), bValues.take(), cValues.take())
      }
    }
  }

  /// Sends the first values of 4 publishers together, then the second, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let join = Join<Output, Failure>("Zip", trustsUpstreams: true, subscriber)
      let aValues = QueueCell<A.Output>()
      let bValues = QueueCell<B.Output>()
      let cValues = QueueCell<C.Output>()
      let dValues = QueueCell<D.Output>()
      join.add(a, aValues)
      join.add(b, bValues)
      join.add(c, cValues)
      join.add(d, dValues)
      join.begin {
        guard !aValues.isEmpty, !bValues.isEmpty, !cValues.isEmpty, !dValues.isEmpty else { return nil }
        return (aValues.take(), bValues.take(), cValues.take(), dValues.take())
      }
    }
  }
}

extension Publisher {
  /// Sends the first values of 2 publishers together, then the second, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the first values of 2 publishers together, then the second, and so on, as one value each.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends the first values of 3 publishers together, then the second, and so on.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Sends the first values of 3 publishers together, then the second, and so on, as one value each.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the first values of 4 publishers together, then the second, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Sends the first values of 4 publishers together, then the second, and so on, as one value each.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
