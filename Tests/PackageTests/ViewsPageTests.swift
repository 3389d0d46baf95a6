import Foundation
import Testing

/// `Documentation/views.md` is made from the source by the script beside it.
@Suite("The page of views and modifiers")
struct ViewsPageTests {
  @Test("It says what the source says")
  func isUpToDate() throws {
    #expect(try run("views.py", "--check").status == 0, "Run make documentation")
  }

  @Test("Each view and modifier is made use of by tests, without a display and with one")
  func isTested() throws {
    let (status, words) = try run("untested.py")
    #expect(status == 0, "\(words)")
  }

  /// Runs a script of the documentation's, and returns what it prints.
  private func run(_ name: String, _ arguments: String...) throws -> (status: Int32, words: String) {
    let (script, output) = (Process(), Pipe())
    script.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    script.arguments = [Manifest.root.appendingPathComponent("Documentation/\(name)").path] + arguments
    script.standardOutput = output
    try script.run()
    let words = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    script.waitUntilExit()
    return (script.terminationStatus, words)
  }

  @Test("The list of scenes whose source the gallery shows is that of the folder")
  func sceneSources() throws {
    let sources = Manifest.root.appendingPathComponent("Sources")
    let scenes = try FileManager.default.subpathsOfDirectory(
      atPath: sources.appendingPathComponent("GalleryScenes/Scenes").path)
    let list = try String(
      contentsOf: sources.appendingPathComponent("GallerySources/sources.c"), encoding: .utf8)
    let listed = list.matches(of: /#embed "\.\.\/GalleryScenes\/Scenes\/(.+)" suffix/).map { String($0.1) }
    #expect(listed.count > 40)
    #expect(Set(listed) == Set(scenes.filter { $0.hasSuffix(".swift") }))
  }
}
