/// Passes one upstream on, subject to what a second one, the trigger, says.
final class Gate<Value, Failure: Error>: Outlet<Value, Failure>, Subscription, CustomStringConvertible {
  let description: String
  private var isClosed: Bool
  private var main: Branch<Value, Failure>?
  private var trigger: (any Cancellable)?

  init(_ name: String, isClosed: Bool, _ downstream: any Subscriber<Value, Failure>) {
    description = name
    self.isClosed = isClosed
    super.init(downstream: downstream)
  }

  /// Subscribes to both, the trigger first.
  ///
  /// - Parameters:
  ///   - onTrigger: What the trigger's first value does.
  ///   - onTriggerEnd: What its end without a value does.
  func follow<P: Publisher, T: Publisher>(
    _ publisher: P, trigger: T, onTrigger: @escaping (Gate) -> Void,
    onTriggerEnd: @escaping (Gate, Subscribers.Completion<T.Failure>) -> Void
  ) where P.Output == Value, P.Failure == Failure {
    let triggerBranch = Branch<T.Output, T.Failure>(
      .init(
        begin: { $0.request(.max(1)) },
        value: { [self] branch, _ in
          branch.cancel()
          onTrigger(self)
        },
        end: { [self] _, completion in onTriggerEnd(self, completion) }))
    let main = Branch<Value, Failure>(
      .init(
        begin: { _ in },
        value: { [self] branch, value in received(value, branch) },
        end: { [self] _, completion in end(completion) }))
    lock.withLock { (self.main, self.trigger) = (main, triggerBranch) }
    start(self)
    if lock.withLock({ isOpen }) { trigger.subscribe(triggerBranch) }
    if lock.withLock({ isOpen }) { publisher.subscribe(main) }
  }

  /// Lets values pass from now on.
  func open() { lock.withLock { isClosed = false } }

  /// Ends, whatever upstream may still have.
  func end(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { post(.completion(completion)) }
    cancelBoth()
    drain()
  }

  private func received(_ value: Value, _ branch: Branch<Value, Failure>) {
    let isDropped = lock.withLock {
      if !isClosed { post(.value(value)) }
      return isClosed
    }
    if isDropped { branch.request(.max(1)) } else { drain() }
  }

  override func demanded(_ more: Subscribers.Demand) { request(more) }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { main }?.request(demand)
  }

  func cancel() {
    let held = lock.withLock { close() }
    withExtendedLifetime(held) { cancelBoth() }
  }

  private func cancelBoth() {
    let (main, trigger) = lock.withLock {
      defer { (self.main, self.trigger) = (nil, nil) }
      return (self.main, self.trigger)
    }
    main?.cancel()
    trigger?.cancel()
  }
}
