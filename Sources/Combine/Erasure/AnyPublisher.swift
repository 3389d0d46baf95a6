/// A publisher whose type says only what it sends and how it may fail.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let wrapped: any Publisher<Output, Failure>

  /// Wraps a publisher; one that is wrapped already is not wrapped twice.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    wrapped = (publisher as? AnyPublisher<Output, Failure>)?.wrapped ?? publisher
  }

  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    wrapped.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
