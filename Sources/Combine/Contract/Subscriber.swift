/// Something that receives from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input

  /// The failure it understands; `Never` if it cannot cope with one.
  associatedtype Failure: Error

  /// The subscription has been made. Keep it, and ask it for values.
  func receive(subscription: any Subscription)

  /// A value has arrived.
  ///
  /// - Returns: How many values are wanted *in addition* to those already asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// The publisher has ended; nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event that carries no value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The subscribers that come with the library, and the words they use.
public enum Subscribers {}

extension Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    /// It had no more to send.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

private enum CompletionKeys: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let failure):
      try container.encode(false, forKey: .success)
      try container.encode(failure, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKeys.self)
    if try container.decode(Bool.self, forKey: .success) {
      self = .finished
    } else {
      self = .failure(try container.decode(Failure.self, forKey: .error))
    }
  }
}

extension Subscribers.Completion {
  /// The same ending, for a subscriber whose failure differs.
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
