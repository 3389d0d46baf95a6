import SwiftUI
import SwiftUITesting
import Testing

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var words = ["made"]
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    words.append("launched")
    return true
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    words.append(url.absoluteString)
    return true
  }
  func applicationWillTerminate(_ application: UIApplication) { words.append("terminated") }
  func applicationWillResignActive(_ application: UIApplication) { words.append("resigned") }
}

private struct Reader: View {
  @EnvironmentObject private var delegate: Delegate
  var body: some View { ForEach(delegate.words, id: \.self) { Text($0) } }
}

private struct Delegated: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate
  var body: some Scene { WindowGroup { Reader() } }
}

@Observable
private final class MacDelegate: NSObject, NSApplicationDelegate {
  var words: [String] = []
  func applicationDidFinishLaunching(_ notification: Notification) { words.append("launched") }
  func application(_ sender: NSApplication, openFile filename: String) -> Bool {
    words.append(filename)
    return true
  }
}

private struct MacReader: View {
  @Environment(MacDelegate.self) private var delegate
  var body: some View { ForEach(delegate.words, id: \.self) { Text($0) } }
}

private struct MacDelegated: App {
  @NSApplicationDelegateAdaptor(MacDelegate.self) private var delegate
  var body: some Scene { WindowGroup { MacReader() } }
}

private class ConnectingDelegate: NSObject, UIApplicationDelegate {
  var sceneDelegate: AnyClass { ObservedSceneDelegate.self }
  static var words: [String] = []
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Self.words.append("launched")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegate
    return configuration
  }
}

private final class ObservedSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var title = "made"
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    title = "connected"
    ConnectingDelegate.words.append("connected")
  }
}

private struct SceneReader: View {
  @EnvironmentObject private var delegate: ObservedSceneDelegate
  var body: some View {
    let _ = ConnectingDelegate.words.append("body")
    Text(delegate.title)
    Button("Rename") { delegate.title = "renamed" }
  }
}

private struct Connected: App {
  @UIApplicationDelegateAdaptor private var delegate: ConnectingDelegate
  var body: some Scene {
    WindowGroup(id: "main") { SceneReader() }
  }
}

private final class ConnectingObservable: ConnectingDelegate {
  override var sceneDelegate: AnyClass { ObservableSceneDelegate.self }
}

@Observable
private final class ObservableSceneDelegate: NSObject, UIWindowSceneDelegate {
  var title = "observable"
}

private struct ObservableSceneReader: View {
  @Environment(ObservableSceneDelegate.self) private var delegate
  var body: some View {
    Text(delegate.title)
    Button("Rename") { delegate.title = "renamed" }
  }
}

private struct ConnectedObservable: App {
  @UIApplicationDelegateAdaptor private var delegate: ConnectingObservable
  var body: some Scene { WindowGroup { ObservableSceneReader() } }
}

@Suite("Delegates of apps") @MainActor
struct DelegateTests {
  @Test("A UIKit delegate is told of launch and addresses, and is in the environment")
  func uiKit() {
    let screen = Screen(app: Delegated())
    #expect(screen.texts == ["made", "launched"])
    screen.open(URL(string: "notes:1")!)
    #expect(screen.texts.last == "notes:1")
    screen.setScenePhase(.inactive)
    screen.setScenePhase(.active)
    screen.setScenePhase(.inactive)
    #expect(screen.texts.last == "resigned")
    screen.act { screen.running.directory.events.terminating?() }
    #expect(screen.texts.last == "terminated")
    screen.close()
  }

  @Test("An AppKit delegate gets files by their paths")
  func appKit() {
    let screen = Screen(app: MacDelegated())
    #expect(screen.texts == ["launched"])
    screen.open(URL(fileURLWithPath: "/tmp/a.vcf"))
    #expect(screen.texts == ["launched", "/tmp/a.vcf"])
    screen.close()
  }

  @Test("A scene's delegate that is an observable object is in the environment before the first body runs")
  func sceneDelegate() {
    ConnectingDelegate.words = []
    let screen = Screen(app: Connected())
    #expect(ConnectingDelegate.words == ["launched", "connected", "body"])
    #expect(screen.texts.contains("connected"))
    screen.button("Rename").tap()
    #expect(screen.texts.contains("renamed"))
    screen.act { screen.running.directory.events.terminating?() }
    screen.close()
  }

  @Test("So is one that is observable")
  func observableSceneDelegate() {
    let screen = Screen(app: ConnectedObservable())
    #expect(screen.texts.contains("observable"))
    screen.button("Rename").tap()
    #expect(screen.texts.contains("renamed"))
    screen.act { screen.running.directory.events.terminating?() }
    screen.close()
  }
}
