/// What an app is told about its life; a program makes one with `@NSApplicationDelegateAdaptor`.
///
/// Every method has a default. An app here ends with its last window, whatever
/// `applicationShouldTerminateAfterLastWindowClosed` says: without a window a desktop has no way to it.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Before the first window is made.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Once the first window is made.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The last window has closed.
  func applicationWillTerminate(_ notification: Notification)
  /// One of the app's windows gets the keys.
  func applicationDidBecomeActive(_ notification: Notification)
  /// No window of the app gets the keys any more.
  func applicationDidResignActive(_ notification: Notification)
  /// Addresses and files that the app is to open; by default each file goes to `application(_:openFile:)`.
  func application(_ application: NSApplication, open urls: [URL])
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// Not asked.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Not asked: windows ask before they close.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Not asked: starting the app again brings its windows to the front.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Not asked.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func application(_ application: NSApplication, open urls: [URL]) {
    for url in urls where url.isFileURL { _ = self.application(application, openFile: url.path) }
  }
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
    true
  }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
