extension Optional {
  /// Sends the value if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      PullSubscription.serve(
        .single("Optional", output), CollectionOfOne(output).makeIterator(), to: subscriber)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}

extension Result {
  /// Sends the value and finishes, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// What it sends.
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { self.init(.success(output)) }
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        PullSubscription.serve(
          .single("Once", value), CollectionOfOne(value).makeIterator(), to: subscriber)
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value or the failure.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
