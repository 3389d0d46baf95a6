import Foundation

extension Publishers {
  /// Stops in the debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        BreakpointSubscriber(
          receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
          receiveCompletion: receiveCompletion, downstream: subscriber))
    }
  }
}

/// Keeps no state, so downstream speaks with upstream's subscription directly, and no publisher.
private struct BreakpointSubscriber<Downstream: Subscriber>: Subscriber, Inspectable {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let receiveSubscription: ((any Subscription) -> Bool)?
  let receiveOutput: ((Input) -> Bool)?
  let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
  let downstream: Downstream
  let combineIdentifier = CombineIdentifier()

  var description: String { "Breakpoint" }

  func receive(subscription: any Subscription) {
    if receiveSubscription?(subscription) == true { raise(SIGTRAP) }
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if receiveOutput?(input) == true { raise(SIGTRAP) }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if receiveCompletion?(completion) == true { raise(SIGTRAP) }
    downstream.receive(completion: completion)
  }
}

extension Publisher {
  /// Raises `SIGTRAP`, which stops in a debugger and otherwise ends the program, when a closure returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Raises `SIGTRAP` on a failure.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}
