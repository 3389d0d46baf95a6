import Foundation
internal import GTKRenderer
import SwiftUICore

extension App {
  /// Runs the app until its last window is closed. This is what `@main` calls.
  ///
  /// Without a display it says so on standard error and ends with status 1.
  @MainActor
  public static func main() {
    let renderer: GTKRenderer
    do {
      renderer = try GTKRenderer.start(applicationID: applicationID)
    } catch {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
      exit(1)
    }
    let graph = Graph(renderer: renderer)
    renderer.flush = { graph.flush() }
    let running = AppNode(Self(), in: graph)
    graph.flush()
    renderer.run()
    running.stop()
    graph.flush()
  }

  /// What the desktop knows the app by: the main bundle's identifier, or the program's name.
  private static var applicationID: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }
}
