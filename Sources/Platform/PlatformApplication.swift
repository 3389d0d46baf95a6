import Foundation
internal import GTKRenderer

/// The running app: `UIApplication` and `NSApplication` are both this class.
@MainActor @preconcurrency
public final class PlatformApplication: NSObject {
  public static let shared = PlatformApplication()
  /// What the program's adaptor has made, or what was set.
  public var delegate: AnyObject?
  /// Accepted: no badge is shown.
  public var applicationIconBadgeNumber = 0
  /// Accepted: windows do not keep the screen awake.
  public var isIdleTimerDisabled = false
  /// No: the desktop's file for the program says which icon it has.
  public var supportsAlternateIcons: Bool { false }
  /// nil: the program has the icon that it was installed with.
  public var alternateIconName: String? { nil }
  /// Is told of an error: there is no icon but one.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = alternateIconName == nil ? nil : CocoaError(.featureUnsupported)
    guard let completionHandler else { return }
    Task { completionHandler(error) }
  }

  /// The app's sign in a dock.
  public private(set) lazy var dockTile = DockTile()
  /// Accepted without effect on the desktop, whose file for the program says which icon it has; `NSImage` has it under
  /// `applicationIconName`.
  public var applicationIconImage: PlatformImage!
  /// Accepted without effect: what is around windows is the desktop's.
  public var presentationOptions: PresentationOptions = []

  lazy var posting = NotificationPosting()

  nonisolated override init() { super.init() }

  public enum State: Int, Sendable { case active, inactive, background }
  /// As `scenePhase` of the app.
  public internal(set) var applicationState = State.inactive
  public var isActive: Bool { applicationState == .active }

  // MARK: windows

  private var opened: [PlatformWindow] = []
  /// The windows that were opened by hand and are on the screen. They are kept until somebody closes them. Where there are
  /// none and an `App` runs, one stands for the app's: its controller shows nothing, and can present others.
  public var windows: [PlatformWindow] {
    opened.removeAll { !$0.isVisible }
    return opened.isEmpty && runsApp ? [windowOfApp] : opened
  }
  /// Whether an `App` has its windows here.
  package var runsApp = false
  private lazy var windowOfApp: PlatformWindow = {
    let window = PlatformWindow(
      contentRect: PlatformScreen.main?.frame ?? .zero, styleMask: [], backing: .buffered, defer: true)
    // What it presents has a window of its own.
    window.rootViewController = PlatformViewController()
    window.standsForApp = true
    return window
  }()
  /// The window that was opened last.
  public var keyWindow: PlatformWindow? { windows.last }
  public var mainWindow: PlatformWindow? { keyWindow }

  /// The window that was opened by hand whose whole content a view is.
  func window(showing view: PlatformView) -> PlatformWindow? { opened.first { $0.shows(view) } }
  func add(_ window: PlatformWindow) { opened = opened.filter { $0 !== window && $0.isVisible } + [window] }

  /// The scenes of UIKit's that are connected.
  package var scenes: [NSObject] = []

  // MARK: addresses

  /// Opens `url` with the desktop's default program.
  /// - Parameter completion: gets whether there was one.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = DesktopSession.current?.renderer.open(url) ?? false
    completion?(isOpened)
  }
  /// Whether some program opens addresses like this.
  public func canOpenURL(_ url: URL) -> Bool { Surroundings.canOpen(url) }
  /// No settings of single apps exist on this desktop; the address opens nothing.
  public nonisolated static let openSettingsURLString = "app-settings:"

  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The first address that the app was started with.
    public static let url = LaunchOptionsKey(rawValue: "url")
  }

  // MARK: life

  /// Closes the app's windows, and with the last of them the app; what does not want to go is asked first.
  public func terminate(_ sender: Any?) { DesktopSession.current?.closeWindows() }
  /// Brings the app's windows to the front.
  public func activate(ignoringOtherApps flag: Bool) { activate() }
  public func activate() { DesktopSession.current?.renderer.raise() }

  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  /// Accepted: what has windows is in the desktop's list of programs.
  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { policy == .regular }
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
}

extension PlatformApplication {
  /// What the desktop says about itself and its user.
  package var environment: EnvironmentValues {
    DesktopSession.current?.renderer.desktop.values ?? EnvironmentValues()
  }
  /// Takes over what the phase of the app is now.
  package func follow(_ phase: ScenePhase) {
    applicationState =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
