/// The subscriber of one of several upstreams that follow one another. It goes by the identifier of its owner.
///
/// - Parameter Place: Only tells the types of different legs apart.
final class Leg<Owner: Subscription & Inspectable, Input, Failure: Error, Place>: Subscriber, Inspectable {
  typealias Handlers = (
    subscription: (any Subscription) -> Void, value: (Input) -> Subscribers.Demand,
    completion: (Subscribers.Completion<Failure>) -> Void
  )

  private let owner: Owner
  private let handlers: Handlers

  init(of owner: Owner, _ handlers: Handlers) {
    self.owner = owner
    self.handlers = handlers
  }

  var combineIdentifier: CombineIdentifier { owner.combineIdentifier }
  var description: String { owner.description }
  var inside: Inside { owner.inside }

  func receive(subscription: any Subscription) { handlers.subscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { handlers.value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { handlers.completion(completion) }
}

/// The places of legs.
enum FirstLeg {}
enum SecondLeg {}
