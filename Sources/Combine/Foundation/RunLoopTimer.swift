import Dispatch
import Foundation

/// A timer that calls a closure on a run loop's thread.
///
/// For the main run loop it is a Dispatch source on the main queue, which the run loop serves too: so it fires in
/// a program whose main loop is the run loop, and in one (a GTK app) whose main loop only drains that queue.
enum RunLoopTimer {
  /// - Parameter interval: Seconds between calls; nil for one call.
  /// - Returns: What stops it. It runs on if that is dropped.
  @discardableResult
  static func start(
    on runLoop: RunLoop, mode: RunLoop.Mode, at date: Date, every interval: TimeInterval?,
    tolerance: TimeInterval, _ action: @escaping () -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let action = action
    if runLoop === RunLoop.main {
      return startOnMainQueue(at: date, every: interval, tolerance: tolerance, action)
    }
    nonisolated(unsafe) let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) {
      _ in
      action()
    }
    timer.tolerance = tolerance
    // Adding a timer wakes the loop up if it sleeps; a block to perform would not.
    runLoop.add(timer, forMode: mode)
    return { timer.invalidate() }
  }

  private static func startOnMainQueue(
    at date: Date, every interval: TimeInterval?, tolerance: TimeInterval, _ action: @escaping () -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let action = action
    let source = DispatchSource.makeTimerSource(queue: .main)
    let delay = max(0, date.timeIntervalSinceNow)
    let leeway = DispatchTimeInterval.nanoseconds(Int(tolerance * 1_000_000_000))
    if let interval {
      source.schedule(deadline: .now() + delay, repeating: interval, leeway: leeway)
    } else {
      source.schedule(deadline: .now() + delay, leeway: leeway)
    }
    let isRepeating = interval != nil
    source.setEventHandler {
      // A source keeps its handler, and the handler keeps the source, until it is cancelled.
      if !isRepeating { source.cancel() }
      action()
    }
    source.setCancelHandler { source.setEventHandler(handler: nil) }
    source.resume()
    return { source.cancel() }
  }
}
