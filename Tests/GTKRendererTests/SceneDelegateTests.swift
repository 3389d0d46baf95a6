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

  func testAnAppWhoseSceneHasNoDelegateSaysSo() throws {
    let said = try running(SceneLessApp.init) { _, _ in XCTAssertTrue(UIApplication.shared.windows.isEmpty) }
    XCTAssertTrue(
      said.contains { $0.contains("SceneDelegate to be the delegate of the app's scene") }, "\(said)")
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
