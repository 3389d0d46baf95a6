import Foundation
import Testing

@testable import Storage

@Suite("Opening a database") struct OpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ url: URL) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  @Test("What was written is there after closing and opening again")
  func persists() async throws {
    var database = try await Database.open(at: folder.database, schema: Notes.schema)
    #expect(database.isNew)
    try await Notes.add("remember", to: database)
    await database.close()
    database = try await Database.open(at: folder.database, schema: Notes.schema)
    #expect(!database.isNew)
    #expect(try await Notes.texts(in: database) == ["remember"])
    await database.close()
  }

  @Test("Folder and files are made for this user only")
  func isPrivate() async throws {
    let url = folder.url.appendingPathComponent("share/org.example/notes.sqlite")
    let database = try await Database.open(at: url, schema: Notes.schema)
    let file = DatabaseFile(url)
    #expect(try permissions(file.folder) == 0o700)
    #expect(try permissions(file.folder.deletingLastPathComponent()) == 0o700)
    #expect(try permissions(url) == 0o600)
    #expect(try permissions(file.log) == 0o600)
    await database.close()
  }

  @Test("It runs with a write-ahead log, full synchronisation and foreign keys")
  func settings() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    // Not in `read`: SQLite counts asking for the journal mode as setting it.
    let settings = try await database.write { connection in
      [
        try connection.first("PRAGMA journal_mode") { try $0[0] as String },
        try connection.first("PRAGMA synchronous") { "\(try $0[0] as Int)" },
        try connection.first("PRAGMA foreign_keys") { "\(try $0[0] as Int)" },
        try connection.first("PRAGMA locking_mode") { try $0[0] as String },
      ]
    }
    #expect(settings == ["wal", "2", "1", "exclusive"])
    await database.close()
  }

  @Test("The first contents go in once, and not again when all of it was deleted")
  func firstContents() async throws {
    let schema = Schema(applicationID: 7, migrations: [Notes.first]) {
      try $0.execute("INSERT INTO note (text) VALUES ('sample')")
    }
    var database = try await Database.open(at: folder.database, schema: schema)
    #expect(try await Notes.texts(in: database) == ["sample"])
    try await database.write { try $0.execute("DELETE FROM note") }
    await database.close()
    database = try await Database.open(at: folder.database, schema: schema)
    #expect(try await Notes.texts(in: database).isEmpty)
    await database.close()
  }

  @Test("When the first contents fail, no half-made file counts as ours")
  func firstContentsFail() async throws {
    struct Stop: Error {}
    let failing = Schema(applicationID: Notes.schema.applicationID, migrations: [Notes.first]) { _ in
      throw Stop()
    }
    await #expect(throws: Stop.self) { try await Database.open(at: folder.database, schema: failing) }
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    #expect(database.isNew)
    await database.close()
  }

  @Test("The same file cannot be opened twice, and the first goes on")
  func twice() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    await #expect(throws: StorageError.inUse(path: folder.database.path)) {
      try await Database.open(at: folder.database, schema: Notes.schema)
    }
    try await Notes.add("still here", to: database)
    await database.close()
    let again = try await Database.open(at: folder.database, schema: Notes.schema)
    #expect(try await Notes.texts(in: again) == ["still here"])
    await again.close()
  }

  @Test("Another program that has the file keeps us out")
  func otherProcess() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    let path = folder.database.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      await #expect(throws: StorageError.inUse(path: path)) {
        try await Database.open(
          at: URL(fileURLWithPath: path), schema: Notes.schema, busyTimeout: .milliseconds(1))
      }
    }
    await database.close()
  }

  @Test("A database that is let go without closing closes itself")
  func letGo() async throws {
    var database: Database? = try await Database.open(at: folder.database, schema: Notes.schema)
    try await Notes.add("kept", to: try #require(database))
    let disk = try #require(database).disk
    database = nil
    // The last reference may be on the disk's queue: behind it, it is gone.
    await withCheckedContinuation { continuation in disk.queue.async { continuation.resume() } }
    let again = try await Database.open(at: folder.database, schema: Notes.schema)
    #expect(try await Notes.texts(in: again) == ["kept"])
    await again.close()
  }

  @Test("After closing, everything is in the one file, and calls are refused")
  func close() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    try await Notes.add("x", to: database)
    await database.close()
    #expect(try Array(folder.contents().keys) == ["notes.sqlite"])
    await #expect(throws: StorageError.closed) { try await Notes.texts(in: database) }
    await #expect(throws: StorageError.closed) { try await Notes.add("y", to: database) }
  }

  @Test("A read may not write")
  func readOnlyClosure() async throws {
    let database = try await Database.inMemory(schema: Notes.schema)
    await #expect(throws: StorageError.readOnly(path: ":memory:")) {
      try await database.read { try $0.execute("DELETE FROM note") }
    }
    try await Notes.add("writes still work", to: database)
  }

  @Test("Writes handed in without waiting run in order")
  func order() async throws {
    let database = try await Database.inMemory(schema: Notes.schema)
    for number in 0..<200 {
      database.enqueueWrite(
        { try $0.execute("INSERT INTO note (text) VALUES (\("\(number)"))") }, completion: { _ in })
    }
    #expect(try await Notes.texts(in: database) == (0..<200).map { "\($0)" })
  }
}
