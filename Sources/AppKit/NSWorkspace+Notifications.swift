import Foundation

extension NSWorkspace {
  /// Where AppKit tells of the machine and of other programs. Nobody posts to it here: the desktop tells programs of neither.
  public nonisolated var notificationCenter: NotificationCenter { Self.center }
  private nonisolated static let center = NotificationCenter()

  public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public nonisolated static let willPowerOffNotification = Notification.Name(
    "NSWorkspaceWillPowerOffNotification")
  public nonisolated static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  public nonisolated static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
}
