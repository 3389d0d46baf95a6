import Foundation

/// Who is told of notifications that come while the program is in front, and of what people do with them. Of each two
/// methods a program has one; those with a handler are called on the main thread.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// - Parameter completionHandler: is to be told how the notification is shown. Who does not say has it not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// - Parameter completionHandler: is to be called when all is done.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// Never called: the desktop's settings have no way into the program.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let asked = Asked(delegate: self, handler: completionHandler)
    Task { @MainActor in
      asked.handler(await asked.delegate.userNotificationCenter(center, willPresent: notification))
    }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let asked = Asked(delegate: self, handler: completionHandler)
    Task { @MainActor in
      await asked.delegate.userNotificationCenter(center, didReceive: response)
      asked.handler()
    }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// A delegate on its way through a task. Both are used on the main thread, where they were asked, or by an asynchronous
/// method of the program's, which says itself where it runs.
private struct Asked<Delegate, Handler>: @unchecked Sendable {
  let delegate: Delegate
  let handler: Handler
}
