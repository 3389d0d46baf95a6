public import Foundation

extension Timer {
  /// Sends the date at intervals, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    private let beat: Beat

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
      beat = Beat()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      beat.hub.attach(subscriber)
    }

    /// Starts the timer, until what is returned is cancelled; dropping it changes nothing. It is one timer, however
    /// often it is connected.
    public func connect() -> any Cancellable {
      beat.start { [self] beat in
        RunLoopTimer.start(
          on: runLoop, mode: mode, at: Date().addingTimeInterval(interval), every: interval,
          tolerance: tolerance ?? 0
        ) { beat.hub.send(Date()) }
      }
      return beat
    }
  }

  /// Sends the date at intervals, once it is connected; usually by `autoconnect()`.
  ///
  /// - Parameters:
  ///   - interval: Seconds; what is not positive counts as a tenth of a millisecond.
  ///   - tolerance: How many seconds late it may be.
  ///   - runLoop: Where it sends. For `.main`, the main Dispatch queue being served is enough.
  ///   - mode: The mode of a run loop other than the main one.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval > 0 ? interval : 0.000_1, tolerance: tolerance, runLoop: runLoop, mode: mode,
      options: options)
  }
}

/// The timer behind a publisher, while it runs.
private final class Beat: Cancellable {
  let hub = Hub<Date, Never>("Timer")
  private let lock = Lock.make()
  private var stop: (() -> Void)?

  func start(_ begin: (Beat) -> () -> Void) {
    guard lock.withLock({ stop == nil }) else { return }
    let begun = begin(self)
    let isWanted = lock.withLock {
      guard stop == nil else { return false }
      stop = begun
      return true
    }
    if !isWanted { begun() }
  }

  func cancel() {
    let stop = lock.withLock {
      defer { self.stop = nil }
      return self.stop
    }
    stop?()
  }
}
