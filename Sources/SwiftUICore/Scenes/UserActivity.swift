/// What somebody is doing in a program, to go on with elsewhere. Linux desktops have nothing of the kind; this is the name.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var webpageURL: URL?
  public init(activityType: String) { self.activityType = activityType }
}

extension View {
  /// Accepted without effect: nothing on this desktop takes activities over.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
