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
}
