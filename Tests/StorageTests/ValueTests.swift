import Foundation
import Testing

@testable import Storage

@Suite("Values") struct ValueTests {
  let connection: Connection

  init() throws {
    connection = try Opening(inMemory: Notes.schema).connection
  }

  private func roundTrip<Value: SQLConvertible>(_ value: Value) throws -> Value? {
    try connection.first("SELECT \(value) AS it") { row in try row["it"] }
  }

  @Test("Whole numbers come back as they went in", arguments: [0, 1, -1, .max, .min])
  func integers(value: Int) throws { #expect(try roundTrip(value) == value) }

  @Test("Numbers come back to the last bit", arguments: [0, 0.1, -1e308, .leastNonzeroMagnitude, .infinity])
  func doubles(value: Double) throws { #expect(try roundTrip(value) == value) }

  @Test(
    "Text comes back, also empty, with a NUL inside, and beyond the first plane",
    arguments: ["", "a\0b", "🎬 東京 é", "'; --"])
  func strings(value: String) throws { #expect(try roundTrip(value) == value) }

  @Test(
    "Bytes come back, and no bytes are not nothing",
    arguments: [Data(), Data([0, 255, 0]), Data(repeating: 7, count: 100_000)])
  func data(value: Data) throws {
    #expect(try roundTrip(value) == value)
    #expect(try roundTrip(Optional(value)) == .some(value))
  }

  @Test("Dates, identifiers and truth come back equal")
  func others() throws {
    let date = Date()
    #expect(try roundTrip(date) == date)
    let id = UUID()
    #expect(try roundTrip(id) == id)
    #expect(try roundTrip(true) == true)
    #expect(try roundTrip(false) == false)
    #expect(try roundTrip(Int?.none) == .some(nil))
  }

  @Test("SQL can read a date with the offset that the documentation names")
  func dateInSQL() throws {
    let date = Date(timeIntervalSince1970: 86400)
    let text = try connection.first("SELECT datetime(\(date) + 978307200, 'unixepoch')") {
      try $0[0] as String
    }
    #expect(text == "1970-01-02 00:00:00")
  }

  @Test("An identifier is read as it was written, in small letters too")
  func identifiers() throws {
    for _ in 0..<100 {
      let id = UUID()
      #expect(try roundTrip(id) == id)
      #expect(UUID(sqlValue: .text(id.uuidString.lowercased())) == id)
    }
  }

  @Test(
    "What is not one gives none",
    arguments: [
      "", "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5FF",
      "E621E1F8-C36C-495A-93FC-0C247A3E6E5G", "E621E1F8C36C-495A-93FC-0C247A3E6E5F0-",
      "E621E1F8-C36C-495A-93FC 0C247A3E6E5F", "{E621E1F8-C36C-495A-93FC-0C247A3E6E}",
      "E621E1F8-C36C-495A-93FC-0C247A3E6Eé",
      "0xE621E1-C36C-495A-93FC-0C247A3E6E5F", " 621E1F8-C36C-495A-93FC-0C247A3E6E5F",
    ])
  func noIdentifiers(text: String) { #expect(UUID(sqlValue: .text(text)) == nil) }

  @Test("A value that looks like SQL stays a value")
  func injection() throws {
    let text = "x'); DROP TABLE note;--"
    try connection.execute("INSERT INTO note (text) VALUES (\(text))")
    #expect(try connection.first("SELECT text FROM note") { try $0[0] as String } == text)
  }

  @Test("A name is quoted, quotes inside it too")
  func names() throws {
    #expect(("SELECT \(name: "a\"b")" as SQL).text == "SELECT \"a\"\"b\"")
    #expect(try connection.rows("SELECT 1 FROM \(name: "note")") { _ in 1 }.isEmpty)
  }

  @Test("A cell of another kind is an error that names the column")
  func malformed() throws {
    let error = #expect(throws: StorageError.self) {
      try connection.first("SELECT 'seven' AS rating") { row in try row["rating"] as Int }
    }
    #expect(error == .malformedRow(column: "rating", expected: "Int", found: "text"))
    #expect(throws: StorageError.malformedRow(column: "absent", expected: "Int", found: "no such column")) {
      try connection.first("SELECT 1 AS rating") { row in try row["absent"] as Int }
    }
    #expect(throws: StorageError.self) { try connection.first("SELECT NULL") { try $0[0] as String } }
    #expect(throws: StorageError.self) { try connection.first("SELECT 1") { try $0[1] as Int } }
  }
}
