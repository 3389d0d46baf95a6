extension Publishers {
  /// When a group of values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At each interval, or when there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends the values in arrays, at intervals.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let options = options
      let groups = Groups<Upstream.Output, Failure>(limit: count, subscriber) { action in
        scheduler.schedule(options: options, action)
      }
      groups.follow(upstream) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options
        ) { groups.flush() }
      }
    }
  }
}

/// Gathers values until it is told to send them, or there are enough. Without demand it goes on gathering.
private final class Groups<Value, Failure: Error>: Outlet<[Value], Failure>, Subscription,
  Inspectable
{
  let description = "CollectByTime"
  private let limit: Int
  private let schedule: (@escaping () -> Void) -> Void
  private var values: [Value] = []
  private var demand = Subscribers.Demand.none
  private var upstream: Branch<Value, Failure>?
  private var timer: (any Cancellable)?

  init(
    limit: Int, _ downstream: any Subscriber<[Value], Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.limit = limit
    self.schedule = schedule
    super.init(downstream: downstream)
  }

  func follow<P: Publisher>(_ publisher: P, startTimer: @escaping () -> any Cancellable)
  where P.Output == Value, P.Failure == Failure {
    let branch = Branch<Value, Failure>(
      .init(
        begin: { [self] branch in
          start(self)
          let timer = startTimer()
          let isWanted = lock.withLock {
            if isOpen { self.timer = timer }
            return isOpen
          }
          if isWanted { branch.request(.unlimited) } else { timer.cancel() }
        },
        value: { [self] _, value in
          received(value)
          return .none
        },
        end: { [self] _, completion in ended(completion) }))
    lock.withLock { upstream = branch }
    publisher.subscribe(Face(branch, of: self))
  }

  /// Sends what has been gathered, if there is any and it is wanted.
  func flush() {
    lock.withLock { postGroup() }
    drain()
  }

  private func received(_ value: Value) {
    let isFull = lock.withLock {
      if isOpen { values.append(value) }
      return values.count >= limit
    }
    if isFull { schedule { [self] in flushFull() } }
  }

  private func flushFull() {
    lock.withLock {
      while values.count >= limit, demand > 0, isOpen { postGroup() }
    }
    drain()
  }

  private func ended(_ completion: Subscribers.Completion<Failure>) {
    stopTimer()
    schedule { [self] in
      let dropped = lock.withLock {
        if case .finished = completion { postGroup() }
        post(.completion(completion))
        defer { values = [] }
        return values
      }
      withExtendedLifetime(dropped) { drain() }
    }
  }

  private func postGroup() {
    guard !values.isEmpty, demand > 0 else { return }
    demand -= 1
    let count = Swift.min(limit, values.count)
    post(.value(Array(values.prefix(count))))
    values.removeFirst(count)
  }

  private func stopTimer() {
    let timer = lock.withLock {
      defer { self.timer = nil }
      return self.timer
    }
    timer?.cancel()
  }

  override func demanded(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func request(_ more: Subscribers.Demand) { demanded(more) }

  func cancel() {
    let held = lock.withLock {
      defer { (upstream, values) = (nil, []) }
      return (upstream, values, close())
    }
    held.0?.cancel()
    stopTimer()
  }
}

extension Publisher {
  /// Sends the values in arrays, at intervals or, with `byTimeOrCount`, also when there are so many. Upstream is
  /// asked for everything; an interval without values sends nothing.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
