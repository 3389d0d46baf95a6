/// A run of a program that shows its previews instead of its scenes: any program in a debug build, asked by
/// an environment variable.
///
///     SWIFTUI_PREVIEWS=folder swift run MyApp      a PNG of each preview, in the folder
///     SWIFTUI_PREVIEW="Signed in" swift run MyApp  one preview, live in a window
///
/// The second takes the first preview whose name holds the words, upper or lower case. The status is 1 where something
/// could not be drawn, and 3 where there is no such preview.
@MainActor
package struct PreviewRun {
  private enum Request {
    case pictures(folder: URL)
    case live(name: String)
  }
  private let request: Request

  /// nil: the program is to run as it is.
  package init?() {
    func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
    // A dictionary of all variables takes its time, and hardly any start asks for previews.
    guard isSet("SWIFTUI_PREVIEWS") || isSet("SWIFTUI_PREVIEW") else { return nil }
    self.init(ProcessInfo.processInfo.environment)
  }

  init?(_ environment: [String: String]) {
    if let folder = environment["SWIFTUI_PREVIEWS"], !folder.isEmpty {
      request = .pictures(folder: URL(fileURLWithPath: folder))
    } else if let name = environment["SWIFTUI_PREVIEW"], !name.isEmpty {
      request = .live(name: name)
    } else {
      return nil
    }
  }

  /// Shows what was asked for, and ends the program.
  package func run(applicationID: String) -> Never {
    let session: DesktopSession
    do {
      session = try DesktopSession.start(applicationID: applicationID)
    } catch {
      Self.say("\(error)")
      exit(1)
    }
    let previews = Preview.listed()
    if previews.isEmpty { Self.say("This program holds no previews; an optimised build never does.") }
    switch request {
    case .pictures(let folder): exit(Self.draw(previews, into: folder, session) ? 0 : 1)
    case .live(let name):
      guard let preview = previews.first(where: { $0.name.localizedCaseInsensitiveContains(name) }) else {
        Self.say(
          "There is no preview “\(name)”; there are:\n  \(previews.map(\.name).joined(separator: "\n  "))")
        exit(3)
      }
      let window = PreviewWindow(preview, session)
      session.run()
      window.close()
      exit(0)
    }
  }

  private static func draw(_ previews: [ListedPreview], into folder: URL, _ session: DesktopSession) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      say("\(folder.path): \(error.localizedDescription)")
      return false
    }
    var isComplete = true
    for preview in previews {
      let file = folder.appendingPathComponent(preview.name + ".png")
      let window = PreviewWindow(preview, session)
      let isDrawn = window.draw(to: file)
      window.close()
      isComplete = isComplete && isDrawn
      if isDrawn { print(file.path) } else { say("\(preview.name) could not be drawn.") }
    }
    return isComplete
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
