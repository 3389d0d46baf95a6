import Foundation

/// A notification that is to come: what it says, and when.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Another with the same takes its place.
  public let identifier: String
  /// As it was when this was made.
  public let content: UNNotificationContent
  /// nil: at once.
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.kept)
    self.trigger = trigger
  }
}

/// One that has come.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it came.
  public let date: Date
  public let request: UNNotificationRequest
  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
  }
}

/// What a person has done with one.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  /// Of the action, or `UNNotificationDefaultActionIdentifier` for a click on the notification itself, or
  /// `UNNotificationDismissActionIdentifier`.
  public let actionIdentifier: String
  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}

/// The answer to a `UNTextInputNotificationAction`.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// Empty: the desktop's notifications have no field to type into.
  public var userText: String { "" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
