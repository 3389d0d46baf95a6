import Foundation

extension PlatformWindow {
  /// Whether it is the program's key window.
  public var isKeyWindow: Bool { PlatformApplication.shared.keyWindow === self }
  public var isMainWindow: Bool { isKeyWindow }
  public func makeKey() { makeKeyAndVisible() }
  public func makeMain() { makeKeyAndVisible() }

  // As the app is active, one of its windows is, and no longer when it is not.
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")

  nonisolated static let becoming = [didBecomeKeyNotification, didBecomeMainNotification]
  nonisolated static let resigning = [didResignMainNotification, didResignKeyNotification]

  /// Posts them for the window in front.
  static func post(_ names: [Notification.Name]) {
    let window = PlatformApplication.shared.keyWindow
    for name in names {
      window?.tellDelegate(name)
      NotificationCenter.default.post(name: name, object: window)
    }
  }
}
