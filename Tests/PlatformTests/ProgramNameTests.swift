import Foundation
import Testing

@testable import Platform

@Suite("The program's name")
struct ProgramNameTests {
  @Test("It is as Foundation has it")
  func asFoundation() {
    #expect(ProgramName.current == ProcessInfo.processInfo.processName)
  }

  @Test("It is the last name in a link, which has to be one")
  func links() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("name-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appendingPathComponent("link").path
    #expect(ProgramName.lastOfLink(link) == nil)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/opt/some things/prógram")
    #expect(ProgramName.lastOfLink(link) == "prógram")
    #expect(ProgramName.lastOfLink(folder.path) == nil)
  }
}
