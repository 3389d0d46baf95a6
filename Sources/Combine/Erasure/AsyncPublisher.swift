/// The values of a publisher as an asynchronous sequence: `for await value in publisher.values`.
///
/// One value is asked for at each turn of the loop, so a publisher that can wait does. Cancelling the task ends
/// the loop and cancels the subscription.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(reader: AsyncReader(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    public typealias Failure = Never

    let reader: AsyncReader<P.Output, Never>

    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await reader.next(isolation: actor) {
      case .value(let value): value
      case .completion: nil
      }
    }
  }
}

/// The values of a publisher that may fail, as an asynchronous sequence: `for try await value in p.values`.
///
/// One value is asked for at each turn of the loop, so a publisher that can wait does. Cancelling the task ends
/// the loop and cancels the subscription.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(reader: AsyncReader(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    public typealias Failure = any Error

    let reader: AsyncReader<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      switch await reader.next(isolation: actor) {
      case .value(let value): return value
      case .completion(.finished): return nil
      case .completion(.failure(let error)): throw error
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
