/// A subscription that takes values from an iterator as they are asked for, and then ends.
///
/// The completion follows the last value at once, without further demand. Requests from inside `receive`, or
/// from other threads, only add to the demand of the loop that is running.
final class PullSubscription<Elements: IteratorProtocol, Failure: Error>: Subscription,
  CustomStringConvertible
{
  private let lock = Lock.make()
  private let name: () -> String
  private let completion: Subscribers.Completion<Failure>
  private var downstream: (any Subscriber<Elements.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  private var isRunning = false
  /// Only the loop touches these two.
  private var elements: Elements
  private var next: Elements.Element?

  private init(
    _ name: @escaping () -> String, _ elements: Elements, completion: Subscribers.Completion<Failure>,
    downstream: any Subscriber<Elements.Element, Failure>
  ) {
    self.name = name
    self.elements = elements
    self.completion = completion
    self.downstream = downstream
    next = self.elements.next()
  }

  var description: String { name() }

  /// Serves the subscriber from the iterator. If there is nothing in it, ends without waiting for demand.
  static func serve(
    _ name: @autoclosure @escaping () -> String, _ elements: Elements,
    completion: Subscribers.Completion<Failure> = .finished,
    to downstream: any Subscriber<Elements.Element, Failure>
  ) {
    let subscription = PullSubscription(name, elements, completion: completion, downstream: downstream)
    if subscription.next == nil {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    } else {
      downstream.receive(subscription: subscription)
    }
  }

  func request(_ more: Subscribers.Demand) {
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
