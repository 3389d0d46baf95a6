import Foundation
import SwiftUITesting
import Testing

/// Waits until a screen shows what another thread has written.
@MainActor
func until(_ screen: Screen, shows text: String) async {
  await eventually {
    screen.flush()
    return screen.shows(text)
  }
}

/// Runs a closure on a thread of its own, and goes on when it is done.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    Thread.detachNewThread {
      body()
      done.resume()
    }
  }
}
