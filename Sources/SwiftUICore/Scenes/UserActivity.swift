/// What somebody is doing in a program, to go on with elsewhere. Linux desktops have nothing of the kind: it is kept, and
/// handed to nobody.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// Accepted without effect.
  open func becomeCurrent() {}
  /// Accepted without effect.
  open func resignCurrent() {}
  /// Accepted without effect.
  open func invalidate() {}

  /// Keeps a value in the user info.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    userInfo = [Self.payloadKey: try JSONEncoder().encode([payload])]
  }
  /// The value that was kept.
  /// - Throws: where there is none, or one of another type.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?[Self.payloadKey] as? Data,
      let payload = try JSONDecoder().decode([T].self, from: data).first
    else { throw CocoaError(.coderValueNotFound) }
    return payload
  }
  private static let payloadKey = "SwiftUI.typedPayload"
}

/// The type of the activity of reading a page of the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// Accepted without effect: nothing on this desktop takes activities over.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepted without effect: nothing on this desktop hands activities over.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepted without effect: nothing on this desktop takes activities over.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
