/// A subscriber whose type says only what it receives, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  let wrapped: any Subscriber<Input, Failure>

  public var combineIdentifier: CombineIdentifier { wrapped.combineIdentifier }

  /// Wraps a subscriber; one that is wrapped already is not wrapped twice.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    wrapped = (subscriber as? AnySubscriber<Input, Failure>)?.wrapped ?? subscriber
  }

  /// Feeds a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    wrapped = SubjectSubscriber(subject)
  }

  /// Calls closures. Without `receiveSubscription` nothing is asked for at the start; without `receiveValue`
  /// no value asks for more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    wrapped = ClosureSubscriber(
      onSubscription: receiveSubscription, onValue: receiveValue, onCompletion: receiveCompletion)
  }

  public func receive(subscription: any Subscription) { wrapped.receive(subscription: subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { wrapped.receive(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { wrapped.receive(completion: completion) }
}

/// It shows as what it wraps.
extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  public var description: String { String(describing: wrapped) }
  public var customMirror: Mirror { Mirror(reflecting: wrapped) }
  public var playgroundDescription: Any {
    (wrapped as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
}

private final class ClosureSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable
{
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    onSubscription: ((any Subscription) -> Void)?, onValue: ((Input) -> Subscribers.Demand)?,
    onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  var description: String { "Anonymous AnySubscriber" }
  var customMirror: Mirror { Mirror(reflecting: description) }

  func receive(subscription: any Subscription) { onSubscription?(subscription) }
  func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
