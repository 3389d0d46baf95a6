import Foundation

/// What a trackpad would let its user feel. A desktop has nothing to do it with, so it has no effect.
@MainActor @preconcurrency
public final class NSHapticFeedbackManager: NSObject, NSHapticFeedbackPerformer {
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

  private static let only = NSHapticFeedbackManager()
  public class var defaultPerformer: any NSHapticFeedbackPerformer { only }
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}

@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  /// No effect.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
