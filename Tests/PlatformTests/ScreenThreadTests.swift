import Foundation
import SwiftUI
import Testing

/// Programs in Swift 5 ask the screen on any thread, as when they compute a layout aside.
@Suite("The screen, asked elsewhere")
struct ScreenThreadTests {
  @Test("It has the room of a new window where no display is open")
  func elsewhere() async {
    let ask: @MainActor () -> CGSize = { UIScreen.main.bounds.size }
    // The compiler of Swift 5 lets it through.
    let anywhere = unsafeBitCast(ask, to: (@Sendable () -> CGSize).self)
    let size = await withCheckedContinuation { (done: CheckedContinuation<CGSize, Never>) in
      DispatchQueue.global().async { done.resume(returning: anywhere()) }
    }
    #expect(size == CGSize(width: 800, height: 552))
  }
}
