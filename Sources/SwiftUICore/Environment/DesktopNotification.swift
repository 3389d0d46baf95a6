/// What the desktop is asked to show beside the program's windows, in the words of its notification service.
package struct DesktopNotification: Equatable, Sendable {
  /// One line above the rest.
  package var title: String
  /// As plain text; may have several lines.
  package var body: String
  /// What is offered to be done, by key, in their order. `default` is done by a click on the notification itself.
  package var actions: [(key: String, label: String)] = []
  package enum Urgency: UInt8, Sendable { case low, normal, critical }
  package var urgency = Urgency.normal
  /// Whether it comes without a sound.
  package var isSilent = false
  /// The absolute path of a picture beside the text.
  package var picture: String?

  package init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.title == b.title && a.body == b.body && a.actions.elementsEqual(b.actions, by: ==)
      && a.urgency == b.urgency && a.isSilent == b.isSilent && a.picture == b.picture
  }
}

/// What becomes of a notification.
package enum NotificationEvent: Equatable, Sendable {
  /// A person has done what the action with that key says.
  case chosen(String)
  /// It is gone from the desktop; by a person's hand, or because its time was over or the program took it back.
  case closed(byPerson: Bool)
  /// No service was there to show it.
  case notShown
}
