/// The subscription to something that happens whether or not anybody wants to know: a timer, a notification.
///
/// What happens without demand passes the subscriber by.
final class Dispenser<Value, Failure: Error>: Outlet<Value, Failure>, Subscription, CustomStringConvertible {
  let description: String
  private var demand = Subscribers.Demand.none
  private var onCancel: (() -> Void)?

  init(_ name: String, _ downstream: any Subscriber<Value, Failure>) {
    description = name
    super.init(downstream: downstream, keepsDownstream: false)
  }

  /// Says what stops the source. If it has been cancelled already, that is done at once.
  func onCancel(_ action: @escaping () -> Void) {
    let isLate = lock.withLock {
      if isOpen { onCancel = action }
      return !isOpen
    }
    if isLate { action() }
  }

  func send(_ value: Value) {
    lock.withLock {
      guard demand > 0 else { return }
      demand -= 1
      post(.value(value))
    }
    drain()
  }

  override func demanded(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func request(_ more: Subscribers.Demand) { demanded(more) }

  func cancel() {
    let (held, action) = lock.withLock {
      defer { onCancel = nil }
      return (close(), onCancel)
    }
    withExtendedLifetime(held) { action?() }
  }
}
