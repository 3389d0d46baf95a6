import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class MainLoopTests: GTKTestCase {
  func testDispatchTasksAndTimersRunInTheLoop() throws {
    try onScreen { renderer in
      let log = Log()
      DispatchQueue.main.async { MainActor.assumeIsolated { log.add("queue") } }
      Task { @MainActor in
        log.add("task")
        try? await Task.sleep(for: .milliseconds(20))
        log.add("slept")
      }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
        MainActor.assumeIsolated { log.add("timer") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { MainActor.assumeIsolated { renderer.quit() } }
      renderer.run()
      timer.invalidate()
      XCTAssertEqual(Set(log.entries), ["queue", "task", "slept", "timer"])
    }
  }

  func testAFlushComesOnceForManyRequests() throws {
    try onScreen { renderer in
      var flushes = 0
      renderer.flush = { flushes += 1 }
      for _ in 0..<10 { renderer.requestFlush() }
      XCTAssertEqual(flushes, 0)
      settle()
      XCTAssertEqual(flushes, 1)
    }
  }

  func testRunEndsWithTheLastWindow() throws {
    try onScreen { renderer in
      let first = TestWindow(renderer).show(renderer.text("1"))
      let second = TestWindow(renderer).show(renderer.text("2"))
      let log = Log()
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          renderer.dismiss(first.widget)
          log.add("first")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        MainActor.assumeIsolated {
          log.add("second")
          renderer.dismiss(second.widget)
        }
      }
      renderer.run()
      XCTAssertEqual(log.entries, ["first", "second"])
    }
  }

  func testNothingWakesAnIdleProgram() throws {
    try onScreen { renderer in
      let window = TestWindow(renderer).show(
        renderer.stack(.vertical(.center), renderer.text("Idle"), renderer.button("B")))
      faves_loop_count_wakeups()
      settle(1000)
      // Other programs on the display may wake every window once; they do not do so all the time.
      var least = UInt64.max
      for _ in 0..<3 where least > 1 {
        let before = faves_loop_counts()
        settle(3000)
        let after = faves_loop_counts()
        least = min(least, after.wakeups - before.wakeups)
        XCTAssertEqual(after.flushes, before.flushes)
        XCTAssertEqual(after.queue, before.queue)
        XCTAssertEqual(after.timers, before.timers)
      }
      // The end of the waiting itself is one.
      XCTAssertLessThanOrEqual(least, 1)
      window.close()
    }
  }

  @MainActor
  private final class Log {
    private(set) var entries: [String] = []
    nonisolated init() {}
    func add(_ entry: String) { entries.append(entry) }
  }
}
