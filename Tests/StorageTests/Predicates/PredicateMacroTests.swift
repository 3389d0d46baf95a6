import CoreData
import Queries
import Storage
import Testing

@Suite("#Predicate as a query")
struct PredicateMacroTests {
  /// The ids that the predicate holds for: as Foundation evaluates it, as the query does in memory, and as
  /// the database does.
  private func ids(_ predicate: Predicate<Person>) async throws -> (
    foundation: [Int], memory: [Int], stored: [Int]
  ) {
    let condition = try QueryCondition(predicate)
    let database = try await Person.database(Person.few)
    return (
      try Person.few.filter { try predicate.evaluate($0) }.map(\.id),
      try Person.few.filter { try condition.holds(for: $0) }.map(\.id),
      try await database.fetch(Person.self, where: predicate).map(\.id)
    )
  }

  private func expect(
    _ expected: [Int], _ predicate: Predicate<Person>, line: SourceLocation = #_sourceLocation
  )
    async throws
  {
    let found = try await ids(predicate)
    #expect(found.foundation == expected, "Foundation", sourceLocation: line)
    #expect(found.memory == expected, "memory", sourceLocation: line)
    #expect(found.stored == expected, "SQL", sourceLocation: line)
  }

  @Test("Equality and comparison, of optionals too")
  func equality() async throws {
    try await expect([1], #Predicate { $0.name == "Ann" })
    try await expect([2, 3, 4, 5], #Predicate { $0.name != "Ann" })
    try await expect([3], #Predicate { $0.name == nil })
    try await expect([2, 3], #Predicate { $0.id > 1 && $0.id <= 3 })
    try await expect([1, 3, 5], #Predicate { $0.isActive })
    try await expect([2, 4], #Predicate { !$0.isActive })
    let limit = 2
    try await expect([1], #Predicate { $0.id < limit || $0.id == 100 })
  }

  @Test("Arithmetic")
  func arithmetic() async throws {
    try await expect([4], #Predicate { $0.id * 2 - 1 == 7 })
    try await expect([1, 3, 5], #Predicate { $0.id % 2 == 1 })
    try await expect([2, 3], #Predicate { $0.id / 2 == 1 })
    try await expect([4, 5], #Predicate { -$0.id < -3 })
    try await expect([1], #Predicate { ($0.score ?? 0) / 2 == 0.75 })
  }

  @Test("Optionals: coalescing, chaining, binding, unwrapping")
  func optionals() async throws {
    try await expect([2, 3], #Predicate { ($0.age ?? 0) < 20 })
    try await expect([1, 2, 4], #Predicate { $0.name?.count == 3 })
    try await expect(
      [2, 3], #Predicate { person in if let age = person.age { age < 20 } else { person.isActive } })
    try await expect([2, 4], #Predicate { $0.age != nil && $0.age! < 31 })
    try await expect([5], #Predicate { $0.name.flatMap { $0.isEmpty } ?? false })
  }

  @Test("Text: contains, starts, count, isEmpty, localizedStandardContains")
  func text() async throws {
    try await expect([4], #Predicate { $0.city.contains("öl") })
    try await expect([4], #Predicate { $0.city.contains("o\u{308}l") })
    try await expect([1, 2], #Predicate { $0.city.starts(with: "Z") })
    try await expect([3, 4], #Predicate { $0.city.count == 4 })
    try await expect([], #Predicate { $0.city.isEmpty })
    try await expect([1, 2], #Predicate { $0.city.localizedStandardContains("zur") })
    try await expect([1], #Predicate { $0.city == "Zu\u{308}rich" })
  }

  @Test("Lists, ranges and the ternary operator")
  func collections() async throws {
    let ids = [2, 4, 9]
    try await expect([2, 4], #Predicate { ids.contains($0.id) })
    try await expect([2, 3], #Predicate { (2..<4).contains($0.id) })
    try await expect([2, 3, 4], #Predicate { (2...4).contains($0.id) })
    let range = 3...
    try await expect([3, 4, 5], #Predicate { range.contains($0.id) })
    try await expect([1, 5], #Predicate { person in [0, 4].contains(where: { $0 + 1 == person.id }) })
    try await expect([5], #Predicate { person in ids.allSatisfy { $0 != person.id } && person.id > 4 })
    try await expect([1, 3, 5], #Predicate { $0.isActive ? true : false })
  }

  @Test("A part that a query has nothing like is an error that names it")
  func unsupported() {
    let predicate = #Predicate<Person> { $0.city.contains(/Z.*/) }
    #expect(
      throws: QueryError.unsupported("StringContainsRegex", reason: "a query has nothing like it")
    ) { try QueryCondition(predicate) }
  }

  @Test("NSPredicate takes a #Predicate")
  func bridged() throws {
    let predicate = try #require(NSPredicate(#Predicate<Person> { $0.id > 2 && $0.name == nil }))
    #expect(predicate.predicateFormat == "id > 2 AND name == nil")
    #expect(predicate.evaluate(with: Person.few[2]))
  }

  @Test("NSPredicate does not take a #Predicate that no query can carry out")
  func notBridged() { #expect(NSPredicate(#Predicate<Person> { $0.city.contains(/Z.*/) }) == nil) }
}
