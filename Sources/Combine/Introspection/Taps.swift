extension Publisher {
  /// Attaches a subscriber in such a way that what it receives and says is told to the introspections.
  func subscribeWatched<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    // A publisher that hands on the subscriber that it was given hands on the tap: one is enough.
    if let tap = subscriber as? SubscriberTap<Output, Failure> {
      attach(AnySubscriber(tap.subscriber), through: tap)
    } else {
      attach(subscriber, through: SubscriberTap(subscriber))
    }
  }

  private func attach<S: Subscriber>(_ subscriber: S, through tap: SubscriberTap<Output, Failure>)
  where Failure == S.Failure, Output == S.Input {
    for introspection in Introspections.current {
      introspection.willReceive(publisher: self, subscriber: subscriber)
    }
    receive(subscriber: tap)
    for introspection in Introspections.current {
      introspection.didReceive(publisher: self, subscriber: subscriber)
    }
  }
}

/// Stands before a subscriber and tells of what it receives.
private struct SubscriberTap<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  let subscriber: any Subscriber<Input, Failure>

  init(_ subscriber: any Subscriber<Input, Failure>) {
    self.subscriber = (subscriber as? AnySubscriber<Input, Failure>)?.wrapped ?? subscriber
  }

  var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }
  var description: String { String(describing: subscriber) }

  func receive(subscription: any Subscription) {
    let original = (subscription as? SubscriptionTap)?.subscription ?? subscription
    func tell(_ subscriber: some Subscriber<Input, Failure>) {
      for introspection in Introspections.current {
        introspection.willReceive(subscriber: subscriber, subscription: original)
      }
      subscriber.receive(subscription: SubscriptionTap(subscription: original))
      for introspection in Introspections.current {
        introspection.didReceive(subscriber: subscriber, subscription: original)
      }
    }
    tell(subscriber)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    func tell(_ subscriber: some Subscriber<Input, Failure>) -> Subscribers.Demand {
      for introspection in Introspections.current {
        introspection.willReceive(subscriber: subscriber, input: input)
      }
      let demand = subscriber.receive(input)
      for introspection in Introspections.current {
        introspection.didReceive(subscriber: subscriber, input: input, resultingDemand: demand)
      }
      return demand
    }
    return tell(subscriber)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    func tell(_ subscriber: some Subscriber<Input, Failure>) {
      for introspection in Introspections.current {
        introspection.willReceive(subscriber: subscriber, completion: completion)
      }
      subscriber.receive(completion: completion)
      for introspection in Introspections.current {
        introspection.didReceive(subscriber: subscriber, completion: completion)
      }
    }
    tell(subscriber)
  }
}

/// Stands before a subscription and tells of what is asked of it.
private struct SubscriptionTap: Subscription, CustomStringConvertible {
  let subscription: any Subscription

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
  var description: String { String(describing: subscription) }

  func request(_ demand: Subscribers.Demand) {
    for introspection in Introspections.current {
      introspection.willRequest(subscription: subscription, demand)
    }
    subscription.request(demand)
    for introspection in Introspections.current {
      introspection.didRequest(subscription: subscription, demand)
    }
  }

  func cancel() {
    for introspection in Introspections.current { introspection.willCancel(subscription: subscription) }
    subscription.cancel()
    for introspection in Introspections.current { introspection.didCancel(subscription: subscription) }
  }
}
