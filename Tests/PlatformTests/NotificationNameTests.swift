import SwiftUI
import Testing

@Suite("Notifications without a module of their own") @MainActor
struct NotificationNameTests {
  private final class Desk: NSObject, UNUserNotificationCenterDelegate {}

  @Test("A file that imports SwiftUI alone speaks of notifications")
  func names() {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    #expect(request.content.title == "Tea")
    let desk: any UNUserNotificationCenterDelegate = Desk()
    #expect(desk is Desk)
  }
}
