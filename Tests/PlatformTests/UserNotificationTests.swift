import Foundation
import QuickLook
import SwiftUI
import Testing
import UserNotifications

@Suite("Notifications") @MainActor
struct UserNotificationTests {
  /// A desktop that notes what is asked of it.
  private final class Desk: NotificationDesk {
    var isProgramInFront = false
    var shown: [(identifier: String, title: String, actions: [String])] = []
    var removed: [String] = []
    var timesBroughtForward = 0
    var answered: (_ identifier: String, _ action: String?, _ byPerson: Bool) -> Void = { _, _, _ in }
    func show(_ notification: UNNotification, actions: [UNNotificationAction]) {
      let request = notification.request
      shown.append((request.identifier, request.content.title, actions.map(\.title)))
    }
    func remove(_ identifier: String) { removed.append(identifier) }
    func bringForward() { timesBroughtForward += 1 }
  }

  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var presented: [String] = []
    var responses: [UNNotificationResponse] = []
    var options: UNNotificationPresentationOptions = [.banner]
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.identifier)
      completionHandler(options)
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      responses.append(response)
      completionHandler()
    }
  }

  /// The newer way.
  private final class AsynchronousListener: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    @MainActor var responses: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list] }
    @MainActor func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { responses.append(response.actionIdentifier) }
  }

  private let desk = Desk()
  private let center: UNUserNotificationCenter
  private let defaults: UserDefaults

  init() {
    let name = "notifications-\(UUID().uuidString)"
    defaults = UserDefaults(suiteName: name)!
    center = UNUserNotificationCenter(desk: desk, defaults: defaults)
  }

  private func request(
    _ identifier: String, after seconds: TimeInterval? = nil, category: String = ""
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(identifier)"
    content.sound = .default
    content.categoryIdentifier = category
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    content.title = "changed afterwards"
    return request
  }

  /// Waits until something is so, at most some seconds.
  private func until(_ isSo: @MainActor () -> Bool) async throws {
    for _ in 0..<500 where !isSo() { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(isSo())
  }

  @Test func onlySoManyAreKeptThatNobodySaysMoreOf() async throws {
    _ = try await center.requestAuthorization(options: [.alert])
    for number in 0..<70 { try await center.add(request("\(number)")) }
    try await until { desk.shown.count == 70 }
    let delivered = await center.deliveredNotifications()
    #expect(delivered.map(\.request.identifier) == (6..<70).map { "\($0)" })
    #expect(desk.removed == (0..<6).map { "\($0)" })
  }

  @Test("Nothing is authorized before the program has asked, and it stays so at the next start")
  func authorization() async throws {
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled && settings.badgeSetting == .disabled)
    let next = UNUserNotificationCenter(desk: Desk(), defaults: defaults)
    #expect(await next.notificationSettings().authorizationStatus == .authorized)
  }

  @Test("What is asked for with handlers is answered on the main thread")
  func handlers() async throws {
    let granted: Bool = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: [.alert]) { granted, error in
        dispatchPrecondition(condition: .onQueue(.main))
        #expect(error == nil)
        continuation.resume(returning: granted)
      }
    }
    #expect(granted)
    func add() { center.add(request("later", after: 1000)) }
    add()
    let pending: [String] = await withCheckedContinuation { continuation in
      center.getPendingNotificationRequests { continuation.resume(returning: $0.map(\.identifier)) }
    }
    #expect(pending == ["later"])
    center.removeAllPendingNotificationRequests()
  }

  @Test(
    "One without a trigger comes at once, one with a time then; both say what they said when they were made")
  func coming() async throws {
    try await center.requestAuthorization(options: [.alert])
    try await center.add(request("now"))
    try await until { desk.shown.count == 1 }
    #expect(desk.shown[0].identifier == "now" && desk.shown[0].title == "Title of now")
    try await center.add(request("soon", after: 0.1))
    try await center.add(request("later", after: 1000))
    try await until { desk.shown.count == 2 }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["now", "soon"])
    center.removeDeliveredNotifications(withIdentifiers: ["now"])
    #expect(desk.removed == ["now"])
    #expect(await center.deliveredNotifications().count == 1)
  }

  @Test("What is taken back does not come, and one takes the place of another with its identifier")
  func takenBack() async throws {
    try await center.requestAuthorization(options: [.alert])
    // Far enough away that nothing comes before it is taken back, however slow the machine is.
    try await center.add(request("never", after: 1000))
    try await center.add(request("twice", after: 1000))
    try await center.add(request("twice", after: 0.1))
    #expect(await center.pendingNotificationRequests().map(\.identifier).contains("never"))
    center.removePendingNotificationRequests(withIdentifiers: ["never"])
    try await until { !desk.shown.isEmpty }
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(desk.shown.map(\.identifier) == ["twice"])
  }

  @Test("Without authorization nothing is shown")
  func unauthorized() async throws {
    try await center.add(request("silent"))
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(desk.shown.isEmpty)
  }

  @Test("In front of a person the program says whether one is shown")
  func inFront() async throws {
    try await center.requestAuthorization(options: [.alert])
    desk.isProgramInFront = true
    try await center.add(request("nobody"))
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(desk.shown.isEmpty)

    let listener = Listener()
    center.delegate = listener
    try await center.add(request("shown"))
    try await until { desk.shown.count == 1 }
    listener.options = []
    try await center.add(request("not shown"))
    try await until { listener.presented.count == 2 }
    #expect(listener.presented == ["shown", "not shown"] && desk.shown.count == 1)

    let newer = AsynchronousListener()
    center.delegate = newer
    try await center.add(request("newer"))
    try await until { desk.shown.count == 2 }
    desk.answered("newer", UNNotificationDefaultActionIdentifier, true)
    try await until { newer.responses == [UNNotificationDefaultActionIdentifier] }
  }

  @Test("The actions of the category are offered, and the program is told what was chosen")
  func actions() async throws {
    try await center.requestAuthorization(options: [.alert])
    let listener = Listener()
    center.delegate = listener
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "message",
        actions: [
          UNNotificationAction(identifier: "later", title: "Later", options: []),
          UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
        ], intentIdentifiers: [], options: .customDismissAction)
    ])
    for name in ["a", "b", "c", "d"] { try await center.add(request(name, category: "message")) }
    try await until { desk.shown.count == 4 }
    #expect(desk.shown.allSatisfy { $0.actions == ["Later", "Show"] })
    desk.answered("a", "later", true)
    #expect(desk.timesBroughtForward == 0)
    desk.answered("b", "show", true)
    #expect(desk.timesBroughtForward == 1)
    desk.answered("c", nil, true)
    desk.answered("d", nil, false)
    desk.answered("a", nil, true)
    #expect(
      listener.responses.map(\.actionIdentifier) == ["later", "show", UNNotificationDismissActionIdentifier])
    #expect(listener.responses.map(\.notification.request.identifier) == ["a", "b", "c"])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test("A trigger tells when it is due")
  func triggers() throws {
    let soon = try #require(
      UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true).nextTriggerDate())
    #expect(abs(soon.timeIntervalSinceNow - 90) < 5)
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
    let next = try #require(trigger.nextTriggerDate())
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: next)
    #expect(parts.hour == 9 && parts.minute == 30 && parts.second == 0 && next > Date())
    let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2001), repeats: false)
    #expect(past.nextTriggerDate() == nil)
  }

  @Test("One whose date has passed is refused")
  func past() async throws {
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2001), repeats: false)
    let late = UNNotificationRequest(identifier: "late", content: .init(), trigger: trigger)
    await #expect(throws: UNError.self) { try await center.add(late) }
  }

  @Test("A copy that is changed leaves what it was made of")
  func copies() throws {
    let content = UNMutableNotificationContent()
    content.badge = 3
    content.userInfo = ["id": 7]
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "Other"
    #expect(content.title.isEmpty && copy.badge == 3 && copy.userInfo["id"] as? Int == 7)
  }
}
