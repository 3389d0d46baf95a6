/// The one scene of a program, from its connection to its end.
@MainActor
final class SceneConnection {
  private let scene: UIWindowScene
  private var delegate: (any UISceneDelegate)? { scene.delegate }

  /// How long a delegate that says nothing of scenes may take to open a window.
  static var patience = DispatchTimeInterval.seconds(5)

  /// Connects a scene once the app has launched, if its delegate has opened no window by then; that of an `App` before its
  /// windows open.
  /// - Parameter ofApp: whether the windows are those of an `App`; its scene needs no delegate.
  static func follow(_ events: inout AppEvents, of app: any UIApplicationDelegate, ofApp: Bool = false) {
    var connection: SceneConnection?
    var hasLaunched = false
    let told = events
    let launch: () -> Void = {
      guard !hasLaunched else { return }
      hasLaunched = true
      told.launched?()
      if ofApp || UIApplication.shared.windows.isEmpty {
        connection = SceneConnection(app, needsDelegate: !ofApp)
      }
    }
    events.launched = launch
    if ofApp {
      // The views in the app's windows find the scene's delegate in their environment.
      events.connecting = {
        launch()
        return connection?.delegate
      }
    }
    events.opened = { urls in
      // Those of the launch came with the connection.
      if let connection { connection.open(urls) } else { told.opened?(urls) }
    }
    events.terminating = {
      connection?.end(app)
      told.terminating?()
    }
    events.phaseChanged = { old, new in
      told.phaseChanged?(old, new)
      connection?.phaseChanged(old, new)
    }
  }

  private init?(_ app: any UIApplicationDelegate, needsDelegate: Bool) {
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "main")
    let options = UIScene.ConnectionOptions(urls: LaunchArguments.urls)
    session.configuration = app.application(
      UIApplication.shared, configurationForConnecting: session, options: options)
    let configuration = session.configuration
    guard needsDelegate || configuration.delegateClass != nil,
      let type = Self.delegateClass(configuration, of: app)
    else { return nil }
    guard let delegate = (type as? NSObject.Type)?.made() as? any UISceneDelegate else {
      Diagnostics.warn("\(type) is no delegate of a scene: it has to be an NSObject and a UISceneDelegate.")
      return nil
    }
    scene = UIWindowScene(session: session)
    scene.delegate = delegate
    UIApplication.shared.scenes.append(scene)
    pendingURLs = LaunchArguments.urls
    post(UIScene.willConnectNotification)
    delegate.scene(scene, willConnectTo: session, options: options)
    delegate.sceneWillEnterForeground(scene)
  }

  /// Addresses that came with the connection, and are not to be told a second time.
  private var pendingURLs: [URL] = []

  private func open(_ urls: [URL]) {
    let new = urls == pendingURLs ? [] : urls
    pendingURLs = []
    guard !new.isEmpty else { return }
    delegate?.scene(scene, openURLContexts: Set(new.map { UIOpenURLContext(url: $0) }))
  }

  private func phaseChanged(_ old: ScenePhase, _ new: ScenePhase) {
    if old == .background, scene.activationState == .background {
      post(UIScene.willEnterForegroundNotification)
      delegate?.sceneWillEnterForeground(scene)
    }
    if old == .active {
      post(UIScene.willDeactivateNotification)
      delegate?.sceneWillResignActive(scene)
    }
    scene.activationState =
      switch new {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    if new == .active {
      delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification)
    }
    if new == .background {
      delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification)
    }
  }

  private func end(_ app: any UIApplicationDelegate) {
    scene.activationState = .unattached
    delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification)
    UIApplication.shared.scenes.removeAll { $0 === scene }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: scene) }

  /// The class that the configuration says, or Info.plist, or that has the name of Xcode's template; nil, with a
  /// warning: none.
  private static func delegateClass(
    _ configuration: UISceneConfiguration, of app: any UIApplicationDelegate
  ) -> AnyClass? {
    if let type = configuration.delegateClass { return type }
    // "Module.Type"; the type may be nested, the module is what comes first.
    let module = String(reflecting: type(of: app)).prefix { $0 != "." }
    let declared = declaredDelegateClass(configuration, module: String(module))
    let name = declared ?? "\(module).SceneDelegate"
    if let type = NSClassFromString(name) { return type }
    let complain = {
      Diagnostics.warn(
        "There is no class \(name) to be the delegate of the app's scene; name one in "
          + "application(_:configurationForConnecting:options:).")
    }
    guard configuration.isDefault, declared == nil else {
      complain()
      return nil
    }
    // As before there were scenes: the app's delegate opens its window itself, perhaps later.
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
      MainActor.assumeIsolated { if UIApplication.shared.windows.isEmpty { complain() } }
    }
    return nil
  }

  /// What Info.plist says under `UIApplicationSceneManifest`.
  private static func declaredDelegateClass(_ configuration: UISceneConfiguration, module: String) -> String?
  {
    let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    let named =
      scenes.first { $0["UISceneConfigurationName"] as? String == configuration.name } ?? scenes.first
    let name = named?["UISceneDelegateClassName"] as? String
    return name?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
  }
}
