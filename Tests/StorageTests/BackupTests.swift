import Foundation
import Testing

@testable import Storage

@Suite("Migrations, backups and restoring") struct BackupTests {
  let folder: TemporaryFolder
  let noon = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws { folder = try TemporaryFolder() }

  private func makeFile(_ text: String = "old") async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    try await Notes.add(text, to: database)
    await database.close()
  }

  @Test("An older file is backed up, then migrated")
  func migrates() async throws {
    try await makeFile()
    let database = try await Database.open(at: folder.database, schema: Notes.newer, now: noon)
    #expect(try await database.read { try $0.first("SELECT pinned FROM note") { try $0[0] as Int } } == 0)
    #expect(try await database.read { try $0.version() } == 2)
    await database.close()
    let backup = try #require(Backup.all(of: folder.database).first)
    #expect(backup.version == 1)
    #expect(backup.date == noon)
    #expect(backup.url.lastPathComponent == "notes-20270115T080000.000Z-v1.sqlite")
    #expect(backup.isSound)
  }

  @Test("A file of the current format is not backed up at each start")
  func noNeedlessBackup() async throws {
    try await makeFile()
    try await makeFile()
    #expect(Backup.all(of: folder.database).isEmpty)
  }

  @Test("A migration that fails is rolled back, those before it stay, and the backup is there")
  func failingMigration() async throws {
    try await makeFile()
    let broken = Schema(
      applicationID: Notes.schema.applicationID,
      migrations: [
        Notes.first, Notes.second,
        Migration { connection in
          try connection.execute("DELETE FROM note")
          try connection.run(script: "ALTER TABLE absent ADD COLUMN x")
        },
      ])
    let error = await #expect(throws: StorageError.self) {
      try await Database.open(at: folder.database, schema: broken)
    }
    guard case .migrationFailed(_, let version, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(version == 3)
    #expect(reason.contains("absent"))
    #expect(Backup.all(of: folder.database).count == 1)
    let database = try await Database.open(at: folder.database, schema: Notes.newer)
    #expect(try await Notes.texts(in: database) == ["old"])
    await database.close()
  }

  @Test("The newest ten are kept")
  func pruning() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    for day in 0..<13 { _ = try await database.backUp(now: noon.addingTimeInterval(Double(day) * 86400)) }
    await database.close()
    let dates = Backup.all(of: folder.database).map(\.date)
    #expect(dates == (3..<13).reversed().map { noon.addingTimeInterval(Double($0) * 86400) })
    #expect(try folder.contents().keys.allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test("Restoring brings back the backup and keeps the bad file and its log")
  func restores() async throws {
    try await makeFile("from the backup")
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    _ = try await database.backUp(now: noon)
    await database.close()
    let damage = Data(repeating: 0x55, count: 9000)
    try damage.write(to: folder.database)
    try Data("stale frames".utf8).write(to: DatabaseFile(folder.database).log)

    let backup = try #require(Backup.newestSound(of: folder.database))
    let aside = try #require(try backup.restore(over: folder.database, now: noon))
    #expect(aside.lastPathComponent == "notes-replaced-20270115T080000.000Z.sqlite")
    #expect(try Data(contentsOf: aside) == damage)
    #expect(try Data(contentsOf: DatabaseFile(aside).log) == Data("stale frames".utf8))
    #expect(FileManager.default.fileExists(atPath: backup.url.path))

    let restored = try await Database.open(at: folder.database, schema: Notes.schema)
    #expect(try await Notes.texts(in: restored) == ["from the backup"])
    await restored.close()
    #expect(try Data(contentsOf: aside) == damage)
  }

  @Test("A damaged backup is passed over, and refused")
  func damagedBackup() async throws {
    try await makeFile()
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    let older = try #require(try await database.backUp(now: noon))
    let newer = try #require(try await database.backUp(now: noon.addingTimeInterval(60)))
    await database.close()
    try Data(repeating: 1, count: 5000).write(to: newer.url)
    #expect(Backup.newestSound(of: folder.database) == older)
    let before = try folder.contents()
    #expect(throws: StorageError.backupFailed(path: newer.url.path, reason: "it is damaged itself")) {
      try newer.restore(over: folder.database)
    }
    #expect(try folder.contents() == before)
  }

  @Test("An open database cannot be restored over")
  func restoreWhileOpen() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    let backup = try #require(try await database.backUp())
    #expect(throws: StorageError.inUse(path: folder.database.path)) {
      try backup.restore(over: folder.database)
    }
    await database.close()
  }

  @Test("Reading only: a damaged file gives what can be read, and stays as it is")
  func damagedReadOnly() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    try await database.write { connection in
      for number in 0..<2000 {
        try connection.execute("INSERT INTO note (text) VALUES (\("note \(number)"))")
      }
      try connection.execute("INSERT INTO other (id) VALUES (5)")
    }
    await database.close()
    let handle = try FileHandle(forWritingTo: folder.database)
    try handle.seek(toOffset: 4096 * 8)
    try handle.write(contentsOf: Data(repeating: 0xAA, count: 4096))
    try handle.close()
    let before = try folder.contents()

    let readable = try await Database.openReadOnly(at: folder.database, schema: Notes.newer)
    #expect(readable.isReadOnly)
    #expect(try await readable.read { try $0.rows("SELECT id FROM other") { try $0[0] as Int } } == [5])
    let error = await #expect(throws: StorageError.self) { try await Notes.texts(in: readable) }
    guard case .corrupt(let path, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == folder.database.path)
    await readable.close()
    #expect(try folder.contents() == before)
  }

  @Test("Reading only sees what is still in the log, and leaves no copy behind")
  func logReadOnly() async throws {
    let path = folder.database.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let database = try await Database.open(at: URL(fileURLWithPath: path), schema: Notes.schema)
      try await Notes.add("in the log", to: database)
      kill(getpid(), SIGKILL)
    }
    let before = try folder.contents()
    let stem = "logged-\(UUID().uuidString)"
    let renamed = folder.url.appendingPathComponent("\(stem).sqlite")
    try FileManager.default.moveItem(at: folder.database, to: renamed)
    try FileManager.default.moveItem(at: DatabaseFile(folder.database).log, to: DatabaseFile(renamed).log)
    let database = try await Database.openReadOnly(at: renamed, schema: Notes.schema)
    #expect(try await Notes.texts(in: database) == ["in the log"])
    let copies = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
    #expect(!copies.contains { $0.hasPrefix(stem) })
    await database.close()
    #expect(try Set(folder.contents().values) == Set(before.values))
  }
}
