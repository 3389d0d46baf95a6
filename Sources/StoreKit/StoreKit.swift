// The name of the module that sources import for `requestReview`, which is SwiftUI's here. There is no store: of what is
// sold in one there is nothing.
@_exported import struct SwiftUICore.RequestReviewAction

/// The older way of asking for a rating. Nothing is shown: a Linux desktop's programs come from no store that could be asked.
@MainActor @preconcurrency
public enum SKStoreReviewController {
  public static func requestReview() {}
  /// - Parameter windowScene: the scene that it would be asked in front of.
  public static func requestReview(in windowScene: AnyObject) {}
}

/// The store, of which there is none.
public enum AppStore {
  /// Nothing is shown.
  /// - Parameter scene: the scene that it would be asked in front of.
  @MainActor
  public static func requestReview(in scene: AnyObject) {}
}
