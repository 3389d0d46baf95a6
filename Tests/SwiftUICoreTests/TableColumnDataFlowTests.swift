import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Property wrappers in columns of tables of a program's own.
@MainActor
@Suite("Data flow in columns of tables")
struct TableColumnDataFlowTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
  }
  private static let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]

  private struct Columns: TableColumnContent {
    typealias TableRowValue = Person
    typealias TableColumnSortComparator = Never
    let note: String
    @State private var taps = 0
    @Environment(\.probeKick) private var kick
    @Environment(\.probeWord) private var word

    var tableColumnBody: some TableColumnContent<Person, Never> {
      TableColumn("Name") { person in Text("\(person.name) \(word)") }
      TableColumn("Probe") { person in Text("\(person.id) \(note) \(word) \(kick)") }
      TableColumn("Taps") { person in Button("\(person.name) tapped \(taps)") { taps += 1 } }
    }
  }

  private struct Page: View {
    let note: String
    var body: some View {
      Table(of: Person.self) {
        TableColumn("Id") { Text("number \($0.id)") }
        Columns(note: note).width(80)
        Group { Columns(note: "second \(note)") }
      } rows: {
        ForEach(TableColumnDataFlowTests.people) { TableRow($0) }
      }
    }
  }

  @Test("A range makes a column for each of its numbers")
  func columnsOfARange() {
    let screen = Screen {
      Table(of: Person.self) {
        TableColumnForEach(0..<2) { number in
          TableColumn("Column \(number)") { Text("\($0.name) in \(number)") }
        }
      } rows: {
        ForEach(TableColumnDataFlowTests.people) { TableRow($0) }
      }
    }
    #expect(screen.shows("Ada in 0"))
    #expect(screen.shows("Ada in 1"))
  }

  @Test("Columns of a program's own read the environment, follow it, and keep their state")
  func columns() {
    let store = Probe.Store()
    let screen = Screen { ProbeHost(store: store) { AnyView(Page(note: $0)) } }
    #expect(screen.shows("number 1"))
    #expect(screen.shows("Ada one"))
    #expect(screen.shows("1 a one 0"))
    #expect(screen.shows("1 second a one 0"))
    screen.button("Word").tap()
    #expect(screen.shows("Bob two"))
    #expect(screen.shows("1 a two 0"))
    screen.button("Kick").tap()
    #expect(screen.shows("2 second a two 1"))
    screen.button("Ada tapped 0").tap()
    #expect(screen.shows("Bob tapped 1"))
    // The other columns of the type have a state of their own.
    #expect(screen.shows("Bob tapped 0"))
    screen.button("Note").tap()
    #expect(screen.shows("1 b two 1"))
    #expect(screen.shows("Bob tapped 1"))
    screen.close()
  }

  private final class Film: NSObject, Identifiable {
    let title: String
    let year: Int
    let rating: Double?
    init(_ title: String, _ year: Int, _ rating: Double?) {
      self.title = title
      self.year = year
      self.rating = rating
    }
  }
  private struct Films: View {
    let films = [Film("B", 1999, nil), Film("A", 2001, 2), Film("C", 1980, 1)]
    @State private var order: [SortDescriptor<Film>] = []
    var body: some View {
      Table(films.sorted(using: order), sortOrder: $order) {
        TableColumn("Title", value: \.title, comparator: .lexical)
        TableColumn("Year", value: \.year) { Text("\($0.year)") }
        TableColumn("Rating", value: \.rating) { Text($0.rating.map { "rated \($0)" } ?? "unrated") }
      }
    }
  }

  @Test("A table of objects is sorted by the SortDescriptors of its columns")
  func sortDescriptors() {
    let screen = Screen { Films() }
    func titles() -> [String] { screen.texts.filter { ["A", "B", "C"].contains($0) } }
    #expect(titles() == ["B", "A", "C"])
    screen.button("Title").tap()
    #expect(titles() == ["A", "B", "C"])
    screen.button("Year").tap()
    #expect(titles() == ["C", "B", "A"])
    screen.button("Rating").tap()
    #expect(titles() == ["B", "C", "A"])
    screen.close()
  }

  private struct Customized: View {
    @AppStorage("columns") private var columns: TableColumnCustomization<Person>
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @SceneStorage("scene tabs") private var sceneTabs: TabViewCustomization
    var body: some View {
      Button("Hide") {
        columns[visibility: "name"] = .hidden
        tabs.resetVisibility()
        sceneTabs.resetTabOrder()
      }
      Table(TableColumnDataFlowTests.people, selection: .constant(Int?.none), columnCustomization: $columns) {
        TableColumn("Name") { Text($0.name) }.customizationID("name")
        TableColumn("Id") { Text("number \($0.id)") }
      }
      Table(of: Person.self, columnCustomization: $columns) {
        TableColumn("Name") { Text("built \($0.name)") }.customizationID("name")
        TableColumn("Id") { Text("row \($0.id)") }
      } rows: {
        ForEach(TableColumnDataFlowTests.people)
      }
    }
  }

  @Test("What a person has made of columns and tabs is kept in the user's defaults")
  func customization() {
    let defaults = TestDefaults()
    defer { defaults.remove() }
    let screen = Screen { Customized().defaultAppStorage(defaults.store) }
    #expect(screen.shows("Ada") && screen.shows("built Ada"))
    screen.button("Hide").tap()
    #expect(!screen.shows("Ada") && !screen.shows("built Ada") && screen.shows("row 2"))
    screen.close()
    let later = Screen { Customized().defaultAppStorage(defaults.store) }
    #expect(!later.shows("Ada"))
    #expect(later.shows("number 2"))
    later.close()
  }
}
