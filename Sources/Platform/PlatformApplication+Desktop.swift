import Foundation
internal import GTKRenderer

/// What a program asks of the desktop for itself as a whole.
extension PlatformApplication {
  // MARK: in sight

  /// Puts the app's windows away.
  public func hide(_ sender: Any?) { DesktopSession.current?.renderer.minimizeAll(true) }
  /// Brings them back.
  public func unhide(_ sender: Any?) { unhideWithoutActivation() }
  public func unhideWithoutActivation() { DesktopSession.current?.renderer.minimizeAll(false) }
  /// Whether all of the app's windows were put away.
  public var isHidden: Bool { DesktopSession.current?.renderer.areAllMinimized ?? false }
  /// Accepted without effect: which program is in use, the person says.
  public func deactivate() {}
  public func hideOtherApplications(_ sender: Any?) {}
  public func unhideAllApplications(_ sender: Any?) {}
  /// Brings the app's windows to the front.
  public func arrangeInFront(_ sender: Any?) { activate() }

  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
  /// Has the desktop show that the app wants to be looked at, until it is.
  @discardableResult
  public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
    DesktopSession.current?.renderer.wantsAttention(true)
    return 0
  }
  public func cancelUserAttentionRequest(_ request: Int) {
    DesktopSession.current?.renderer.wantsAttention(false)
  }

  // MARK: about

  /// Shows what the app says about itself.
  public func orderFrontStandardAboutPanel(_ sender: Any?) { DesktopSession.current?.renderer.showAbout() }
  public struct AboutPanelOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }
  /// The same: what is shown comes from the files that were installed with the program.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    orderFrontStandardAboutPanel(nil)
  }

  /// Ends the app once its windows have closed, or at once.
  public func stop(_ sender: Any?) { DesktopSession.current?.quit() }

  // MARK: accepted

  /// A program with windows is one like all others.
  public func activationPolicy() -> ActivationPolicy { .regular }
  /// Accepted: the app's delegate is asked, and its answer is what counts.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}

  public struct PresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoHideDock = PresentationOptions(rawValue: 1)
    public static let hideDock = PresentationOptions(rawValue: 2)
    public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
    public static let hideMenuBar = PresentationOptions(rawValue: 8)
    public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
    public static let fullScreen = PresentationOptions(rawValue: 1024)
    public static let autoHideToolbar = PresentationOptions(rawValue: 2048)
  }

  /// The app's sign in a dock. Accepted without effect: it is the desktop's, from the file that was installed with the
  /// program.
  @MainActor @preconcurrency
  public final class DockTile: NSObject {
    public var badgeLabel: String?
    public var showsApplicationBadge = true
    public var contentView: PlatformView?
    public func display() {}
  }

  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }
  /// Accepted: a program that is not in front runs on.
  public func beginBackgroundTask(expirationHandler: (@MainActor @Sendable () -> Void)? = nil)
    -> BackgroundTaskIdentifier
  { BackgroundTaskIdentifier(rawValue: 1) }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier { beginBackgroundTask() }
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}
  /// There is no limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
