import CoreData
import Queries
import Storage
import SwiftUITesting
import Testing

final class Item: NSManagedObject, Identifiable {
  @Managed var title: String?
  @Managed var rank = 0
  @Managed var group = ""
}

struct Film: StoredRecord, Identifiable {
  var id: Int
  var title: String
  var year: Int

  static let table = "film"
  static let columns: [RecordColumn<Film>] = [
    .init("id", \.id), .init("title", \.title), .init("year", \.year),
  ]
  init(row: borrowing Row) throws {
    id = try row["id"]
    title = try row["title"]
    year = try row["year"]
  }
  init(_ id: Int, _ title: String, _ year: Int) {
    self.id = id
    self.title = title
    self.year = year
  }

  static func database(_ films: [Film]) async throws -> Database {
    let schema = Schema(
      applicationID: 78,
      migrations: [
        Migration(
          script: "CREATE TABLE film (id INTEGER PRIMARY KEY, title TEXT NOT NULL, year INTEGER NOT NULL)")
      ])
    let database = try await Database.inMemory(schema: schema)
    try await database.write { connection in for film in films { try film.insert(into: connection) } }
    return database
  }
  func insert(into connection: Connection) throws {
    try connection.execute("INSERT INTO film (id, title, year) VALUES (\(id), \(title), \(year))")
  }
}

@MainActor
enum Store {
  static func container() throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Items")
    container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  static func add(_ titles: [String], to context: NSManagedObjectContext, group: String = "") throws {
    for (index, title) in titles.enumerated() {
      let item = Item(context: context)
      item.title = title
      item.rank = index
      item.group = group
    }
    try context.save()
  }
}

extension Screen {
  /// Waits for something that comes from another thread; ten seconds at the most.
  func eventually(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<5000 {
      flush()
      if condition() { break }
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(condition(), "\(texts)", sourceLocation: sourceLocation)
  }
  /// Gives what would come time to come.
  func settle() async throws {
    for _ in 0..<20 {
      flush()
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
