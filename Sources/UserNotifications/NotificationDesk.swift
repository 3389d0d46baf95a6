import Foundation
internal import Platform
internal import SwiftUICore

/// Where notifications are put: the desktop's service, or a test's own.
@MainActor
package protocol NotificationDesk: AnyObject {
  /// Whether a window of the program is in front, where the program says itself what is shown.
  var isProgramInFront: Bool { get }
  func show(_ notification: UNNotification, actions: [UNNotificationAction])
  func remove(_ identifier: String)
  /// Gets the identifier of a notification, and of the action that was chosen; nil: it is gone without one.
  var answered: (_ identifier: String, _ action: String?, _ byPerson: Bool) -> Void { get set }
  /// Brings the program to the front.
  func bringForward()
}

/// The desktop's own.
@MainActor
final class DesktopDesk: NotificationDesk {
  var answered: (_ identifier: String, _ action: String?, _ byPerson: Bool) -> Void = { _, _, _ in }
  var isProgramInFront: Bool { PlatformApplication.shared.isActive }
  func bringForward() { PlatformApplication.shared.activate() }

  init() {
    DesktopNotifications.happened = { [weak self] identifier, event in
      switch event {
      case .chosen(let key):
        self?.answered(identifier, key == "default" ? UNNotificationDefaultActionIdentifier : key, true)
      case .closed(let byPerson): self?.answered(identifier, nil, byPerson)
      case .notShown: self?.answered(identifier, nil, false)
      }
    }
  }

  func show(_ notification: UNNotification, actions: [UNNotificationAction]) {
    let request = notification.request
    let isAsked = DesktopNotifications.show(request.content.forDesktop(actions), as: request.identifier)
    if !isAsked { answered(request.identifier, nil, false) }
  }
  func remove(_ identifier: String) { DesktopNotifications.remove(identifier) }
}

extension UNNotificationContent {
  /// As the desktop takes it.
  fileprivate func forDesktop(_ actions: [UNNotificationAction]) -> DesktopNotification {
    var result = DesktopNotification(
      title: title.isEmpty ? ProcessInfo.processInfo.processName : title,
      body: [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n"))
    // The label is read by services that show a button for it.
    result.actions = [(key: "default", label: "Open")] + actions.map { (key: $0.identifier, label: $0.title) }
    result.urgency =
      switch interruptionLevel {
      case .passive: .low
      case .active, .timeSensitive: .normal
      case .critical: .critical
      }
    result.isSilent = sound == nil
    result.picture = attachments.first(where: \.isPicture)?.url.path
    return result
  }
}
