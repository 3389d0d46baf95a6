/// What an operator that pairs up values keeps of one upstream. Guarded by the join's lock.
protocol JoinCell<Value>: AnyObject {
  associatedtype Value

  /// Takes a value in; gives back one that it replaces, to be freed after unlocking.
  func put(_ value: Value) -> Value?

  /// Whether nothing can come of it any more, once its upstream has finished.
  var isExhausted: Bool { get }
}

/// The latest value: for `combineLatest`.
final class LatestCell<Value>: JoinCell {
  private(set) var value: Value?

  func put(_ value: Value) -> Value? {
    defer { self.value = value }
    return self.value
  }

  /// Others may still change beside it, so it takes all upstreams to end.
  var isExhausted: Bool { false }
}

/// The values not yet paired: for `zip`.
final class QueueCell<Value>: JoinCell {
  private var values = Mailbox<Value>()

  var isEmpty: Bool { values.isEmpty }
  var isExhausted: Bool { isEmpty }

  func put(_ value: Value) -> Value? {
    values.post(value)
    return nil
  }

  /// Takes the oldest out. Traps if there is none.
  func take() -> Value { values.take()! }
}

/// Listens to a fixed set of upstreams and sends what `combine` makes of them.
///
/// Each demand goes to every upstream.
final class Join<Output, Failure: Error>: Outlet<Output, Failure>, Subscription, Inspectable {
  let description: String
  /// Whether it leaves it to its upstreams to keep to the demand (`zip`), or sends no more than was asked for
  /// (`combineLatest`).
  private let trustsUpstreams: Bool
  /// Makes a value of what the cells hold, or nil if there is not enough. Called under the lock.
  private var combine: (() -> Output?)?
  private var branches: [any Cancellable] = []
  private var requests: [(Subscribers.Demand) -> Void] = []
  private var exhausted: [() -> Bool] = []
  private var finished: Set<Int> = []
  private var demand = Subscribers.Demand.none
  private var starts: [() -> Void] = []
  /// The thread that is handing over a value, and what was asked for meanwhile from inside: that is returned to the
  /// upstream that sent the value, and asked of the others.
  private var sender: ThreadID = 0
  private var asked = Subscribers.Demand.none

  init(_ name: String, trustsUpstreams: Bool, _ downstream: any Subscriber<Output, Failure>) {
    description = name
    self.trustsUpstreams = trustsUpstreams
    super.init(downstream: downstream)
  }

  /// Adds an upstream whose values go into a cell.
  func add<P: Publisher, Cell: JoinCell>(_ publisher: P, _ cell: Cell)
  where P.Output == Cell.Value, P.Failure == Failure {
    let index = branches.count
    let branch = Branch<P.Output, Failure>(
      .init(
        begin: { _ in },
        value: { [self] _, value in received(value, cell, from: index) },
        end: { [self] _, completion in ended(index, completion) }), cancelsOnFailure: trustsUpstreams)
    branches.append(branch)
    requests.append { branch.request($0) }
    exhausted.append { cell.isExhausted }
    starts.append { [self] in publisher.subscribe(Face(branch, of: self)) }
  }

  /// Subscribes to all upstreams.
  func begin(_ combine: @escaping () -> Output?) {
    self.combine = combine
    let starts = starts
    self.starts = []
    start(self)
    for start in starts where lock.withLock({ isOpen }) { start() }
  }

  private func received<Cell: JoinCell>(
    _ value: Cell.Value, _ cell: Cell, from index: Int
  ) -> Subscribers.Demand {
    let (replaced, ends) = lock.withLock { () -> (Cell.Value?, Bool) in
      guard isOpen else { return (nil, false) }
      let replaced = cell.put(value)
      return (replaced, postNext() == .ended)
    }
    withExtendedLifetime(replaced) {}
    if ends { cancelBranches() }
    if trustsUpstreams { return handOver(from: index) }
    drain()
    return .none
  }

  private func handOver(from index: Int) -> Subscribers.Demand {
    let (outerSender, outerAsked) = lock.withLock {
      defer { (sender, asked) = (currentThread(), .none) }
      return (sender, asked)
    }
    var more = deliver()
    let others = lock.withLock {
      more += asked
      (sender, asked) = (outerSender, outerAsked)
      return requests
    }
    if more > 0 {
      for (other, request) in others.enumerated() where other != index { request(more) }
    }
    return more
  }

  private enum Outcome { case nothing, sent, ended }

  /// Posts a value if there is one and it is wanted, and the end if that was the last possible one.
  private func postNext() -> Outcome {
    guard trustsUpstreams || demand > 0, isOpen, let output = combine?() else { return .nothing }
    if !trustsUpstreams { demand -= 1 }
    post(.value(output))
    guard isExhaustedNow else { return .sent }
    post(.completion(.finished))
    return .ended
  }

  private var isExhaustedNow: Bool { finished.contains { exhausted[$0]() } }

  private func ended(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
    let ends = lock.withLock {
      guard isOpen else { return false }
      finished.insert(index)
      if case .finished = completion, finished.count < branches.count, !isExhaustedNow { return false }
      post(.completion(completion))
      return true
    }
    if ends { cancelBranches() }
    drain()
  }

  override func demanded(_ more: Subscribers.Demand) { request(more) }

  func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "A request must ask for something")
    let requests = lock.withLock { () -> [(Subscribers.Demand) -> Void] in
      if sender == currentThread() {
        asked += more
        return []
      }
      demand += more
      return self.requests
    }
    for request in requests { request(more) }
  }

  func cancel() {
    let held = lock.withLock { close() }
    withExtendedLifetime(held) { cancelBranches() }
  }

  private func cancelBranches() {
    let held = lock.withLock {
      defer { (branches, requests, exhausted, combine) = ([], [], [], nil) }
      return (branches, requests, exhausted, combine)
    }
    for branch in held.0 { branch.cancel() }
  }
}
