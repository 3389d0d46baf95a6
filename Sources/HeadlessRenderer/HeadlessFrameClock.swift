package import SwiftUICore

/// Virtual time: it stands still until it is moved on, and then passes in frames of a sixtieth of a second.
@MainActor
package final class HeadlessFrameClock: FrameClock {
  /// Off unless a test asks for it, so that every other sees where changes end.
  package var isEnabled = false
  /// In seconds.
  package private(set) var time = 0.0
  package var now: Double? { time }
  /// What the time is counted from.
  private let begin = Date()
  package var date: Date { begin.addingTimeInterval(time) }
  package var isImmediate: Bool { !isEnabled }
  package func layOut() {}
  private var tick: ((Double) -> Void)?
  private var timers: [(id: Int, due: Double, action: () -> Void)] = []
  private var lastTimer = 0

  /// Whether frames are asked for.
  package var isRunning: Bool { tick != nil }

  package func start(_ tick: @escaping @MainActor (Double) -> Void) { self.tick = tick }
  package func stop() { tick = nil }

  /// Calls `action` once, `seconds` from now.
  package func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    lastTimer += 1
    timers.append((lastTimer, time + max(0, seconds), action))
    return lastTimer
  }

  package func cancel(_ timer: Int) { timers.removeAll { $0.id == timer } }

  /// Lets `seconds` pass; `shown` is called after each frame and each timer.
  package func advance(by seconds: Double, shown: () -> Void) {
    let end = time + seconds
    while true {
      let frame = tick == nil ? end : min(end, time + 1.0 / 60)
      let due = timers.map(\.due).min() ?? .infinity
      if due <= frame {
        time = max(time, due)
        let index = timers.firstIndex { $0.due == due }!
        timers.remove(at: index).action()
      } else {
        time = frame
        tick?(time)
        if time >= end {
          shown()
          break
        }
      }
      shown()
    }
  }
}
