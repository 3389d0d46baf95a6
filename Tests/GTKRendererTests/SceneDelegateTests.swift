import CGTK
import SwiftUI
import XCTest

@testable import GTKRenderer
@testable import Platform
@testable import UIKit

@MainActor private var told: [String] = []

private struct Greeting: View {
  @State private var count = 0
  var body: some View {
    Text("Hello \(count)")
    Button("Add") { count += 1 }
  }
}

/// As Xcode's template of 2019 has it.
private final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Greeting())
    self.window = window
    window.makeKeyAndVisible()
    told.append("connected \(session.configuration.name ?? "")")
  }
  func sceneDidDisconnect(_ scene: UIScene) { told.append("disconnected") }
  func sceneDidBecomeActive(_ scene: UIScene) { told.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { told.append("resigned") }
  func sceneWillEnterForeground(_ scene: UIScene) { told.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { told.append("background") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    told += URLContexts.map(\.url.absoluteString)
  }
}

private final class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    told.append("launched")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowSceneDelegate.self
    return configuration
  }
  func applicationWillTerminate(_ application: UIApplication) { told.append("terminated") }
}

/// As it was before there were scenes.
private final class WindowApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIHostingController(rootView: Greeting())
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SceneLessApp: UIResponder, UIApplicationDelegate {}

/// Programs without an `App`, whose delegates open the windows.
final class SceneDelegateTests: GTKTestCase {
  /// Runs a program of the delegate as far as `body` goes.
  /// - Returns: what it said on standard error.
  private func running<D: NSObject & UIApplicationDelegate>(
    _ make: @MainActor () -> D, _ body: @MainActor (GTKRenderer, AppEvents) throws -> Void
  ) throws -> [String] {
    var said: [String] = []
    try onScreen { renderer in
      said = try StandardError.lines { try live(in: renderer, make, body) }
    }
    return said
  }

  @MainActor private static func texts(_ renderer: GTKRenderer) -> [String] {
    guard let window = renderer.presented.last as? WindowWidget else { return [] }
    return parts(of: window.native, "FavesLabel").map { String(cString: gtk_label_get_text(cast($0))) }
  }

  func testASceneDelegatesWindowIsOnTheScreenAndIsToldOfItsLife() throws {
    let said = try running(SceneApp.init) { renderer, events in
      XCTAssertEqual(told, ["launched", "connected Default Configuration", "foreground"])
      XCTAssertTrue(Self.texts(renderer).contains("Hello 0"))
      let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      XCTAssertEqual(scene.windows.count, 1)
      XCTAssertTrue(try XCTUnwrap(scene.windows.first).isKeyWindow)
      XCTAssertTrue(scene.windows.first?.windowScene === scene)

      let window = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      gtk_button_clicked(cast(try XCTUnwrap(parts(of: window.native, "GtkButton").last)))
      settle(30)
      XCTAssertTrue(Self.texts(renderer).contains("Hello 1"))

      told = []
      events.phaseChanged?(.inactive, .active)
      XCTAssertEqual(scene.activationState, .foregroundActive)
      events.phaseChanged?(.active, .inactive)
      events.phaseChanged?(.inactive, .background)
      XCTAssertEqual(scene.activationState, .background)
      events.phaseChanged?(.background, .active)
      events.opened?([URL(string: "notes:7")!])
      XCTAssertEqual(told, ["active", "resigned", "background", "foreground", "active", "notes:7"])
      told = []
    }
    XCTAssertEqual(said, [])
    MainActor.assumeIsolated {
      XCTAssertEqual(told, ["disconnected", "terminated"])
      XCTAssertTrue(UIApplication.shared.connectedScenes.isEmpty)
    }
  }

  func testADelegateThatOpensItsWindowItselfHasNoScene() throws {
    let said = try running(WindowApp.init) { renderer, _ in
      XCTAssertTrue(Self.texts(renderer).contains("Hello 0"))
      XCTAssertTrue(UIApplication.shared.connectedScenes.isEmpty)
      // A frame as large as the screen asks for nothing.
      let window = try XCTUnwrap(renderer.presented.last as? WindowWidget)
      XCTAssertLessThan(Double(gtk_widget_get_allocated_width(window.native)), UIScreen.main.frame.width)
    }
    XCTAssertEqual(said, [])
  }

  func testAnAppWhoseSceneHasNoDelegateSaysSoOnceItHasHadTheTimeToOpenAWindow() throws {
    MainActor.assumeIsolated { SceneConnection.patience = .nanoseconds(0) }
    defer { MainActor.assumeIsolated { SceneConnection.patience = .seconds(5) } }
    let said = LockedValue<[String]>([])
    Diagnostics.listen { message in said.withLock { $0.append(message) } }
    defer { Diagnostics.listen(nil) }
    @Sendable func complains() -> Bool {
      said.withLock { $0 }.contains { $0.contains("SceneDelegate to be the delegate of the app's scene") }
    }
    _ = try running(SceneLessApp.init) { _, _ in
      XCTAssertTrue(UIApplication.shared.windows.isEmpty)
      let end = Date(timeIntervalSinceNow: 20)
      while !complains(), Date() < end { settle(10) }
    }
    XCTAssertTrue(complains())
  }

  /// Opens its window when it has got what it shows.
  private final class LateApp: UIResponder, UIApplicationDelegate {
    func open() {
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIHostingController(rootView: Greeting())
      window.makeKeyAndVisible()
    }
  }

  func testADelegateThatOpensItsWindowLateIsNotAskedForASceneDelegate() throws {
    let said = try running(LateApp.init) { renderer, _ in
      XCTAssertTrue(renderer.presented.isEmpty)
      (UIApplication.shared.delegate as? LateApp)?.open()
      settle(50)
      XCTAssertTrue(Self.texts(renderer).contains("Hello 0"))
    }
    XCTAssertEqual(said, [])
  }

  func testTheWindowOfAnAppIsThereToBeAskedAndIsSafeToItsEdges() throws {
    try onScreen { _ in
      let app = UIApplication.shared
      XCTAssertTrue(app.windows.isEmpty)
      app.runsApp = true
      defer { app.runsApp = false }
      let window = try XCTUnwrap(app.windows.first)
      XCTAssertEqual(app.windows.count, 1)
      // It shows nothing, and is there to present others.
      let root = try XCTUnwrap(window.rootViewController)
      XCTAssertNil(root.presentedViewController)
      root.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
      XCTAssertTrue(root.presentedViewController is UIAlertController)
      root.dismiss(animated: false)
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets())
      XCTAssertTrue(app.keyWindow === window)
      let scene = try XCTUnwrap(app.connectedScenes.first as? UIWindowScene)
      XCTAssertTrue(scene.windows.first === window)
      XCTAssertEqual(scene.activationState, .foregroundActive)
    }
  }

  func testAnAppsSceneHasTheDelegateThatItsAdaptorNames() throws {
    try onScreen { renderer in
      told = []
      let session = DesktopSession.adopt(renderer)
      defer { DesktopSession.end() }
      let node = DelegatedNode(in: session.graph)
      defer { node.stop() }
      var events = AppEvents()
      AdaptedApp().followApp(&events)
      UIApplication.shared.runsApp = true
      defer { UIApplication.shared.runsApp = false }
      events.launching?()
      events.launched?()
      XCTAssertEqual(told, ["connected App"])
      let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      XCTAssertEqual(scene.windows.count, 1)
      events.phaseChanged?(.inactive, .active)
      events.terminating?()
      XCTAssertEqual(told, ["connected App", "active", "disconnected"])
      XCTAssertFalse(UIApplication.shared.connectedScenes.contains(scene))
    }
  }
}

private final class AdaptedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { told.append("connected \(session.configuration.name ?? "")") }
  func sceneDidBecomeActive(_ scene: UIScene) { told.append("active") }
  func sceneDidDisconnect(_ scene: UIScene) { told.append("disconnected") }
}

private final class AdaptedApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "App", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = AdaptedSceneDelegate.self
    return configuration
  }
}

@MainActor
private func live<D: NSObject & UIApplicationDelegate>(
  in renderer: GTKRenderer, _ make: @MainActor () -> D,
  _ body: @MainActor (GTKRenderer, AppEvents) throws -> Void
) throws {
  told = []
  let session = DesktopSession.adopt(renderer)
  defer { DesktopSession.end() }
  let node = DelegatedNode(in: session.graph)
  defer { node.stop() }
  let delegate = make()
  var events = AppEvents()
  delegate.follow(&events)
  SceneConnection.follow(&events, of: delegate)
  events.launching?()
  events.launched?()
  settle(50)
  try body(renderer, events)
  for window in UIApplication.shared.windows { window.close() }
  settle(50)
  events.terminating?()
}
