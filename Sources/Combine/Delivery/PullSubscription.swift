/// A subscription that takes values from an iterator as they are asked for, and then ends.
///
/// The completion follows the last value at once, without further demand. Requests from inside `receive`, or
/// from other threads, only add to the demand of the loop that is running.
final class PullSubscription<Elements: IteratorProtocol, Failure: Error>: Subscription, Inspectable {
  /// How it shows.
  struct Appearance {
    var name: () -> String
    /// Its name after the end, if that is another.
    var nameAfterwards: String?
    var inside: (_ isOver: Bool) -> Inside
    /// Whether a request for nothing stops the program.
    var trapsOnZero = false
  }

  private let lock = Lock.make()
  private let appearance: Appearance
  private let completion: Subscribers.Completion<Failure>
  private var downstream: (any Subscriber<Elements.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  private var isRunning = false
  /// Only the loop touches these two.
  private var elements: Elements
  private var next: Elements.Element?

  private init(
    _ appearance: Appearance, _ elements: Elements, completion: Subscribers.Completion<Failure>,
    downstream: any Subscriber<Elements.Element, Failure>
  ) {
    self.appearance = appearance
    self.elements = elements
    self.completion = completion
    self.downstream = downstream
    next = self.elements.next()
  }

  private var isOver: Bool { lock.withLock { downstream == nil } }
  var description: String {
    if let name = appearance.nameAfterwards, isOver { name } else { appearance.name() }
  }
  var inside: Inside { appearance.inside(isOver) }

  /// Serves the subscriber from the iterator. If there is nothing in it, ends without waiting for demand.
  static func serve(
    _ appearance: Appearance, _ elements: Elements,
    completion: Subscribers.Completion<Failure> = .finished,
    to downstream: any Subscriber<Elements.Element, Failure>
  ) {
    let subscription = PullSubscription(appearance, elements, completion: completion, downstream: downstream)
    if subscription.next == nil {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    } else {
      downstream.receive(subscription: subscription)
    }
  }

  func request(_ more: Subscribers.Demand) {
    if appearance.trapsOnZero { precondition(more > 0, "A request must ask for something") }
    guard more > 0 else { return }
    let runs = lock.withLock {
      demand += more
      defer { isRunning = true }
      return !isRunning
    }
    guard runs else { return }
    var more = Subscribers.Demand.none
    while let downstream = turn(adding: more), let value = next {
      next = elements.next()
      more = downstream.receive(value)
      if next == nil { return end() }
    }
  }

  func cancel() {
    let held = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    withExtendedLifetime(held) {}
  }

  /// Allows the loop one more value, or stops it.
  private func turn(adding more: Subscribers.Demand) -> (any Subscriber<Elements.Element, Failure>)? {
    lock.withLock {
      demand += more
      guard demand > 0, let downstream else {
        isRunning = false
        return nil
      }
      demand -= 1
      return downstream
    }
  }

  private func end() {
    let downstream = lock.withLock {
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }
}

extension PullSubscription.Appearance {
  /// Of one value.
  static func single(_ name: String, _ value: Elements.Element) -> Self {
    Self(name: { name }, inside: { _ in [(nil, value)] }, trapsOnZero: true)
  }

  /// Of a series of values.
  static func series(_ values: some Sequence, afterwards: String, and more: PullSubscription.Inside = [])
    -> Self
  {
    Self(
      name: { "\(values)" }, nameAfterwards: afterwards,
      inside: { isOver in [("sequence", isOver ? [Elements.Element]() as Any : values)] + more })
  }
}
