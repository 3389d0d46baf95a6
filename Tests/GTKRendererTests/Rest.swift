import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Holds that nothing goes on once an animation is over: nothing wakes the program, and no view is looked at.
@MainActor
func assertAtRest(_ shown: HostedScreen, line: UInt = #line) {
  XCTAssertTrue(shown.graph.animator.isIdle, line: line)
  // The last frame is drawn.
  settle(200)
  faves_loop_count_wakeups()
  let before = faves_loop_counts()
  let bodies = shown.graph.counts.bodies
  var least = UInt64.max
  // The desktop may say something once, as a window manager does. A timer of ours would come each time.
  for _ in 0..<3 where least > 1 {
    let wakeups = faves_loop_counts().wakeups
    faves_loop_run_for(300)
    least = min(least, faves_loop_counts().wakeups - wakeups)
  }
  XCTAssertEqual(least, 1, "The end of the waiting is one", line: line)
  XCTAssertEqual(faves_loop_counts().flushes, before.flushes, line: line)
  XCTAssertEqual(shown.graph.counts.bodies, bodies, line: line)
}
