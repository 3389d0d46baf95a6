import Foundation

/// What a window tells its delegate. Each has a default.
@MainActor @preconcurrency
public protocol PlatformWindowDelegate: NSObjectProtocol {
  /// It is about to be closed, or a person has closed it.
  func windowWillClose(_ notification: Notification)
  /// The program is active, and the window its key window.
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidBecomeMain(_ notification: Notification)
  func windowDidResignMain(_ notification: Notification)
  /// Not asked: views ask before a window closes, by `dismissalConfirmationDialog`.
  func windowShouldClose(_ sender: PlatformWindow) -> Bool
  /// Not called: SwiftUI's views learn of their size by `onGeometryChange`.
  func windowDidResize(_ notification: Notification)
  /// Not called: where a window stands is the desktop's to say.
  func windowDidMove(_ notification: Notification)
  /// Not called.
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
  func windowDidMiniaturize(_ notification: Notification)
  func windowDidDeminiaturize(_ notification: Notification)
}

extension PlatformWindowDelegate {
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidBecomeMain(_ notification: Notification) {}
  public func windowDidResignMain(_ notification: Notification) {}
  public func windowShouldClose(_ sender: PlatformWindow) -> Bool { true }
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
  public func windowDidMiniaturize(_ notification: Notification) {}
  public func windowDidDeminiaturize(_ notification: Notification) {}
}

extension PlatformWindow {
  /// Whether it is the program's key window.
  public var isKeyWindow: Bool { PlatformApplication.shared.keyWindow === self }
  public var isMainWindow: Bool { isKeyWindow }
  public func makeKey() { makeKeyAndVisible() }
  public func makeMain() { makeKeyAndVisible() }

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
    default: break
    }
  }

  // MARK: size

  /// Gives the window a size; where it stands is the desktop's to say.
  public func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
  public func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
    frame = frameRect
  }
  /// Accepted without effect: where a window stands is the desktop's to say.
  public func setFrameOrigin(_ point: CGPoint) {}
  /// Accepted without effect: where a window stands is the desktop's to say.
  public func setFrameTopLeftPoint(_ point: CGPoint) {}

  // MARK: light and dark

  /// Whether windows are light or dark; nil: as the desktop has it. GTK draws all windows of a program alike, so it is that of the
  /// program.
  public var appearance: PlatformAppearance? {
    get { PlatformApplication.shared.appearance }
    set { PlatformApplication.shared.appearance = newValue }
  }
  /// The same under UIKit's name.
  public var overrideUserInterfaceStyle: PlatformTraits.UserInterfaceStyle {
    get {
      switch appearance?.name {
      case nil: .unspecified
      case .darkAqua, .vibrantDark: .dark
      default: .light
      }
    }
    set {
      appearance =
        switch newValue {
        case .unspecified: nil
        case .light: PlatformAppearance(named: .aqua)
        case .dark: PlatformAppearance(named: .darkAqua)
        }
    }
  }

  // MARK: accepted

  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }
  /// A button of a window's bar, as far as it can be told something.
  @MainActor @preconcurrency
  public final class StandardButton: PlatformView { public var isEnabled = true }

  /// A button of the window's bar. It is told in vain: which buttons there are, the person has set for all windows of the
  /// desktop.
  public func standardWindowButton(_ button: ButtonType) -> StandardButton? {
    if let known = wishes.buttons[button] { return known }
    let new = StandardButton()
    wishes.buttons[button] = new
    return new
  }

  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  public enum TitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
  public enum AnimationBehavior: Int, Sendable {
    case `default`, none, documentWindow, utilityWindow, alertPanel
  }
  /// Accepted without effect: the desktop puts no windows together as tabs.
  public var tabbingMode: TabbingMode {
    get { wishes.tabbingMode }
    set { wishes.tabbingMode = newValue }
  }
  /// Accepted without effect: a bar's line is the theme's.
  public var titlebarSeparatorStyle: TitlebarSeparatorStyle {
    get { wishes.titlebarSeparatorStyle }
    set { wishes.titlebarSeparatorStyle = newValue }
  }
  /// Accepted without effect: how windows come and go is the desktop's.
  public var animationBehavior: AnimationBehavior {
    get { wishes.animationBehavior }
    set { wishes.animationBehavior = newValue }
  }
  /// Accepted without effect: no menu lists windows.
  public var isExcludedFromWindowsMenu: Bool {
    get { wishes.isExcludedFromWindowsMenu }
    set { wishes.isExcludedFromWindowsMenu = newValue }
  }
}
