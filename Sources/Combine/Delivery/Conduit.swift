/// One subscriber's subscription to a subject, which lives as long as it. It shares the hub's lock.
final class Conduit<Output, Failure: Error>: Outlet<Output, Failure>, Subscription, SlotHolder, Inspectable {
  private let hub: Hub<Output, Failure>
  /// The subject, until the end.
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none
  /// The number of the latest value offered here while there was demand.
  private var seen = 0
  var slot = -1

  init(hub: Hub<Output, Failure>, subject: AnyObject?, downstream: any Subscriber<Output, Failure>) {
    self.hub = hub
    self.subject = subject
    super.init(lock: hub.lock, downstream: downstream, keepsDownstream: false)
  }

  var description: String { hub.name }
  var inside: Inside {
    let downstream = shownDownstream
    guard !hub.isSignal else { return [("downstream", downstream)] }
    let (subject, demand) = lock.withLock { (isOpen ? Optional(hub.name) : nil, self.demand) }
    return [
      ("parent", subject as Any), ("downstream", downstream), ("demand", demand), ("subject", subject as Any),
    ]
  }

  /// Posts a value if one is wanted; without demand it passes this subscriber by. Call it holding the lock.
  func offer(_ value: Output, number: Int) { if wants(number) { post(.value(value)) } }

  /// Delivers a value before all that is on its way, if one is wanted.
  func deliverAhead(_ value: Output, number: Int) { deliverAhead(.value(value)) { wants(number) } }

  /// Whether there is demand for a value, which that one then takes.
  private func wants(_ number: Int) -> Bool {
    guard demand > 0 else { return false }
    demand -= 1
    seen = number
    return true
  }

  /// Posts the hub's latest value if it is wanted and has not been seen. Call it holding the lock.
  func catchUp() {
    if seen < hub.version, let latest = hub.latest { offer(latest, number: hub.version) }
  }

  override func demanded(_ more: Subscribers.Demand) {
    lock.withLock {
      guard isOpen else { return }
      demand += hub.isSignal ? .unlimited : more
      catchUp()
    }
  }

  func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "A request must ask for something")
    demanded(more)
    // What then comes from upstream at once is wanted already.
    hub.firstDemand()
    drain()
  }

  func cancel() {
    let held = lock.withLock {
      hub.detach(self)
      defer { subject = nil }
      return (close(), subject)
    }
    withExtendedLifetime(held) {}
  }

  /// The subject has ended.
  func letSubjectGo() {
    let held = lock.withLock {
      defer { subject = nil }
      return subject
    }
    withExtendedLifetime(held) {}
  }
}
