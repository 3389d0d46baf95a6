import Foundation
internal import GTKRenderer

/// The connection of the running program to the desktop, and the graph of its views.
@MainActor
package final class DesktopSession {
  /// nil: nothing is on the screen yet.
  package private(set) static var current: DesktopSession?

  let renderer: GTKRenderer
  package let graph: Graph

  private init(_ renderer: GTKRenderer, _ graph: Graph) {
    self.renderer = renderer
    self.graph = graph
  }

  /// Opens the display; on the main thread, once per process.
  package static func start(applicationID: String) throws -> DesktopSession {
    if let current { return current }
    let session = adopt(try GTKRenderer.start(applicationID: applicationID))
    return session
  }

  /// Goes on with a renderer that was started elsewhere.
  static func adopt(_ renderer: GTKRenderer, graph: Graph? = nil) -> DesktopSession {
    let graph = graph ?? Graph(renderer: renderer)
    renderer.flush = { graph.flush() }
    let session = DesktopSession(renderer, graph)
    current = session
    KeyMonitoring.begin()
    return session
  }
  static func end() { current = nil }

  /// The one there is, or a new one for a program without an `App`; nil, and a warning, without a display.
  static func currentOrNew() -> DesktopSession? {
    if let current { return current }
    do {
      let session = try start(applicationID: ownApplicationID)
      session.renderer.liveInRunLoops()
      return session
    } catch {
      Diagnostics.warn("No window can be opened: \(error)")
      return nil
    }
  }

  /// Makes this process the one instance of an app; false: another is, and has got `urls`.
  /// - Parameter opened: gets what other starts of the program are to open.
  package func claim(
    _ applicationID: String, opening urls: [URL], opened: @escaping @MainActor ([URL]) -> Void
  ) -> Bool {
    renderer.opened = opened
    return renderer.claim(applicationID, opening: urls)
  }

  /// What the first text waits for, done on any thread.
  package nonisolated static func lookAheadForTexts() { GTKRenderer.lookAheadForTexts() }
  /// What the first picture waits for, done on any thread.
  package nonisolated static func lookAheadForPictures() { GTKRenderer.lookAheadForPictures() }

  /// Whether another process is the one instance of an app.
  package nonisolated static func isClaimed(_ applicationID: String) -> Bool {
    GTKRenderer.isClaimed(applicationID)
  }

  /// Runs until the last window closes, or `quit`.
  package func run() { renderer.run() }
  package func quit() { renderer.quit() }
  /// Closes all windows, as far as what is in them agrees.
  func closeWindows() { renderer.closeWindows() }

  // MARK: previews

  /// Opens windows as they are described, and keeps none of their sizes.
  package func forgetWindowSizes() { renderer.forgetWindowSizes() }
  /// Runs the main loop for a while.
  package func wait(milliseconds: Int) { renderer.wait(milliseconds: milliseconds) }
  /// Writes what a window shows as a PNG, of at most that many pixels from the top leading corner.
  package func writePicture(of widget: any Widget, to path: String, width: Int?, height: Int?) -> Bool {
    renderer.writePicture(of: widget, to: path, width: width, height: height)
  }
}
