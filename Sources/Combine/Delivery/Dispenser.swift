/// The subscription to something that happens whether or not anybody wants to know: a timer, a notification.
///
/// What happens without demand passes the subscriber by.
final class Dispenser<Value, Failure: Error>: Outlet<Value, Failure>, Subscription, Inspectable {
  let description: String
  private var demand = Subscribers.Demand.none
  private var onCancel: (() -> Void)?
  /// What a mirror shows, beside the demand; nil once it is cancelled.
  private var showing: Inside

  init(_ name: String, showing: Inside, _ downstream: any Subscriber<Value, Failure>) {
    description = name
    self.showing = showing
    super.init(downstream: downstream, keepsDownstream: false)
  }

  deinit { onCancel?() }

  var inside: Inside {
    let (showing, demand) = lock.withLock { (self.showing, self.demand) }
    return showing + [("demand", demand)]
  }

  /// Says what stops the source, when it is cancelled or nobody holds it any more. If it has been cancelled already, that is done at once.
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
      defer {
        onCancel = nil
        showing = showing.map { ($0.label, Optional<Any>.none as Any) }
      }
      return ((close(), showing), onCancel)
    }
    withExtendedLifetime(held) { action?() }
  }
}
