import CGTK
import CoreFoundation
import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueDrain(_ message: UnsafeMutableRawPointer?)

/// GLib's main loop, with the Dispatch main queue (and so the main actor and `Task.sleep`), Foundation's timers and the
/// flush of views alive in it.
@MainActor
final class MainLoop {
  /// What the installed flush source calls; there is one main loop, and so one of these at a time.
  private static var flush: () -> Void = {}
  private static var isInstalled = false

  nonisolated(unsafe) private let loop: OpaquePointer = g_main_loop_new(nil, 0)
  private(set) var hasQuit = false
  /// The loops that run inside of what this one does.
  var waiting: [OpaquePointer] = []

  deinit { g_main_loop_unref(loop) }

  func install(flush: @escaping () -> Void) {
    Self.flush = flush
    guard !Self.isInstalled else { return }
    Self.isInstalled = true
    faves_loop_install_queue(dispatchMainQueueHandle()) { dispatchMainQueueDrain(nil) }
    faves_loop_install_timers({ nextTimer() }, { runTimers() })
    faves_flush_install(FAVES_FLUSH_PRIORITY) { MainActor.assumeIsolated { MainLoop.flush() } }
  }

  var isRunning: Bool { g_main_loop_is_running(loop) != 0 }

  /// Runs until `quit`; one that came before counts.
  func run() {
    RunLoopPump.stop()
    if !hasQuit { g_main_loop_run(loop) }
    hasQuit = false
    while faves_flush_now() != 0 {}
  }

  func quit() {
    hasQuit = true
    g_main_loop_quit(loop)
    for inner in waiting { g_main_loop_quit(inner) }
  }
}

/// When Foundation wants to fire a timer next, in seconds since 1970; infinity: never.
private func nextTimer() -> Double {
  if RunLoopPump.isTurning { return .infinity }
  let date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
  return date > 0 ? date + Date.timeIntervalBetween1970AndReferenceDate : .infinity
}

private func runTimers() { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false) }
