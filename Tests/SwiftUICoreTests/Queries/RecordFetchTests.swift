import CoreData
import Queries
import Storage
import SwiftUITesting
import Synchronization
import Testing

@MainActor
@Suite("@FetchRequest of records")
struct RecordFetchTests {
  struct Films: View {
    @FetchRequest(
      sortDescriptors: [SortDescriptor(\Film.year)], predicate: #Predicate<Film> { $0.year > 1980 })
    var films: FetchedResults<Film>
    var body: some View {
      VStack {
        ForEach(films) { Text($0.title) }
        Button("All") { films.nsPredicate = nil }
      }
    }
  }
  private static let films = [Film(1, "Matrix", 1999), Film(2, "Airplane", 1980), Film(3, "Knight", 2008)]

  @Test("Records of a database come, and come again when it changes")
  func database() async throws {
    let database = try await Film.database(Self.films)
    let screen = Screen { Films().environment(\.querySource, DatabaseSource(database)) }
    #expect(screen.texts == ["All"])
    try await screen.eventually { screen.texts == ["Matrix", "Knight", "All"] }
    try await database.write { try Film(4, "Brazil", 1985).insert(into: $0) }
    try await screen.eventually { screen.texts == ["Brazil", "Matrix", "Knight", "All"] }
    screen.button("All").tap()
    try await screen.eventually { screen.texts == ["Airplane", "Brazil", "Matrix", "Knight", "All"] }
  }

  /// A film, too; how many have been made of the database's rows is counted.
  struct Reel: StoredRecord, Identifiable {
    static let made = Mutex(0)
    let id: Int
    let title: String
    let year: Int
    static let table = Film.table
    static let columns: [RecordColumn<Reel>] = [
      .init("id", \.id), .init("title", \.title), .init("year", \.year),
    ]

    init(row: borrowing Row) throws {
      (id, title, year) = try (row["id"], row["title"], row["year"])
      Self.made.withLock { $0 += 1 }
    }
  }
  struct Reels: View {
    @FetchRequest(
      sortDescriptors: [SortDescriptor(\Reel.year)], predicate: #Predicate<Reel> { $0.year > 1980 })
    var reels: FetchedResults<Reel>
    var body: some View {
      VStack {
        ForEach(reels) { Text($0.title) }
        Button("All") { reels.nsPredicate = nil }
      }
    }
  }

  /// What is asked of the renderer for texts that come into the stack.
  private static func showing(_ texts: String...) -> [String] {
    texts.map { "make text \"\($0)\"" } + texts.map { "insert text \"\($0)\" into stack" }
  }

  @Test("Results are read once, once more after a commit to their table, and the same ones run nothing")
  func cost() async throws {
    let database = try await Film.database(Self.films)
    try await database.write { try $0.run(script: "CREATE TABLE other (id INTEGER PRIMARY KEY)") }
    let source = CountedSource(DatabaseSource(database))
    let screen = Screen { Reels().environment(\.querySource, source) }
    screen.resetCounts()
    /// All that is done until the database has nothing left to do.
    func expect(
      _ expected: FetchCost, sourceLocation: SourceLocation = #_sourceLocation,
      after write: @escaping @Sendable (Connection) throws -> Void = { _ in }
    ) async throws {
      try await database.write(write)
      // What is run again is handed in by a commit: it is behind the first of these and before the second.
      for _ in 0..<2 { _ = try await database.read { _ in 0 } }
      screen.flush()
      let read = Reel.made.withLock { made in
        defer { made = 0 }
        return made
      }
      #expect(
        FetchCost(read: read, of: source, on: screen) == expected, sourceLocation: sourceLocation)
    }
    try await expect(
      FetchCost(
        fetches: 1, read: 2, answers: [2], evaluated: ["Reels"], contents: 2,
        operations: Self.showing("Matrix", "Knight")))
    try await expect(
      FetchCost(
        read: 3, answers: [3], evaluated: ["Reels"], contents: 3, operations: Self.showing("Brazil"))
    ) { try Film(4, "Brazil", 1985).insert(into: $0) }
    try await expect(
      FetchCost(
        read: 3, answers: [3], evaluated: ["Reels"], contents: 3,
        operations: ["update text \"Neo\": text"])
    ) { try $0.execute("UPDATE film SET title = 'Neo' WHERE id = 1") }
    // They are read to find out that they are the same.
    try await expect(FetchCost(read: 3)) { try Film(5, "Old", 1950).insert(into: $0) }
    try await expect(FetchCost()) { try $0.execute("INSERT INTO other (id) VALUES (1)") }
    screen.button("All").tap()
    try await expect(
      FetchCost(
        fetches: 1, read: 5, answers: [5], evaluated: ["Reels"], contents: 5,
        operations: Self.showing("Old", "Airplane")))
    screen.close()
    screen.resetCounts()
    try await expect(FetchCost()) { try Film(6, "Late", 2020).insert(into: $0) }
  }

  @Test("A source in memory answers at once, and not again with the same")
  func memory() throws {
    let memory = MemorySource(Self.films)
    let source = CountedSource(memory)
    let screen = Screen { Films().environment(\.querySource, source) }
    #expect(screen.texts == ["Matrix", "Knight", "All"])
    #expect(screen.bodies == 1)
    _ = FetchCost(of: source, on: screen)
    screen.act { memory.records.append(Film(4, "Brazil", 1985)) }
    #expect(screen.texts == ["Brazil", "Matrix", "Knight", "All"])
    #expect(
      FetchCost(of: source, on: screen)
        == FetchCost(
          answers: [3], evaluated: ["Films"], contents: 3, operations: Self.showing("Brazil")))
    screen.act { memory.records.append(Film(5, "Old", 1950)) }
    #expect(FetchCost(of: source, on: screen) == FetchCost())
  }

  struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \.group, sortDescriptors: [SortDescriptor(\.group), SortDescriptor(\.rank)])
    private var sections: SectionedFetchResults<String, Item>
    var body: some View {
      VStack {
        ForEach(sections) { section in
          Text("\(section.id): \(section.compactMap(\.title).joined(separator: ","))")
        }
        Button("Fewer") { sections.nsPredicate = NSPredicate(format: "rank == 0") }
        Button("By title") { sections.sectionIdentifier = \Item.name }
      }
    }
  }

  @Test("Sections divide the results, also anew and by something else")
  func sections() async throws {
    let context = try Store.container().viewContext
    try Store.add(["a", "b"], to: context, group: "one")
    try Store.add(["c", "d"], to: context, group: "two")
    let screen = Screen { Sections().environment(\.managedObjectContext, context) }
    try await screen.eventually { screen.texts == ["one: a,b", "two: c,d", "Fewer", "By title"] }
    screen.button("Fewer").tap()
    try await screen.eventually { screen.texts == ["one: a", "two: c", "Fewer", "By title"] }
    screen.button("By title").tap()
    #expect(screen.texts == ["a: a", "c: c", "Fewer", "By title"])
  }
}

extension Item {
  var name: String { title ?? "" }
}
