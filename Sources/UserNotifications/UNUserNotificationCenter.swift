import Foundation

/// A program's notifications: those that are to come, and those that are on the desktop.
///
/// The desktop's notification service shows them. What is to come is kept as long as the program runs.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let ofProgram = UNUserNotificationCenter(desk: nil, defaults: .standard)
  public static func current() -> UNUserNotificationCenter { ofProgram }

  /// Is asked how notifications are shown that come while the program is in front, and told of what people do.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// No: the desktop shows them in its own way.
  public var supportsContentExtensions: Bool { false }

  let schedule: NotificationSchedule

  /// - Parameter desk: nil is the desktop's.
  package init(desk: (any NotificationDesk)?, defaults: UserDefaults) {
    schedule = NotificationSchedule(desk: desk, defaults: defaults)
    super.init()
    schedule.center = self
  }

  // MARK: permission

  /// The desktop asks nobody: what a person has set for the program in its settings holds.
  /// - Parameter completionHandler: gets yes, on the main thread.
  @preconcurrency
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    schedule.options = options
    answer { completionHandler(true, nil) }
  }
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    schedule.options = options
    return true
  }

  @preconcurrency
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(schedule.options)
    answer { completionHandler(settings) }
  }
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(schedule.options)
  }

  /// Kept without effect: no badge is shown.
  @preconcurrency
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    answer { completionHandler(nil) }
  }
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  // MARK: categories

  /// Takes the place of all that were set before.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    schedule.kept { $0.categories = categories }
  }
  @preconcurrency
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = schedule.kept { $0.categories }
    answer { completionHandler(categories) }
  }
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    schedule.kept { $0.categories }
  }

  // MARK: what is to come

  /// Has a notification come when its trigger says. One with the same identifier that is still to come does not any more.
  /// - Parameter completionHandler: is called on the main thread, when that is arranged.
  @preconcurrency
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let failure = schedule.add(request)
    guard let completionHandler else { return }
    answer { completionHandler(failure) }
  }
  public func add(_ request: UNNotificationRequest) async throws {
    if let failure = schedule.add(request) { throw failure }
  }

  @preconcurrency
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = schedule.pending
    answer { completionHandler(requests) }
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { schedule.pending }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    schedule.cancel { identifiers.contains($0) }
  }
  public func removeAllPendingNotificationRequests() { schedule.cancel { _ in true } }

  // MARK: what has come

  @preconcurrency
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = schedule.kept { $0.delivered }
    answer { completionHandler(notifications) }
  }
  public func deliveredNotifications() async -> [UNNotification] { schedule.kept { $0.delivered } }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    schedule.takeBack { identifiers.contains($0) }
  }
  public func removeAllDeliveredNotifications() { schedule.takeBack { _ in true } }

  /// On the main thread, where programs go on with what is on the screen.
  private func answer(_ handler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: handler)
  }
}
