import Foundation

/// What a window tells its delegate, and asks it. Each has a default.
@MainActor @preconcurrency
public protocol PlatformWindowDelegate: NSObjectProtocol {
  /// Asked as a person, the end of the program or `performClose` is about to close it; no keeps it open. `close()` does
  /// not ask.
  func windowShouldClose(_ sender: PlatformWindow) -> Bool
  /// It is about to be closed, or a person has closed it.
  func windowWillClose(_ notification: Notification)
  /// The program is active, and the window its key window.
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  /// It has another size, which its `frame` says.
  func windowDidResize(_ notification: Notification)
  /// It stands elsewhere.
  func windowDidMove(_ notification: Notification)
  /// Told right before `windowDidEnterFullScreen`: the desktop says what it has done, and not what it will.
  func windowWillEnterFullScreen(_ notification: Notification)
  func windowDidEnterFullScreen(_ notification: Notification)
  /// Told right before `windowDidExitFullScreen`.
  func windowWillExitFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  /// Told right before `windowDidMiniaturize`.
  func windowWillMiniaturize(_ notification: Notification)
  /// It was put away.
  func windowDidMiniaturize(_ notification: Notification)
  /// It is back.
  func windowDidDeminiaturize(_ notification: Notification)
}

extension PlatformWindowDelegate {
  public func windowShouldClose(_ sender: PlatformWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowWillExitFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
  public func windowWillMiniaturize(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidDeminiaturize(_ notification: Notification) {}
}

extension PlatformWindow {
  /// Has the delegate told, as everybody else is by a notification.
  func tellDelegate(_ name: Notification.Name) {
    guard let delegate else { return }
    let notification = Notification(name: name, object: self)
    switch name {
    case Self.willCloseNotification: delegate.windowWillClose(notification)
    case Self.didBecomeKeyNotification: delegate.windowDidBecomeKey(notification)
    case Self.didResignKeyNotification: delegate.windowDidResignKey(notification)
    case Self.didBecomeMainNotification: delegate.windowDidBecomeMain(notification)
    case Self.didResignMainNotification: delegate.windowDidResignMain(notification)
    case Self.didResizeNotification: delegate.windowDidResize(notification)
    case Self.didMoveNotification: delegate.windowDidMove(notification)
    case Self.willEnterFullScreenNotification: delegate.windowWillEnterFullScreen(notification)
    case Self.didEnterFullScreenNotification: delegate.windowDidEnterFullScreen(notification)
    case Self.willExitFullScreenNotification: delegate.windowWillExitFullScreen(notification)
    case Self.didExitFullScreenNotification: delegate.windowDidExitFullScreen(notification)
    case Self.willMiniaturizeNotification: delegate.windowWillMiniaturize(notification)
    case Self.didMiniaturizeNotification: delegate.windowDidMiniaturize(notification)
    case Self.didDeminiaturizeNotification: delegate.windowDidDeminiaturize(notification)
    default: break
    }
  }

  /// Tells the delegate, and then everybody else.
  func tell(_ names: Notification.Name...) {
    for name in names {
      tellDelegate(name)
      NotificationCenter.default.post(name: name, object: self)
    }
  }
}
