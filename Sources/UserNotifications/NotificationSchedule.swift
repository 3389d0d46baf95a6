import Foundation
internal import SwiftUICore

/// What is to come and what has come, and the moments between.
final class NotificationSchedule: @unchecked Sendable {
  struct Kept {
    var categories: Set<UNNotificationCategory> = []
    var delivered: [UNNotification] = []
    fileprivate var pending: [(request: UNNotificationRequest, moment: DispatchWorkItem)] = []
  }

  /// Whose this is; set before anybody else has it.
  weak var center: UNUserNotificationCenter?
  private let defaults: UserDefaults
  // Used on the main thread alone, and by the lock's holder.
  private var desk: (any NotificationDesk)?
  private var state = Kept()
  private let lock = NSLock()

  init(desk: (any NotificationDesk)?, defaults: UserDefaults) {
    self.desk = desk
    self.defaults = defaults
  }

  @discardableResult
  func kept<Result>(_ use: (inout Kept) -> Result) -> Result { lock.withLock { use(&state) } }
  var pending: [UNNotificationRequest] { kept { $0.pending.map(\.request) } }

  private static let key = "UNAuthorizationOptions"
  /// What the program has asked for, at this start or before; nil: it has not.
  var options: UNAuthorizationOptions? {
    get { (defaults.object(forKey: Self.key) as? Int).map { UNAuthorizationOptions(rawValue: UInt($0)) } }
    set { defaults.set(newValue.map { Int($0.rawValue) }, forKey: Self.key) }
  }

  // MARK: what is to come

  func add(_ request: UNNotificationRequest) -> (any Error)? {
    cancel { $0 == request.identifier }
    let now = Date()
    if let trigger = request.trigger {
      guard let date = trigger.next(after: now) else { return UNError(.notificationInvalidNoDate) }
      wait(for: request, until: date)
    } else {
      wait(for: request, until: now)
    }
    return nil
  }

  private func wait(for request: UNNotificationRequest, until date: Date) {
    let moment = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.come(request, at: date) }
    }
    kept { $0.pending.append((request, moment)) }
    // By the clock on the wall: a computer that slept wakes up to what is due.
    DispatchQueue.main.asyncAfter(
      wallDeadline: .now() + max(date.timeIntervalSinceNow, 0), execute: moment)
  }

  func cancel(where matches: (String) -> Bool) {
    kept { state in
      for entry in state.pending where matches(entry.request.identifier) { entry.moment.cancel() }
      state.pending.removeAll { matches($0.request.identifier) }
    }
  }

  // MARK: what comes

  /// A service may leave notifications where they are and say nothing more of them: of older ones than these nothing is kept,
  /// and they are taken off the desktop.
  static let mostDelivered = 64

  @MainActor
  private func come(_ request: UNNotificationRequest, at date: Date) {
    kept { $0.pending.removeAll { $0.request === request } }
    if let trigger = request.trigger, trigger.repeats, let next = trigger.next(after: date) {
      wait(for: request, until: next)
    }
    let notification = UNNotification(request, at: date)
    guard options != nil else {
      return Diagnostics.warn("A notification is not shown: the program has not called requestAuthorization.")
    }
    guard opened().isProgramInFront else { return show(notification, with: [.banner, .sound]) }
    guard let center, let delegate = center.delegate else { return }
    let answered: @Sendable (UNNotificationPresentationOptions) -> Void = { options in
      onMain { [weak self] in self?.show(notification, with: options) }
    }
    delegate.userNotificationCenter(center, willPresent: notification, withCompletionHandler: answered)
  }

  @MainActor
  private func show(_ notification: UNNotification, with options: UNNotificationPresentationOptions) {
    guard !options.isDisjoint(with: [.banner, .alert, .list]) else { return }
    let request = notification.request
    let (actions, tooOld) = kept { state in
      state.delivered.removeAll { $0.request.identifier == request.identifier }
      state.delivered.append(notification)
      let tooOld = state.delivered.prefix(max(state.delivered.count - Self.mostDelivered, 0))
        .map(\.request.identifier)
      state.delivered.removeFirst(tooOld.count)
      let category = state.categories.first { $0.identifier == request.content.categoryIdentifier }
      return (category?.actions ?? [], tooOld)
    }
    for identifier in tooOld { opened().remove(identifier) }
    opened().show(notification, actions: actions)
  }

  func takeBack(where matches: (String) -> Bool) {
    let gone = kept { state in
      let gone = state.delivered.map(\.request.identifier).filter(matches)
      state.delivered.removeAll { gone.contains($0.request.identifier) }
      return gone
    }
    guard !gone.isEmpty else { return }
    onMain { [weak self] in
      guard let self else { return }
      for identifier in gone { opened().remove(identifier) }
    }
  }

  // MARK: what people do

  @MainActor
  private func opened() -> any NotificationDesk {
    let desk = desk ?? DesktopDesk()
    self.desk = desk
    desk.answered = { [weak self] in self?.answer($0, action: $1, byPerson: $2) }
    return desk
  }

  @MainActor
  private func answer(_ identifier: String, action chosen: String?, byPerson: Bool) {
    let (found, category) = kept { state in
      let found = state.delivered.first { $0.request.identifier == identifier }
      state.delivered.removeAll { $0.request.identifier == identifier }
      return (
        found, state.categories.first { $0.identifier == found?.request.content.categoryIdentifier }
      )
    }
    guard let notification = found else { return }
    let tellsOfDismissal = byPerson && category?.options.contains(.customDismissAction) == true
    guard let action = chosen ?? (tellsOfDismissal ? UNNotificationDismissActionIdentifier : nil) else {
      return
    }
    let offered = category?.actions.first { $0.identifier == action }
    if action == UNNotificationDefaultActionIdentifier || offered?.options.contains(.foreground) == true {
      desk?.bringForward()
    }
    let response =
      offered is UNTextInputNotificationAction
      ? UNTextInputNotificationResponse(notification, action: action)
      : UNNotificationResponse(notification, action: action)
    guard let center else { return }
    center.delegate?.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
  }
}

/// Now on the main thread, and else there soon.
private func onMain(_ perform: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor() {
    MainActor.assumeIsolated(perform)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(perform) }
  }
}
