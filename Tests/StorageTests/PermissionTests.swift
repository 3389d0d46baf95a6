import Foundation
import Testing

@testable import Storage

/// Root may do everything, so these run in a process that gives root up.
@Suite("Permissions") struct PermissionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func makeFile() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    try await Notes.add("kept", to: database)
    await database.close()
  }

  @Test("A read-only folder is named, the file untouched, and can be opened for reading")
  func readOnlyFolder() async throws {
    try await makeFile()
    chmod(folder.database.path, 0o644)
    chmod(folder.url.path, 0o555)
    let before = try folder.contents()
    await #expect(processExitsWith: .success) { [path = folder.database.path as String] in
      _ = setuid(65534)
      let url = URL(fileURLWithPath: path)
      await #expect(throws: StorageError.readOnlyFolder(path: url.deletingLastPathComponent().path)) {
        try await Database.open(at: url, schema: Notes.schema)
      }
      let database = try await Database.openReadOnly(at: url, schema: Notes.newer)
      #expect(try await Notes.texts(in: database) == ["kept"])
      await #expect(throws: StorageError.readOnly(path: path)) { try await Notes.add("x", to: database) }
      await database.close()
    }
    #expect(try folder.contents() == before)
  }

  @Test("A home in which no folder can be made is named")
  func readOnlyHome() async throws {
    chmod(folder.url.path, 0o555)
    await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
      _ = setuid(65534)
      let home = URL(fileURLWithPath: path)
      await #expect(throws: StorageError.readOnlyFolder(path: home.path)) {
        try await Database.open(
          at: home.appendingPathComponent("share/app/notes.sqlite"), schema: Notes.schema)
      }
    }
  }

  @Test("A file without read permission is unreadable")
  func unreadable() async throws {
    try await makeFile()
    chmod(folder.database.path, 0o000)
    chmod(folder.url.path, 0o777)
    await #expect(processExitsWith: .success) { [path = folder.database.path as String] in
      _ = setuid(65534)
      await #expect(throws: StorageError.unreadable(path: path, reason: "Permission denied")) {
        try await Database.open(at: URL(fileURLWithPath: path), schema: Notes.schema)
      }
    }
  }

  @Test("A file without write permission is read-only")
  func unwritable() async throws {
    try await makeFile()
    chmod(folder.database.path, 0o444)
    chmod(folder.url.path, 0o777)
    await #expect(processExitsWith: .success) { [path = folder.database.path as String] in
      _ = setuid(65534)
      await #expect(throws: StorageError.readOnly(path: path)) {
        try await Database.open(at: URL(fileURLWithPath: path), schema: Notes.schema)
      }
    }
  }
}
