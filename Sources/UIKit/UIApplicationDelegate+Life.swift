extension UIApplicationDelegate {
  /// Has this delegate told of the app's life.
  package func follow(_ events: inout AppEvents) {
    let app = UIApplication.shared
    app.delegate = self
    let options = LaunchArguments.urls.first.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    events.launching = { _ = self.application(app, willFinishLaunchingWithOptions: options) }
    events.launched = { _ = self.application(app, didFinishLaunchingWithOptions: options) }
    events.opened = { urls in
      for url in urls { _ = self.application(app, open: url, options: [:]) }
    }
    events.terminating = { self.applicationWillTerminate(app) }
    events.phaseChanged = { old, new in
      if old == .background { self.applicationWillEnterForeground(app) }
      if old == .active { self.applicationWillResignActive(app) }
      app.follow(new)
      if new == .active { self.applicationDidBecomeActive(app) }
      if new == .background { self.applicationDidEnterBackground(app) }
    }
  }
}

extension UIApplicationDelegate {
  /// Has this delegate of an `App` told of the app's life, and the delegate that it names for the scene told of that.
  package func followApp(_ events: inout AppEvents) {
    follow(&events)
    SceneConnection.follow(&events, of: self, ofApp: true)
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Runs a program that has this delegate and no `App`, until the last of its windows closes. This is what `@main`
  /// calls.
  ///
  /// The delegate opens a window when the app has launched, as before iOS 13, or else a scene's delegate does when its
  /// scene is connected.
  @MainActor
  public static func main() {
    guard let delegate = made() as? Self else {
      Diagnostics.stop("An app's delegate of type \(Self.self) cannot be made by init().")
    }
    DesktopSession.runDelegated { events in
      delegate.follow(&events)
      SceneConnection.follow(&events, of: delegate)
    }
  }
}

/// Runs a program without an `App`.
/// - Parameter delegateClassName: the app's delegate, with its module: `NSStringFromClass(AppDelegate.self)`.
/// - Returns: the status for the program to end with.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) as? any NSObjectDelegate.Type else {
    Diagnostics.stop("UIApplicationMain: there is no delegate class \(delegateClassName ?? "(nil)").")
  }
  // `main.swift` runs on the main thread, which Swift 5 does not say of it.
  MainActor.assumeIsolated { type.main() }
  return 0
}

private typealias NSObjectDelegate = NSObject & UIApplicationDelegate
