/// The time of frames, in seconds, for what moves.
///
/// It runs only while somebody listens.
@MainActor
package protocol FrameClock: AnyObject {
  /// Whether anything is to move at all; where not, every change shows at once.
  var isEnabled: Bool { get }
  /// The time at which a movement that is asked for now begins; nil: with the next frame.
  var now: Double? { get }
  /// What a clock on the wall shows.
  var date: Date { get }
  /// Whether there are no frames to wait for: places are known at once.
  var isImmediate: Bool { get }
  /// Has what is to be laid out laid out now, so that places are known before the next frame is drawn.
  func layOut()
  /// Calls `tick` with the time before each frame is laid out, until `stop`. Called while it runs, it goes on.
  func start(_ tick: @escaping @MainActor (Double) -> Void)
  func stop()

  /// Calls `action` once, `seconds` from now.
  /// - Returns: what `cancel` knows it by.
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Int
  func cancel(_ timer: Int)
}

extension FrameClock {
  package var date: Date { Date() }
}
