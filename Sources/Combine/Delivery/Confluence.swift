/// Listens to any number of upstreams of one kind, which may come and go, and sends all their values.
///
/// Without limit downstream, all are asked for everything. Otherwise each is asked for one value, which waits here
/// for demand, and for the next one when that has been sent: so no upstream runs ahead, and none is left out.
final class Confluence<Output, Failure: Error>: Outlet<Output, Failure>, Subscription, Inspectable {
  private typealias Source = Branch<Output, Failure>

  let description: String
  private var sources: [ObjectIdentifier: Source] = [:]
  /// Values that nobody has asked for yet, at most one from each source that keeps to its demand.
  private var waiting = Mailbox<(Output, Source)>()
  private var demand = Subscribers.Demand.none
  /// How many sources are still to come; nil if that depends on an outer publisher that has not ended.
  private var expected: Int?
  /// The outer publisher, if there is one.
  private var outer: (any Cancellable)?
  private var onSourceEnd: (() -> Void)?

  init(_ name: String, expecting count: Int?, _ downstream: any Subscriber<Output, Failure>) {
    description = name
    expected = count
    super.init(downstream: downstream)
  }

  /// Takes its sources from an outer publisher; `onSourceEnd` asks it for another.
  func follow(_ outer: any Cancellable, onSourceEnd: @escaping () -> Void) {
    lock.withLock { (self.outer, self.onSourceEnd) = (outer, onSourceEnd) }
  }

  /// Subscribes to one more.
  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let source = Source(
      .init(
        begin: { [self] source in
          source.request(lock.withLock { demand == .unlimited ? .unlimited : .max(1) })
        },
        value: { [self] source, value in received(value, source) },
        end: { [self] source, completion in ended(source, completion) }))
    let isWanted = lock.withLock {
      if expected != nil { expected! -= 1 }
      if isOpen { sources[ObjectIdentifier(source)] = source }
      return isOpen
    }
    guard isWanted else { return }
    publisher.subscribe(
      Face(source, of: self, inside: [("parentSubscription", combineIdentifier)]))
  }

  /// The outer publisher has ended, so no further sources will come.
  func outerEnded(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return fail(completion) }
    lock.withLock {
      expected = 0
      finishIfDone()
    }
    drain()
  }

  private func received(_ value: Output, _ source: Source) -> Subscribers.Demand {
    let asksForMore = lock.withLock {
      guard isOpen else { return false }
      guard demand > 0 else {
        waiting.post((value, source))
        return false
      }
      demand -= 1
      post(.value(value))
      return demand != .unlimited
    }
    drain()
    return asksForMore ? .max(1) : .none
  }

  private func ended(_ source: Source, _ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return fail(completion) }
    let onSourceEnd = lock.withLock {
      sources[ObjectIdentifier(source)] = nil
      finishIfDone()
      return self.onSourceEnd
    }
    drain()
    onSourceEnd?()
  }

  /// A failure overtakes the values that wait. The outer publisher is not cancelled, as with Apple's: what it sends from
  /// now on is ignored.
  private func fail(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { post(.completion(completion)) }
    _ = cancelSources()
    drain()
  }

  private func finishIfDone() {
    if expected == 0, sources.isEmpty, waiting.isEmpty { post(.completion(.finished)) }
  }

  override func demanded(_ more: Subscribers.Demand) { request(more) }

  func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "A request must ask for something")
    let (served, opened) = lock.withLock { () -> ([Source], [Source]) in
      let wasUnlimited = demand == .unlimited
      demand += more
      var served: [Source] = []
      while isOpen, demand > 0, let (value, source) = waiting.take() {
        demand -= 1
        post(.value(value))
        served.append(source)
      }
      finishIfDone()
      if demand == .unlimited { return ([], wasUnlimited ? [] : Array(sources.values)) }
      return (served, [])
    }
    drain()
    for source in served { source.request(.max(1)) }
    for source in opened { source.request(.unlimited) }
  }

  func cancel() {
    let held = lock.withLock { close() }
    withExtendedLifetime(held) { cancelSources()?.cancel() }
  }

  /// - Returns: The outer publisher's subscription, which is not cancelled.
  private func cancelSources() -> (any Cancellable)? {
    let (sources, outer, held) = lock.withLock { () -> ([Source], (any Cancellable)?, Any) in
      defer { (self.sources, self.outer, onSourceEnd) = ([:], nil, nil) }
      return (Array(self.sources.values), self.outer, (onSourceEnd as Any, waiting.empty()))
    }
    withExtendedLifetime(held) {
      for source in sources { source.cancel() }
    }
    return outer
  }
}
