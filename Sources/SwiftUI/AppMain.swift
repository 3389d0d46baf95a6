import Foundation
internal import Platform
import SwiftUICore

extension App {
  /// Runs the app until its last window is closed. This is what `@main` calls.
  ///
  /// The desktop knows the app by the main bundle's identifier, or else by the program's name. Without a display it says
  /// so on standard error and ends with status 1.
  @MainActor @preconcurrency
  public static func main() {
    main(applicationID: DesktopSession.ownApplicationID)
  }

  /// Whether a program runs already that `main(applicationID:)` would bring to the front; Apple's SwiftUI does not have this.
  ///
  /// For what a program begins before that: a second start has no use for it. It is asked on any thread, and takes the time
  /// of an answer from the session bus.
  public nonisolated static func isRunning(applicationID: String) -> Bool {
    DesktopSession.isClaimed(applicationID)
  }

  /// Runs the app under a name, as `main()` does; Apple's SwiftUI does not have this.
  ///
  /// A program started a second time brings the window of the first to the front, has it open the addresses and files on
  /// its command line, and ends with status 0. This needs a session bus; without one each start is an instance of its own.
  ///
  /// With `SWIFTUI_PREVIEWS` or `SWIFTUI_PREVIEW` in its environment, the program shows its previews instead (`PreviewRun`).
  ///
  /// - Parameter applicationID: what desktop file and icon are called, such as `org.example.App`. A name without a dot is
  ///   taken for the desktop's eyes only, and any number of instances run.
  @MainActor @preconcurrency
  public static func main(applicationID: String) {
    LookAhead.begin(
      Self.self, texts: DesktopSession.lookAheadForTexts, pictures: DesktopSession.lookAheadForPictures)
    var directory: SceneDirectory?
    let session = DesktopSession.startProgram(applicationID: applicationID) { directory?.deliver($0) }
    // Views ask for the app's window as soon as they are made.
    PlatformApplication.shared.runsApp = true
    let graph = session.graph
    let running = AppNode(Self(), in: graph)
    directory = running.directory
    PlatformApplication.shared.tell(&running.directory.events)
    graph.flush()
    running.directory.deliver(LaunchArguments.urls)
    graph.flush()
    session.run()
    running.stop()
    graph.flush()
    running.directory.events.terminating?()
  }
}
