extension Publishers {
  /// Turns a failure into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FailureSubscriber(name: "MapError", downstream: subscriber, transform: transform))
    }
  }

  /// Gives a publisher that cannot fail a failure type, to fit with others.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FailureSubscriber<Never, S>(name: "SetFailureType", downstream: subscriber, transform: impossible))
    }

    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }

  /// Stops the program on a failure.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        FailureSubscriber<Upstream.Failure, S>(
          name: "AssertNoFailure", inside: [("file", file), ("line", line), ("prefix", prefix)],
          downstream: subscriber
        ) { error in
          let prefix = prefix.isEmpty ? "" : prefix + ": "
          preconditionFailure("\(prefix)\(error)", file: file, line: line)
        })
    }
  }
}

/// What becomes of a failure that cannot be.
private func impossible<Failure: Error>(_ failure: Never) -> Failure {}

/// Keeps no state, so downstream speaks with upstream's subscription directly.
private struct FailureSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber, Inspectable {
  typealias Input = Downstream.Input

  let name: String
  var inside: Inside = []
  let downstream: Downstream
  let transform: (Failure) -> Downstream.Failure
  let combineIdentifier = CombineIdentifier()

  var description: String { name }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion.mapFailure(transform))
  }
}

extension Publisher {
  /// Turns a failure into another.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// Stops the program if upstream fails, with a message that begins with `prefix`.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Gives the publisher a failure type, to fit with others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
