import CoreData
import Queries
import Storage

/// A record with an attribute of each kind.
struct Person: StoredRecord {
  var id: Int
  var name: String?
  var city: String
  var age: Int?
  var score: Double?
  var isActive: Bool
  var born: Date?
  var key: UUID

  static let table = "person"
  static let columns: [RecordColumn<Person>] = [
    .init("id", \.id), .init("name", \.name), .init("city", \.city), .init("age", \.age),
    .init("score", \.score), .init("isActive", \.isActive), .init("born", \.born), .init("key", \.key),
  ]

  init(row: borrowing Row) throws {
    id = try row["id"]
    name = try row["name"]
    city = try row["city"]
    age = try row["age"]
    score = try row["score"]
    isActive = try row["isActive"]
    born = try row["born"]
    key = try row["key"]
  }

  init(
    _ id: Int, name: String? = nil, city: String = "", age: Int? = nil, score: Double? = nil,
    isActive: Bool = false, born: Date? = nil, key: UUID = UUID()
  ) {
    self.id = id
    self.name = name
    self.city = city
    self.age = age
    self.score = score
    self.isActive = isActive
    self.born = born
    self.key = key
  }

  static let schema = Schema(
    applicationID: 77,
    migrations: [
      Migration(
        script: """
          CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, city TEXT NOT NULL, age INTEGER, score REAL,
            isActive INTEGER NOT NULL, born REAL, key TEXT NOT NULL)
          """)
    ])

  func insert(into connection: Connection) throws {
    try connection.execute(
      """
      INSERT INTO person (id, name, city, age, score, isActive, born, key)
      VALUES (\(id), \(name), \(city), \(age), \(score), \(isActive), \(born), \(key))
      """)
  }

  /// A database in memory with these people.
  static func database(_ people: [Person]) async throws -> Database {
    let database = try await Database.inMemory(schema: schema)
    try await database.write { for person in people { try person.insert(into: $0) } }
    return database
  }

  static let few = [
    Person(
      1, name: "Ann", city: "Zürich", age: 41, score: 1.5, isActive: true,
      born: Date(timeIntervalSinceReferenceDate: 0)),
    Person(2, name: "Zoë", city: "ZURICH", age: 17, score: 2.5, isActive: false),
    Person(3, name: nil, city: "Łódź", age: nil, score: nil, isActive: true),
    Person(
      4, name: "bob", city: "Köln", age: 30, score: -4, isActive: false,
      born: Date(timeIntervalSinceReferenceDate: 1000)),
    Person(5, name: "", city: "a*b?c\\d", age: 41, score: 0, isActive: true),
  ]
}
