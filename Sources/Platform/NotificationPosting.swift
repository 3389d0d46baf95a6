internal import GTKRenderer

/// When an app's notifications are posted: what happens while it starts, after its first frame. To post the first ones
/// takes half a millisecond, of types that Foundation looks up, and nobody on the screen waits for them.
@MainActor
final class NotificationPosting {
  private var waiting: [() -> Void] = []
  private var isStarting = true
  /// A program that shows nothing yet, or is never idle, is told all the same after so many milliseconds.
  private static let patience: UInt32 = 250

  /// Posts at once, where the first frame is out or there is no window to come.
  func afterFirstFrame(_ post: @escaping () -> Void) {
    guard isStarting, DesktopSession.current != nil else {
      catchUp()
      post()
      return
    }
    waiting.append(post)
    if waiting.count == 1 { GTKRenderer.afterFirstFrame(within: Self.patience) { self.catchUp() } }
  }

  /// Posts what waits, in the order in which it came.
  func catchUp() {
    if DesktopSession.current != nil { isStarting = false }
    let due = waiting
    waiting = []
    for post in due { post() }
  }
}
