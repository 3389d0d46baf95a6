import CoreData
import Queries
import Storage
import Synchronization
import Testing

@Suite("Queries on a database")
struct QueryTests {
  static let attacks = [
    "'; DROP TABLE person; --", "\" OR 1=1 --", "x') OR ('1'='1", "name\" OR \"1\"=\"1",
    "1; DELETE FROM person",
    "%' OR '%'='", "\\'; --", "name == 'a' OR TRUEPREDICATE",
  ]

  @Test("An argument for %@ is a value, whatever is in it", arguments: attacks)
  func values(_ attack: String) async throws {
    var people = Person.few
    people.append(Person(6, name: attack, city: attack))
    let database = try await Person.database(people)
    for format in [
      "name == %@", "name ==[cd] %@", "name CONTAINS %@", "name IN %@", "name LIKE %@ OR name == %@",
    ] {
      let argument: Any = format.contains("IN %@") ? [attack] : attack
      let predicate = NSPredicate(format: format, argumentArray: [argument, argument])
      let found = try await database.fetch(Person.self, FetchDescription(condition: predicate.condition))
      #expect(found.map(\.id) == [6], "\(format)")
    }
    let count = try await database.read { try $0.first("SELECT count(*) FROM person") { try $0[0] as Int } }
    #expect(count == 6)
  }

  @Test("An argument for %K is the name of an attribute or an error", arguments: attacks)
  func names(_ attack: String) async throws {
    let database = try await Person.database(Person.few)
    await #expect(throws: QueryError.self) {
      let condition = try QueryCondition(format: "%K == 1", arguments: [attack])
      _ = try await database.fetch(Person.self, FetchDescription(condition: condition))
    }
    await #expect(throws: QueryError.self) {
      _ = try await database.fetch(Person.self, FetchDescription(sort: [SortKey(path: [attack])]))
    }
    let count = try await database.read { try $0.first("SELECT count(*) FROM person") { try $0[0] as Int } }
    #expect(count == 5)
  }

  @Test("What a database cannot do is an error that names it")
  func unsupported() async throws {
    let database = try await Person.database([])
    func error(_ predicate: NSPredicate) async -> QueryError? {
      do {
        _ = try await database.fetch(Person.self, FetchDescription(condition: predicate.condition))
        return nil
      } catch {
        return error as? QueryError
      }
    }
    #expect(await error(NSPredicate(format: "shoe == 1")) == .unknownAttribute("shoe", of: "Person"))
    #expect(await error(NSPredicate(format: "age > $X")) == .unboundVariable("X"))
    #expect(await "\(error(NSPredicate(format: "ANY name == 'a'"))!)".contains("“ANY name” cannot be used"))
    #expect(
      await "\(error(NSPredicate(format: "name.first == 'a'"))!)".contains("“name.first” cannot be used"))
    #expect(await "\(error(NSPredicate { _, _ in true })!)".contains("a block"))
  }

  @Test("Order, limit and offset")
  func order() async throws {
    let database = try await Person.database(Person.few)
    let byAge = try await database.fetch(
      Person.self, where: #Predicate { $0.id != 100 },
      sort: [SortDescriptor(\.age, order: .reverse), SortDescriptor(\.city)])
    #expect(byAge.map(\.id) == [5, 1, 4, 2, 3])
    let some = try await database.fetch(
      Person.self,
      FetchDescription(sort: [SortKey(NSSortDescriptor(key: "id", ascending: false))], limit: 2, offset: 1))
    #expect(some.map(\.id) == [4, 3])
    let count = try await database.read {
      try $0.count(Person.self, FetchDescription(condition: QueryCondition(format: "age == 41")))
    }
    #expect(count == 2)
  }

  @Test("Names in a SortDescriptor's order are as a person expects, and lexical on request")
  func localized() async throws {
    let people = ["b10", "B9", "a", "Ä", "c"].enumerated().map { Person($0 + 1, name: $1) }
    let database = try await Person.database(people)
    let all = #Predicate<Person> { $0.id > 0 }
    let natural = try await database.fetch(Person.self, where: all, sort: [SortDescriptor(\.name)])
    #expect(natural.map(\.name) == ["a", "Ä", "B9", "b10", "c"])
    let lexical = try await database.fetch(
      Person.self, where: all, sort: [SortDescriptor(\.name, comparator: .lexical)])
    #expect(lexical.map(\.name) == ["B9", "a", "b10", "c", "Ä"])
  }

  @Test("Descriptors sort by what is true or false, and by a comparator of texts")
  func comparedOtherwise() async throws {
    let people = ["b10", "B9", "a"].enumerated().map { index, name in
      var person = Person(index + 1, name: name)
      person.isActive = index == 0
      person.city = name
      return person
    }
    let database = try await Person.database(people)
    let all = #Predicate<Person> { $0.id > 0 }
    let active = [
      SortDescriptor(\Person.isActive, order: .reverse), SortDescriptor(\Person.id, order: .reverse),
    ]
    #expect(try await database.fetch(Person.self, where: all, sort: active).map(\.id) == [1, 3, 2])
    #expect(people.sorted(using: active).map(\.id) == [1, 3, 2])
    let standard = [SortDescriptor(\Person.city, comparator: .localizedStandard)]
    #expect(try await database.fetch(Person.self, where: all, sort: standard).map(\.id) == [3, 2, 1])
    #expect(NSSortDescriptor(active[0]).key == "isActive")
  }

  @Test("A list of 50,000 values is searched")
  func longList() async throws {
    let database = try await Person.database(Person.few)
    let ids = Array(4...50_000)
    let found = try await database.fetch(Person.self, where: #Predicate { ids.contains($0.id) })
    #expect(found.map(\.id) == [4, 5])
    let names = (0..<40_000).map { "n\($0)" } + ["Ann", "it's \"q\""]
    let named = try await database.fetch(
      Person.self, FetchDescription(condition: NSPredicate(format: "name IN %@", names).condition))
    #expect(named.map(\.id) == [1])
  }

  @Test("10,000 rows are read off the main thread")
  @MainActor
  func offTheMainThread() async throws {
    let database = try await Person.database((1...10_000).map { Person($0, name: "n\($0)", city: "Köln") })
    let wasOnMain = Mutex<Bool?>(nil)
    let description = try FetchDescription(
      where: NSPredicate(format: "city CONTAINS[cd] 'koln' AND name ENDSWITH '7'"),
      sort: [SortDescriptor<Person>(\.name)])
    var others = 0
    // The main actor goes on while the rows are read.
    let other = Task { @MainActor in
      while !Task.isCancelled {
        others += 1
        await Task.yield()
      }
    }
    let rows = try await database.read { connection in
      wasOnMain.withLock { $0 = Thread.isMainThread }
      return try connection.fetch(Person.self, description)
    }
    other.cancel()
    #expect(rows.count == 1000)
    #expect(wasOnMain.withLock { $0 } == false)
    #expect(others > 0)
  }
}
