extension NSApplicationDelegate {
  /// Has this delegate told of the app's life.
  package func follow(_ events: inout AppEvents) {
    let app = NSApplication.shared
    app.delegate = self
    func note(_ name: Notification.Name) -> Notification { Notification(name: name, object: app) }
    events.launching = {
      self.applicationWillFinishLaunching(note(NSApplication.didFinishLaunchingNotification))
    }
    events.launched = {
      self.applicationDidFinishLaunching(note(NSApplication.didFinishLaunchingNotification))
    }
    events.opened = { urls in self.application(app, open: urls) }
    events.terminating = { self.applicationWillTerminate(note(NSApplication.willTerminateNotification)) }
    events.phaseChanged = { old, new in
      app.follow(new)
      if old == .active { self.applicationDidResignActive(note(NSApplication.didResignActiveNotification)) }
      if new == .active { self.applicationDidBecomeActive(note(NSApplication.didBecomeActiveNotification)) }
    }
  }
}

extension NSApplicationDelegate where Self: NSObject {
  /// Runs a program that has this delegate and no `App`, until the last of the windows that it opens closes. This is
  /// what `@main` calls.
  @MainActor
  public static func main() {
    guard let delegate = made() as? Self else {
      Diagnostics.stop("An app's delegate of type \(Self.self) cannot be made by init().")
    }
    NSApplication.shared.delegate = delegate
    NSApplication.shared.run()
  }
}

extension NSApplication {
  /// Runs a program without an `App`: tells its delegate, and ends with the last window.
  public func run() {
    let delegate = delegate as? any NSApplicationDelegate
    DesktopSession.runDelegated { delegate?.follow(&$0) }
  }
}

/// Runs a program without an `App`, as `NSApplication.shared.run()` does. Delegates named in a nib are not looked for.
/// - Returns: the status for the program to end with.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  // `main.swift` runs on the main thread, which Swift 5 does not say of it.
  MainActor.assumeIsolated { NSApplication.shared.run() }
  return 0
}
