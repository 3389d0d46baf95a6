/// A publisher whose type says only what it sends and how it may fail.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher; one that is wrapped already is not wrapped twice.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? ConcreteBox(publisher)
  }

  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

/// Holds a publisher, so that what is erased is one reference, cheap to pass on.
private class PublisherBox<Output, Failure: Error>: Publisher {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    preconditionFailure("A box without a publisher")
  }
}

private final class ConcreteBox<Wrapped: Publisher>: PublisherBox<Wrapped.Output, Wrapped.Failure> {
  private let wrapped: Wrapped

  init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  override func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    wrapped.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
