/// Keeps one value of those that upstream sends, until a timer lets it go: for `debounce` and `throttle`.
///
/// Upstream is asked for everything. A value that nobody downstream has asked for is dropped when its time comes.
final class LatestOnly<Value, Failure: Error>: Outlet<Value, Failure>, Subscription, Inspectable {
  let description: String
  /// Called for each value, without the lock, after it has been kept; the flag says whether one was kept already, or
  /// this one was not wanted.
  private var onValue: ((_ wasHolding: Bool) -> Void)?
  private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  private var onCancel: (() -> Void)?
  private let replaces: Bool
  /// Whether a value is kept that nobody has asked for, in case somebody does before its time comes.
  private let keepsUnwanted: Bool
  private var kept: Value?
  private var completionToCome: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var upstream: Branch<Value, Failure>?

  /// - Parameters:
  ///   - replaces: Whether a later value takes the place of the one kept.
  ///   - keepsDownstream: See ``Outlet``.
  ///   - keepsUnwanted: Whether a value is kept, and shown by a mirror, before anybody has asked for it.
  init(
    _ name: String, replaces: Bool, keepsDownstream: Bool, keepsUnwanted: Bool,
    _ downstream: any Subscriber<Value, Failure>
  ) {
    description = name
    self.replaces = replaces
    self.keepsUnwanted = keepsUnwanted
    super.init(downstream: downstream, keepsDownstream: keepsDownstream)
  }

  var inside: Inside {
    guard keepsUnwanted else { return [] }
    let (demand, kept) = lock.withLock { (self.demand, self.kept) }
    return [
      ("downstream", shownDownstream), ("downstreamDemand", demand), ("currentValue", kept as Any),
    ]
  }

  func follow<P: Publisher>(
    _ publisher: P, onBegin: @escaping () -> Void, onValue: @escaping (_ wasHolding: Bool) -> Void,
    onEnd: @escaping (Subscribers.Completion<Failure>) -> Void, onCancel: @escaping () -> Void
  ) where P.Output == Value, P.Failure == Failure {
    let branch = Branch<Value, Failure>(
      .init(
        begin: { [self] branch in
          onBegin()
          start(self)
          branch.request(.unlimited)
        },
        value: { [self] _, value in
          received(value)
          return .none
        },
        end: { [self] _, completion in
          let (_, onEnd, _) = takeHandlers()
          onEnd?(completion)
        }))
    lock.withLock {
      (self.onValue, self.onEnd, self.onCancel, upstream) = (onValue, onEnd, onCancel, branch)
    }
    publisher.subscribe(Face(branch, of: self))
  }

  /// Sends the value that is kept if somebody wants it, and the end if that was waiting for it.
  ///
  /// - Parameter onSend: Called, without the lock, before a value is sent that is not the last.
  func release(onSend: () -> Void = {}) {
    let sends = lock.withLock { kept != nil && demand > 0 && isOpen && completionToCome == nil }
    if sends { onSend() }
    let dropped = lock.withLock {
      defer { kept = nil }
      let isSent = kept != nil && demand > 0
      if isSent, let kept {
        demand -= 1
        post(.value(kept))
      }
      if let completion = completionToCome { post(.completion(completion)) }
      return isSent ? nil : kept
    }
    withExtendedLifetime(dropped) { drain() }
  }

  /// Lets the end follow the value that is kept.
  ///
  /// - Returns: False if there is none to follow.
  func endAfterRelease(_ completion: Subscribers.Completion<Failure>) -> Bool {
    lock.withLock {
      guard kept != nil else { return false }
      completionToCome = completion
      return true
    }
  }

  /// Ends; what is kept is dropped.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let dropped = lock.withLock {
      defer { kept = nil }
      post(.completion(completion))
      return kept
    }
    withExtendedLifetime(dropped) { drain() }
  }

  private func received(_ value: Value) {
    let (onValue, wasHolding, dropped) = lock.withLock {
      guard isOpen else { return (nil as ((Bool) -> Void)?, false, nil as Value?) }
      let wasHolding = kept != nil
      guard keepsUnwanted || demand > 0 else { return (self.onValue, true, nil) }
      let old = kept
      if replaces || !wasHolding { kept = value }
      return (self.onValue, wasHolding, old)
    }
    withExtendedLifetime(dropped) { onValue?(wasHolding) }
  }

  override func demanded(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func request(_ more: Subscribers.Demand) { demanded(more) }

  func cancel() {
    let held = lock.withLock {
      defer { (upstream, kept) = (nil, nil) }
      return (upstream, kept, close())
    }
    held.0?.cancel()
    let (_, _, onCancel) = takeHandlers()
    onCancel?()
  }

  private func takeHandlers() -> (
    ((Bool) -> Void)?, ((Subscribers.Completion<Failure>) -> Void)?, (() -> Void)?
  ) {
    lock.withLock {
      defer { (onValue, onEnd, onCancel) = (nil, nil, nil) }
      return (onValue, onEnd, onCancel)
    }
  }
}
