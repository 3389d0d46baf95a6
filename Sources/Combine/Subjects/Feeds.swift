/// A subscription that knows when it is over.
protocol Feed: Subscription {
  var isEnded: Bool { get }
}

/// The upstream subscriptions that feed a subject. They are asked for everything once the subject is open.
final class Feeds {
  private let lock = Lock.make()
  private var subscriptions: [any Subscription] = []
  private var isOpen = false
  /// How many there may be before the next look for ended ones; twice those then alive.
  private var limit = 4

  func add(_ subscription: any Subscription) {
    let (opened, ended) = lock.withLock {
      let ended = subscriptions.count < limit ? [] : prune()
      subscriptions.append(subscription)
      return (isOpen, ended)
    }
    withExtendedLifetime(ended) {}
    if opened { subscription.request(.unlimited) }
  }

  /// Takes out those that have ended, for the caller to free after unlocking.
  private func prune() -> [any Subscription] {
    let ended = subscriptions.filter { ($0 as? any Feed)?.isEnded == true }
    subscriptions.removeAll { ($0 as? any Feed)?.isEnded == true }
    limit = max(4, subscriptions.count * 2)
    return ended
  }

  func open() {
    let waiting = lock.withLock {
      defer { isOpen = true }
      return isOpen ? [] : subscriptions
    }
    for subscription in waiting { subscription.request(.unlimited) }
  }

  func cancel() {
    let all = lock.withLock {
      defer { subscriptions = [] }
      return subscriptions
    }
    for subscription in all { subscription.cancel() }
  }
}
