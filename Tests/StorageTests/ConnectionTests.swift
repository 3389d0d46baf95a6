import Foundation
import Testing

@testable import Storage

@Suite("Statements and transactions") struct ConnectionTests {
  let connection: Connection
  struct Stop: Error {}

  init() throws { connection = try Opening(inMemory: Notes.schema).connection }

  private func add(_ text: String) throws {
    try connection.execute("INSERT INTO note (text) VALUES (\(text))")
  }
  private func texts() throws -> [String] {
    try connection.rows("SELECT text FROM note ORDER BY id") { try $0[0] }
  }

  @Test("A query inside a query of the same text has a statement of its own")
  func nested() throws {
    for text in ["a", "b", "c"] { try add(text) }
    let pairs = try connection.rows("SELECT text FROM note ORDER BY id") { row in
      try [row[0] as String] + connection.rows("SELECT text FROM note ORDER BY id") { try $0[0] as String }
    }
    #expect(pairs == [["a", "a", "b", "c"], ["b", "a", "b", "c"], ["c", "a", "b", "c"]])
  }

  @Test("Many different statements do not grow the cache without end")
  func cache() throws {
    var cache = StatementCache(capacity: 2)
    let tracker = TableTracker()
    for number in 1...3 {
      cache.giveBack(try Statement("SELECT \(number)", on: connection.handle, tracker: tracker))
    }
    #expect(cache.take("SELECT 1") == nil)
    #expect(cache.take("SELECT 2") != nil)
    #expect(cache.take("SELECT 2") == nil)
  }

  @Test("What a statement changed is counted, and nothing is none")
  func changes() throws {
    try add("a")
    try add("b")
    #expect(try connection.execute("UPDATE note SET text = 'c'") == 2)
    #expect(try connection.execute("DELETE FROM note WHERE id > 100") == 0)
    #expect(try connection.execute("DELETE FROM note") == 2)
  }

  @Test("A transaction that throws leaves nothing behind")
  func rollback() throws {
    try add("kept")
    #expect(throws: Stop.self) {
      try connection.transaction {
        try add("lost")
        throw Stop()
      }
    }
    #expect(try texts() == ["kept"])
  }

  @Test("An inner transaction that throws takes back only itself")
  func savepoint() throws {
    try connection.transaction {
      try add("outer")
      #expect(throws: Stop.self) {
        try connection.transaction {
          try add("inner")
          throw Stop()
        }
      }
      try connection.transaction { try add("second") }
    }
    #expect(try texts() == ["outer", "second"])
  }

  @Test("A broken rule is a constraint error")
  func constraint() throws {
    let error = #expect(throws: StorageError.self) {
      try connection.execute("INSERT INTO tag (note, word) VALUES (99, 'x')")
    }
    #expect(error == .constraint(reason: "FOREIGN KEY constraint failed"))
  }

  @Test(
    "A wrong statement says what is wrong with it",
    arguments: ["SELEC 1", "SELECT * FROM absent", "", "SELECT 1; SELECT 2", "SELECT ?"] as [SQL])
  func mistakes(sql: SQL) throws {
    let error = #expect(throws: StorageError.self) { try connection.rows(sql) { _ in 0 } }
    guard case .statement(let text, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text == sql.text)
    #expect(!reason.isEmpty)
  }

  @Test("A statement may end in a semicolon")
  func semicolon() throws { #expect(try connection.first("SELECT 1;\n ") { try $0[0] as Int } == 1) }
}
