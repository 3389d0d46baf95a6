import Foundation
import Testing

@testable import SwiftUICore

@Suite("The program's file")
struct ProgramFileTests {
  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// What is known of a program that a link leads to.
  private static func program(at path: String, in folder: URL) throws -> ProgramFile? {
    let link = folder.appending(path: "link \(UUID().uuidString)").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    return ProgramFile(link: link)
  }

  @Test("It is where a link leads, which has to be one")
  func links() throws {
    try Self.inFolder { folder in
      let program = try Self.program(at: "/opt/some things/prógram", in: folder)
      #expect(program?.folder == "/opt/some things")
      #expect(program?.name == "prógram")
      let atRoot = try Self.program(at: "/init", in: folder)
      #expect(atRoot?.folder == "/")
      #expect(atRoot?.name == "init")
      #expect(ProgramFile(link: folder.appending(path: "none").path) == nil)
      #expect(ProgramFile(link: folder.path) == nil)
    }
  }

  /// All the places that Foundation takes a program's `Info.plist` from on Linux, and those of resources and words.
  @Test(
    "What could be a bundle's is seen",
    arguments: [
      ("program", "Info.plist"), ("program", "Resources/Info.plist"), ("program", "Contents/Info.plist"),
      ("program", "Support Files/Info.plist"), ("Contents/Linux/program", "Contents/Info.plist"),
      ("program", "program.resources/words"), ("bin/program", "share/program.resources/words"),
      ("program", "de.lproj/Localizable.strings"), ("program", "Localizable.xcstrings"),
    ])
  func bundles(program: String, part: String) throws {
    try Self.inFolder { folder in
      for path in [program, part] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      let program = try #require(try Self.program(at: folder.appending(path: program).path, in: folder))
      #expect(program.mayHaveBundle)
    }
  }

  @Test("A program among others has none")
  func plain() throws {
    try Self.inFolder { folder in
      for name in ["program", "other.resources", "Package.swift", "strings", "plist"] {
        try Data().write(to: folder.appending(path: name))
      }
      let program = try #require(
        try Self.program(at: folder.appending(path: "program").path, in: folder))
      #expect(!program.mayHaveBundle)
    }
  }
}
