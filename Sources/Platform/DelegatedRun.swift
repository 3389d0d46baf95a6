import Foundation

extension DesktopSession {
  /// Starts a program, or ends it: without a display with a message and status 1, as a second start of one that is
  /// running with status 0, and where it was asked for previews once they are shown.
  package static func startProgram(
    applicationID: String, opened: @escaping @MainActor ([URL]) -> Void
  ) -> DesktopSession {
    if let previews = PreviewRun() { previews.run(applicationID: applicationID) }
    do {
      let session = try start(applicationID: applicationID)
      guard session.claim(applicationID, opening: LaunchArguments.urls, opened: opened) else { exit(0) }
      return session
    } catch {
      FileHandle.standardError.write(Data("\(ProgramName.current): \(error)\n".utf8))
      exit(1)
    }
  }

  /// What the desktop knows a program by that does not say: the main bundle's identifier, or else its name.
  package static var ownApplicationID: String {
    (ProgramFile.mayHaveBundle ? Bundle.main.bundleIdentifier : nil) ?? ProgramName.current
  }

  /// Runs a program without an `App`, whose delegate opens its windows, until the last of them closes.
  ///
  /// - Parameter connect: says what of the program's life the delegate wants to know.
  package static func runDelegated(_ connect: (inout AppEvents) -> Void) {
    var running: DelegatedNode?
    let session = startProgram(applicationID: ownApplicationID) { running?.directory.deliver($0) }
    let node = DelegatedNode(in: session.graph)
    running = node
    connect(&node.directory.events)
    PlatformApplication.shared.tell(&node.directory.events)
    node.directory.events.launching?()
    node.directory.events.launched?()
    session.graph.flush()
    node.directory.deliver(LaunchArguments.urls)
    session.graph.flush()
    // A window may come later: the program ends with the last one.
    session.run()
    node.stop()
    session.graph.flush()
    node.directory.events.terminating?()
  }
}
