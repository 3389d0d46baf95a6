/// The upstream subscriptions that feed a subject. They are asked for everything once the subject is open.
final class Feeds {
  private let lock = Lock.make()
  private var subscriptions: [any Subscription] = []
  private var isOpen = false

  func add(_ subscription: any Subscription) {
    let opened = lock.withLock {
      subscriptions.append(subscription)
      return isOpen
    }
    if opened { subscription.request(.unlimited) }
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
