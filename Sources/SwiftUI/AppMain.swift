import Foundation
internal import GTKRenderer
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
  /// A program started a second time brings the window of the first to the front, and ends with status 0. This needs a
  /// session bus; without one each start is an instance of its own.
  ///
  /// - Parameter applicationID: what desktop file and icon are called, such as `org.example.App`. A name without a dot is
  ///   taken for the desktop's eyes only, and any number of instances run.
  @MainActor
  public static func main(applicationID: String) {
    let renderer: GTKRenderer
    do {
      renderer = try GTKRenderer.start(applicationID: applicationID)
    } catch {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
      exit(1)
    }
    guard renderer.claim(applicationID) else { exit(0) }
    let graph = Graph(renderer: renderer)
    renderer.flush = { graph.flush() }
    let running = AppNode(Self(), in: graph)
    graph.flush()
    renderer.run()
    running.stop()
    graph.flush()
  }
}
