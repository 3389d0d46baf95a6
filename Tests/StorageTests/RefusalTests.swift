import Foundation
import Testing

@testable import Storage

/// A file that cannot be read is left as it is: each test compares every byte below the folder before and after.
@Suite("Files that cannot be opened") struct RefusalTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a sound file with 2,000 notes, so that it has many pages.
  private func makeFile(_ schema: Schema = Notes.schema) async throws {
    let database = try await Database.open(at: folder.database, schema: schema)
    try await database.write { connection in
      for number in 0..<2000 {
        try connection.execute("INSERT INTO note (text) VALUES (\("note \(number)"))")
      }
    }
    await database.close()
  }

  private func overwrite(_ bytes: [UInt8], at offset: UInt64) throws {
    let handle = try FileHandle(forWritingTo: folder.database)
    try handle.seek(toOffset: offset)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }

  /// Opens, expects a refusal, and that nothing below the folder changed.
  private func refusal(_ schema: Schema = Notes.schema) async throws -> StorageError? {
    let before = try folder.contents()
    let error = await #expect(throws: StorageError.self) {
      try await Database.open(at: folder.database, schema: schema, busyTimeout: .milliseconds(1))
    }
    #expect(try folder.contents() == before)
    #expect(error?.errorDescription?.isEmpty == false)
    #expect(error?.recoverySuggestion?.isEmpty == false)
    return error
  }

  @Test("A text file is not a database", arguments: ["x", String(repeating: "not a database ", count: 1000)])
  func notADatabase(text: String) async throws {
    try text.write(to: folder.database, atomically: false, encoding: .utf8)
    #expect(try await refusal() == .notADatabase(path: folder.database.path))
  }

  @Test("A damaged page is found")
  func corrupt() async throws {
    try await makeFile()
    try overwrite(Array(repeating: 0xAA, count: 4096), at: 4096 * 6)
    guard case .corrupt(let path, let details)? = try await refusal() else {
      Issue.record("not seen as damaged")
      return
    }
    #expect(path == folder.database.path)
    #expect(details.contains("Page 7"))
  }

  @Test("Damage that no query would stumble over is found")
  func quietlyCorrupt() async throws {
    try await makeFile()
    // The count of free pages, in the file's header.
    try overwrite([0, 0, 0, 5], at: 36)
    guard case .corrupt(_, let details)? = try await refusal() else {
      Issue.record("not seen as damaged")
      return
    }
    #expect(details.contains("freelist"))
  }

  @Test("A file cut off in the middle is damaged")
  func truncated() async throws {
    try await makeFile()
    let handle = try FileHandle(forWritingTo: folder.database)
    try handle.truncate(atOffset: 4096 * 5)
    try handle.close()
    guard case .corrupt? = try await refusal() else {
      Issue.record("not seen as damaged")
      return
    }
  }

  @Test("An emptied file is damaged when there are backups of what it held")
  func emptied() async throws {
    try await makeFile()
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    #expect(try await database.backUp() != nil)
    await database.close()
    try Data().write(to: folder.database)
    #expect(try await refusal() == .corrupt(path: folder.database.path, details: "it is empty"))
  }

  @Test("A log without its file is not thrown away")
  func orphanedLog() async throws {
    try Data("frames".utf8).write(to: DatabaseFile(folder.database).log)
    guard case .corrupt? = try await refusal() else {
      Issue.record("not seen as damaged")
      return
    }
  }

  @Test("A file of a newer version is refused")
  func newer() async throws {
    try await makeFile(Notes.newer)
    let error = try await refusal()
    #expect(error == .newerVersion(path: folder.database.path, found: 2, known: 1))
    #expect(error?.errorDescription?.contains("newer version") == true)
  }

  @Test("A newer version that is only in the log yet is refused, and the log stays")
  func newerInLog() async throws {
    let path = folder.database.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let database = try await Database.open(at: URL(fileURLWithPath: path), schema: Notes.newer)
      try await Notes.add("in the log", to: database)
      kill(getpid(), SIGKILL)
    }
    #expect(DatabaseFile.size(of: DatabaseFile(folder.database).log) > 0)
    #expect(try await refusal() == .newerVersion(path: path, found: 2, known: 1))
    let database = try await Database.open(at: folder.database, schema: Notes.newer)
    #expect(try await Notes.texts(in: database) == ["in the log"])
    await database.close()
  }

  @Test("Another program's database is refused")
  func foreign() async throws {
    try await makeFile(Schema(applicationID: 99, migrations: [Notes.first]))
    #expect(try await refusal() == .foreignDatabase(path: folder.database.path))
  }

  @Test("A folder in the file's place cannot be read")
  func folderInPlace() async throws {
    try FileManager.default.createDirectory(at: folder.database, withIntermediateDirectories: false)
    guard case .unreadable? = try await refusal() else {
      Issue.record("not seen as unreadable")
      return
    }
  }

  @Test("A file in the folder's place is named")
  func fileInFoldersPlace() async throws {
    let inTheWay = folder.url.appendingPathComponent("share")
    try Data("x".utf8).write(to: inTheWay)
    let error = await #expect(throws: StorageError.self) {
      try await Database.open(at: inTheWay.appendingPathComponent("notes.sqlite"), schema: Notes.schema)
    }
    #expect(error == .unreadable(path: inTheWay.path, reason: "Not a directory"))
  }
}
