import Foundation
import Testing

/// `Documentation/views.md` is made from the source by the script beside it.
@Suite("The page of views and modifiers")
struct ViewsPageTests {
  @Test("It says what the source says")
  func isUpToDate() throws {
    let script = Process()
    script.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    script.arguments = [Manifest.root.appendingPathComponent("Documentation/views.py").path, "--check"]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "Run make documentation")
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
