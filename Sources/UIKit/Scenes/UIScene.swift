/// A part of an app's user interface with a life of its own. A program has one here: its windows are the desktop's.
@MainActor @preconcurrency
open class UIScene: NSObject {
  /// What a scene is connected for.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// The addresses and files that the program was started with.
    public let urlContexts: Set<UIOpenURLContext>
    /// Always empty: desktops hand no activities over.
    public let userActivities: Set<NSObject> = []
    public let sourceApplication: String? = nil

    init(urls: [URL]) {
      urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
      super.init()
    }
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public let session: UISceneSession
  public var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.unattached
  public var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Opens `url` with the desktop's default program.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
  public struct OpenExternalURLOptions: Sendable {
    public var universalLinksOnly = false
    public init() {}
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The scene of a program with windows.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  public var screen: UIScreen { .main }
  /// The windows that were made for the scene and are on the screen.
  public var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.scene == nil || $0.scene === self }
  }
  public var keyWindow: UIWindow? { windows.last }
  /// What a program with an `App` finds.
  static let ofApp: UIWindowScene = {
    let scene = UIWindowScene(session: UISceneSession(role: .windowApplication, persistentIdentifier: "App"))
    scene.activationState = .foregroundActive
    return scene
  }()
  public var traitCollection: UITraitCollection { .current }
}

/// An address or a file that a scene is to open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIWindow {
  /// A window of the size that the desktop gives it.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    scene = windowScene
  }
  public var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene }
    set { scene = newValue }
  }
}

extension UIApplication {
  /// The scene of the program, once it is connected; of a program with an `App` the one that its windows are in.
  public var connectedScenes: Set<UIScene> {
    let connected = Set(scenes.compactMap { $0 as? UIScene })
    return connected.isEmpty && runsApp ? [UIWindowScene.ofApp] : connected
  }
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// A program has one scene here.
  public var supportsMultipleScenes: Bool { false }
}
