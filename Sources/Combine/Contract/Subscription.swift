/// The connection of one subscriber to one publisher.
///
/// It may be called from any thread, and from inside the subscriber's `receive`.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values. They may arrive before this returns.
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that come with the library.
public enum Subscriptions {
  /// A subscription that gives nothing: for a subscriber that is completed at once.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, Inspectable {
  /// All empty subscriptions are alike, so they share one identifier.
  private static let identifier = CombineIdentifier()

  var combineIdentifier: CombineIdentifier { Self.identifier }
  var description: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
