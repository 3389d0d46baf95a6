import Foundation
import Synchronization
import Testing

@testable import Storage

@Suite("Live queries") struct LiveQueryTests {
  let database: Database

  init() async throws { database = try await Database.inMemory(schema: Notes.schema) }

  private static let texts: @Sendable (Connection) throws -> [String] = {
    try $0.rows("SELECT text FROM note ORDER BY id") { try $0[0] }
  }

  /// Everything a query has delivered, and a wait for the disk's queue to have nothing left to do.
  private final class Log<T: Sendable>: Sendable {
    private let results = Mutex<[T]>([])
    func append(_ result: T) { results.withLock { $0.append(result) } }
    var all: [T] { results.withLock { $0 } }
  }

  private func settle() async throws {
    // A refresh is handed in by a commit, so it is behind the first of these and before the second.
    for _ in 0..<2 { _ = try await database.read { _ in 0 } }
  }

  private func observe<T: Sendable>(_ log: Log<T>, _ query: @escaping @Sendable (Connection) throws -> T)
    -> LiveQuery
  {
    database.observe(query) { if case .success(let value) = $0 { log.append(value) } }
  }

  @Test("It delivers at once, and after each commit that touched its tables")
  func delivers() async throws {
    let log = Log<[String]>()
    let live = observe(log, Self.texts)
    try await Notes.add("a", to: database)
    try await settle()
    try await database.write { try $0.execute("UPDATE note SET text = 'b'") }
    try await settle()
    #expect(log.all == [[], ["a"], ["b"]])
    live.cancel()
  }

  @Test("A commit to another table does not run it")
  func otherTable() async throws {
    let log = Log<[String]>()
    let live = observe(log, Self.texts)
    try await database.write { try $0.execute("INSERT INTO other (id) VALUES (1)") }
    try await database.write { try $0.execute("DELETE FROM note WHERE id = 77") }
    try await settle()
    #expect(log.all == [[]])
    live.cancel()
  }

  @Test("What is rolled back does not run it")
  func rollback() async throws {
    struct Stop: Error {}
    let log = Log<[String]>()
    let live = observe(log, Self.texts)
    await #expect(throws: Stop.self) {
      try await database.write {
        try $0.execute("INSERT INTO note (text) VALUES ('x')")
        throw Stop()
      }
    }
    try await settle()
    #expect(log.all == [[]])
    live.cancel()
  }

  @Test("Deleting all rows, and rows that go with their owner, are seen")
  func invisibleDeletes() async throws {
    try await Notes.add("a", to: database)
    try await database.write { try $0.execute("INSERT INTO tag (note, word) VALUES (1, 'x')") }
    let log = Log<Int>()
    let live = observe(log) { try $0.first("SELECT count(*) FROM tag") { try $0[0] } ?? 0 }
    try await database.write { try $0.execute("DELETE FROM note WHERE id = 1") }
    try await settle()
    #expect(log.all == [1, 0])
    try await Notes.add("b", to: database)
    let notes = Log<[String]>()
    let second = observe(notes, Self.texts)
    try await database.write { try $0.execute("DELETE FROM note") }
    try await settle()
    #expect(notes.all == [["b"], []])
    live.cancel()
    second.cancel()
  }

  @Test("What a trigger writes is seen")
  func trigger() async throws {
    try await database.write {
      try $0.run(
        script: "CREATE TRIGGER log AFTER INSERT ON note BEGIN INSERT INTO other (id) VALUES (NEW.id); END")
    }
    let log = Log<Int>()
    let live = observe(log) { try $0.first("SELECT count(*) FROM other") { try $0[0] } ?? 0 }
    try await Notes.add("a", to: database)
    try await settle()
    #expect(log.all == [0, 1])
    live.cancel()
  }

  @Test("A hundred commits that wait in a row are one delivery")
  func coalesces() async throws {
    let log = Log<[String]>()
    let live = observe(log, Self.texts)
    // Holds the disk's queue until all of them are in it.
    let gate = DispatchSemaphore(value: 0)
    database.enqueueWrite({ _ in gate.wait() }, completion: { _ in })
    for number in 0..<100 {
      database.enqueueWrite(
        { try $0.execute("INSERT INTO note (text) VALUES (\("\(number)"))") }, completion: { _ in })
    }
    gate.signal()
    try await settle()
    #expect(log.all.map(\.count) == [0, 100])
    live.cancel()
  }

  @Test("Cancelled or let go, it runs no more")
  func cancels() async throws {
    let cancelled = Log<[String]>()
    let gone = Log<[String]>()
    let live = observe(cancelled, Self.texts)
    var second: LiveQuery? = observe(gone, Self.texts)
    try await settle()
    live.cancel()
    withExtendedLifetime(second) {}
    second = nil
    try await Notes.add("a", to: database)
    try await settle()
    #expect(cancelled.all == [[]])
    #expect(gone.all == [[]])
  }

  @Test("A reading that fails is told, and the next commit tries again")
  func failure() async throws {
    let log = Log<String>()
    let live = database.observe { connection in
      try connection.first("SELECT text FROM note ORDER BY id DESC") { row -> Int in
        let text: String = try row[0]
        guard let number = Int(text) else { throw StorageError.constraint(reason: text) }
        return number
      }
    } onResult: { result in
      switch result {
      case .success(let number): log.append(number.map { "\($0)" } ?? "none")
      case .failure(let error): log.append("\((error as? StorageError)?.errorDescription ?? "")")
      }
    }
    for text in ["x", "7"] {
      try await Notes.add(text, to: database)
      try await settle()
    }
    #expect(log.all == ["none", "That cannot be saved: x.", "7"])
    live.cancel()
  }

  @Test("As a stream, a slow reader gets the newest")
  func stream() async throws {
    let stream = database.values(of: Self.texts)
    for text in ["a", "b"] {
      try await Notes.add(text, to: database)
      try await settle()
    }
    var iterator = stream.makeAsyncIterator()
    #expect(try await iterator.next() == ["a", "b"])
  }
}
