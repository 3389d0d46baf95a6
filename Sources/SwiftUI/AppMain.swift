import Foundation
internal import Platform
import SwiftUICore

extension App {
  /// Runs the app until its last window is closed. This is what `@main` calls.
  ///
  /// The desktop knows the app by the main bundle's identifier, or else by the program's name. Without a display it says
  /// so on standard error and ends with status 1.
  @MainActor
  public static func main() {
    main(applicationID: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
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
  @MainActor
  public static func main(applicationID: String) {
    if let previews = PreviewRun() { previews.run(applicationID: applicationID) }
    let session: DesktopSession
    do {
      session = try DesktopSession.start(applicationID: applicationID)
    } catch {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
      exit(1)
    }
    let urls = LaunchArguments.urls
    var directory: SceneDirectory?
    guard session.claim(applicationID, opening: urls, opened: { directory?.deliver($0) }) else { exit(0) }
    let graph = session.graph
    let running = AppNode(Self(), in: graph)
    directory = running.directory
    PlatformApplication.shared.tell(&running.directory.events)
    graph.flush()
    running.directory.deliver(urls)
    graph.flush()
    session.run()
    running.stop()
    graph.flush()
    running.directory.events.terminating?()
  }
}
