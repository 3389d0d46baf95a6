import CGTK
import CoreFoundation
import Dispatch

/// Has GLib's sources run while Foundation's run loop does. A test, or a program that opens windows by hand, may wait in
/// `RunLoop.run(until:)`, where nobody runs GLib's own loop, or in an `await`, where nobody runs any and Dispatch serves the
/// main queue. Neither can wait for GLib's descriptors, so they look sixty times a second there; from the moment on that the
/// program runs GLib's loop, no longer.
@MainActor
enum RunLoopPump {
  private static let interval = 1.0 / 60
  /// What one look may do at most: sources that are always ready would keep the run loop from ever coming back.
  private static let turns = 100
  private static var timer: CFRunLoopTimer?
  private static var queueTimer: (any DispatchSourceTimer)?
  /// Whether GLib's sources run inside of Foundation's run loop, which sees to its timers itself.
  // Written and read on the main thread alone.
  nonisolated(unsafe) private(set) static var isTurning = false

  static func start() {
    guard timer == nil else { return }
    timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), interval, 0, 0) { _ in
      MainActor.assumeIsolated { turn() }
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)

    let queueTimer = DispatchSource.makeTimerSource(queue: .main)
    queueTimer.schedule(deadline: .now(), repeating: interval)
    queueTimer.setEventHandler { MainActor.assumeIsolated { turn() } }
    queueTimer.activate()
    self.queueTimer = queueTimer
  }

  static func stop() {
    guard let timer else { return }
    CFRunLoopTimerInvalidate(timer)
    self.timer = nil
    queueTimer?.cancel()
    queueTimer = nil
  }

  private static func turn() {
    isTurning = true
    defer { isTurning = false }
    for _ in 0..<turns where g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }
}

extension GTKRenderer {
  /// Lives on while the program waits in Foundation's run loop, until `run`.
  package func liveInRunLoops() { RunLoopPump.start() }
}
