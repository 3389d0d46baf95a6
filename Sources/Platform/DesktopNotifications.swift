internal import GTKRenderer

/// The desktop's notifications, for the module that programs have them shown by, which does not know GTK.
@MainActor
package enum DesktopNotifications {
  /// Gets what becomes of the notification that was shown under a name.
  package static var happened: (_ name: String, NotificationEvent) -> Void {
    get { NotificationService.shared?.happened ?? { _, _ in } }
    set { NotificationService.shared?.happened = newValue }
  }

  /// Shows a notification, in the place of what is on the desktop under the same name.
  /// - Returns: whether there is somebody to ask for it.
  package static func show(_ notification: DesktopNotification, as name: String) -> Bool {
    guard let service = NotificationService.shared else { return false }
    service.show(notification, as: name)
    return true
  }

  /// Takes a notification off the desktop.
  package static func remove(_ name: String) { NotificationService.shared?.remove(name) }
}
