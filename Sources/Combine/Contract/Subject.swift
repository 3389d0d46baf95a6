/// A publisher that one can also send into: the bridge from imperative code.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that want one.
  func send(_ value: Output)

  /// Ends the subject for all subscribers; later calls of `send` do nothing.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to an upstream that feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  public func send() { send(()) }
}
