import Foundation
import Testing

@testable import Storage

@Suite("A disk that fails") struct FailureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A full disk refuses the write whole, and later writes work again")
  func full() async throws {
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    try await Notes.add("before", to: database)
    try await database.write { try $0.run(script: "PRAGMA max_page_count = 10") }
    await #expect(throws: StorageError.diskFull(path: folder.database.path)) {
      try await database.write { connection in
        for _ in 0..<1000 {
          try connection.execute("INSERT INTO note (text) VALUES (\(String(repeating: "x", count: 999)))")
        }
      }
    }
    #expect(try await Notes.texts(in: database) == ["before"])
    try await database.write { try $0.run(script: "PRAGMA max_page_count = 1000000") }
    try await Notes.add("after", to: database)
    #expect(try await Notes.texts(in: database) == ["before", "after"])
    await database.close()
  }

  @Test("kill -9 in the middle of writes loses nothing that was acknowledged")
  func killed() async throws {
    let acknowledged = folder.url.appendingPathComponent("acknowledged")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = folder.database.path as String, record = acknowledged.path as String] in
      let database = try await Database.open(at: URL(fileURLWithPath: path), schema: Notes.schema)
      let descriptor = open(record, O_CREAT | O_WRONLY | O_APPEND, 0o600)
      // Another thread kills while the disk's queue is at work.
      Thread.detachNewThread {
        while DatabaseFile.size(of: URL(fileURLWithPath: record)) < 300 {}
        kill(getpid(), SIGKILL)
      }
      for number in 0..<1_000_000 {
        try await Notes.add("\(number)", to: database)
        _ = "\(number)\n".withCString { write(descriptor, $0, strlen($0)) }
      }
    }
    let last = try #require(
      try String(contentsOf: acknowledged, encoding: .utf8).split(separator: "\n").last.flatMap { Int($0) })
    let database = try await Database.open(at: folder.database, schema: Notes.schema)
    let texts = try await Notes.texts(in: database)
    #expect(texts.count > last)
    #expect(texts == texts.indices.map { "\($0)" })
    await database.close()
  }

  @Test(
    "System errors are told apart",
    arguments: [
      (ENOSPC, StorageError.diskFull(path: "/x")), (EDQUOT, .diskFull(path: "/x")),
      (EROFS, .readOnlyFolder(path: "/x")), (EACCES, .unreadable(path: "/x", reason: "Permission denied")),
      (EIO, .inputOutput(path: "/x", reason: "Input/output error")),
    ])
  func systemErrors(code: Int32, error: StorageError) {
    #expect(StorageError(systemCode: code, path: "/x") == error)
  }
}
