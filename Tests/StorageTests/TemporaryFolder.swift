import Foundation

@testable import Storage

/// A folder of its own for a test, deleted with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    chmod(url.path, 0o700)
    try? FileManager.default.removeItem(at: url)
  }

  var database: URL { url.appendingPathComponent("notes.sqlite") }

  /// Every file below, and its bytes.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appendingPathComponent(name)
      if let data = try? Data(contentsOf: file) { contents[name] = data }
    }
    return contents
  }
}

/// A schema small enough to see through: notes, and tags on them.
enum Notes {
  static let first = Migration(
    script: """
      CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
      CREATE TABLE tag (
        note INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE, word TEXT NOT NULL, PRIMARY KEY (note, word)
      ) WITHOUT ROWID;
      CREATE TABLE other (id INTEGER PRIMARY KEY);
      """)
  static let second = Migration(script: "ALTER TABLE note ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0")

  static let schema = Schema(applicationID: 0x4e_6f_74_65, migrations: [first])
  static let newer = Schema(applicationID: 0x4e_6f_74_65, migrations: [first, second])

  static func add(_ text: String, to database: Database) async throws {
    try await database.write { try $0.execute("INSERT INTO note (text) VALUES (\(text))") }
  }

  static func texts(in database: Database) async throws -> [String] {
    try await database.read { try $0.rows("SELECT text FROM note ORDER BY id") { try $0["text"] } }
  }
}
