/// Where the subscribers of a subject come together: who they are, what each is still owed, and the latest value
/// if the subject has one.
///
/// Its lock guards its conduits too. Events are posted to all conduits under that lock, so that all subscribers
/// see what several threads send in one order, and delivered after it is released. What a subscriber sends from inside
/// its `receive` goes to all before `send` returns: to those whose turn is yet to come before the value that it follows
/// from, as with Apple's subjects.
final class Hub<Output, Failure: Error> {
  let lock = Lock.make()
  private var conduits = Slots<Conduit<Output, Failure>>()
  private var completion: Subscribers.Completion<Failure>?

  /// The value a new subscriber starts with; nil for a subject that has none. Guarded by the lock.
  private(set) var latest: Output?
  /// The number of `latest`, and the highest number given to a value: a conduit that has seen less is owed one.
  private(set) var version = 0
  private var lastVersion = 0
  /// The threads that are delivering something of this hub's, each as often as it has come back from inside.
  private var senders: [ThreadID] = []

  /// Called once, without the lock, when the first demand comes from any subscriber.
  var onFirstDemand: (() -> Void)?

  /// What to call the subscriptions in logs.
  let name: String

  /// Whether a subscriber that has asked for anything gets everything.
  let isSignal: Bool

  init(_ name: String, isSignal: Bool = false) {
    self.name = name
    self.isSignal = isSignal
  }

  init(_ name: String, latest: Output) {
    self.name = name
    isSignal = false
    self.latest = latest
    version = 1
    lastVersion = 1
  }

  /// The latest value. Only for a hub that was given one.
  var value: Output { lock.withLock { latest! } }

  /// - Parameter subject: What the subscription is to keep alive.
  func attach(_ subscriber: any Subscriber<Output, Failure>, to subject: AnyObject? = nil) {
    let conduit = Conduit(hub: self, subject: subject, downstream: subscriber)
    let ended = lock.withLock {
      if completion == nil { conduits.insert(conduit) }
      return completion
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Call it holding the lock.
  func detach(_ conduit: Conduit<Output, Failure>) { conduits.remove(conduit) }

  /// Lets go of all conduits: nothing more will be sent.
  func detachAll() {
    _ = lock.withLock { conduits.removeAll() }
  }

  /// Sends a value that is the latest from now on.
  func send(_ value: Output) {
    var replaced: Output?
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    if latest != nil {
      replaced = value
      swap(&latest, &replaced)
      lastVersion += 1
      version = lastVersion
    }
    if conduits.isEmpty { return lock.unlock() }
    deliver(value, number: version)
    lock.unlock()
  }

  /// Sends a value that becomes the latest only after everybody has heard of it.
  func announce(_ value: Output) {
    lock.lock()
    lastVersion += 1
    let number = lastVersion
    deliver(value, number: number)

    var replaced: Output? = value
    swap(&latest, &replaced)
    version = number
    // Whoever wanted nothing before, but asked while the others heard of it, was given the old value.
    let late = conduits.elements
    for case let conduit? in late { conduit.catchUp() }
    lock.unlock()
    for case let conduit? in late { conduit.drain() }
  }

  /// Sends a value that is the latest from now on, even if it has ended.
  func replace(by value: Output) {
    var replaced: Output? = value
    let isEnded = lock.withLock {
      if completion != nil { swap(&latest, &replaced) }
      return completion != nil
    }
    withExtendedLifetime(replaced) {}
    if !isEnded { send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard self.completion == nil else { return lock.unlock() }
    self.completion = completion
    let targets = conduits.removeAll()
    let isInside = senders.contains(currentThread())
    if !isInside { for case let conduit? in targets { conduit.post(.completion(completion)) } }
    lock.unlock()
    for case let conduit? in targets {
      if isInside { conduit.deliverAhead(.completion(completion)) { true } } else { conduit.drain() }
    }
    for case let conduit? in targets { conduit.letSubjectGo() }
  }

  func firstDemand() {
    let action = lock.withLock {
      let action = onFirstDemand
      onFirstDemand = nil
      return action
    }
    action?()
  }

  /// Call it holding the lock, which is released while the subscribers run.
  private func deliver(_ value: Output, number: Int) {
    let targets = conduits.elements
    let thread = currentThread()
    let isInside = senders.contains(thread)
    senders.append(thread)
    if !isInside { for case let conduit? in targets { conduit.offer(value, number: number) } }
    lock.unlock()
    for case let conduit? in targets {
      if isInside { conduit.deliverAhead(value, number: number) } else { conduit.drain() }
    }
    lock.lock()
    senders.remove(at: senders.lastIndex(of: thread)!)
  }
}
