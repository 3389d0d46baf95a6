import CoreData
import Queries
import Storage
import SwiftUITesting
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

  @Test("A commit that leaves the results as they were runs nothing")
  func unchanged() async throws {
    let database = try await Film.database(Self.films)
    let screen = Screen { Films().environment(\.querySource, DatabaseSource(database)) }
    try await screen.eventually { screen.texts.count == 3 }
    screen.resetCounts()
    try await database.write { try Film(5, "Old", 1950).insert(into: $0) }
    try await screen.settle()
    #expect(screen.bodies == 0)
  }

  @Test("A source in memory answers at once")
  func memory() throws {
    let source = MemorySource(Self.films)
    let screen = Screen { Films().environment(\.querySource, source) }
    #expect(screen.texts == ["Matrix", "Knight", "All"])
    screen.act { source.records.append(Film(4, "Brazil", 1985)) }
    #expect(screen.texts == ["Brazil", "Matrix", "Knight", "All"])
    screen.resetCounts()
    screen.act { source.records.append(Film(5, "Old", 1950)) }
    #expect(screen.bodies == 0)
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
