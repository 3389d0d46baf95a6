import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Table") @MainActor
struct TableTests {
  struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var age: Int
    var city: String?
  }

  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Bea", age: 30, city: "Rome"), Person(id: 2, name: "Ann", age: 41),
      Person(id: 3, name: "Cid", age: 25, city: "Oslo"),
    ]
    @State private var order = [KeyPathComparator(\Person.name)]
    @State var chosen: Set<Int> = []
    @State private var customization = TableColumnCustomization<Person>()
    @State private var said = ""

    var body: some View {
      Text("chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
      Text(said)
      Button("Hide city") { customization[visibility: "city"] = .hidden }
      Table(people, selection: $chosen, sortOrder: $order, columnCustomization: $customization) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(80).alignment(.numeric)
        TableColumn("City") { person in
          if let city = person.city { Text(city) }
        }
        .customizationID("city")
      }
      .onChange(of: order, initial: true) { people.sort(using: order) }
      .contextMenu(forSelectionType: Int.self) { ids in
        if ids.isEmpty {
          Button("New") { said = "new" }
        } else {
          Button("Delete \(ids.count)") { people.removeAll { ids.contains($0.id) } }
        }
      } primaryAction: { ids in
        said = "open \(ids.sorted())"
      }
    }
  }

  private func rows(_ screen: Screen) -> [[String]] {
    let list = screen.front.all.first { $0.kind == "list" }!
    return (0..<list.rowCount).map { list.row($0).texts }
  }

  @Test("Each row has a cell in each column, in the order of the data")
  func cells() {
    let screen = Screen { People() }
    #expect(
      rows(screen) == [["Ann", "41 years"], ["Bea", "30 years", "Rome"], ["Cid", "25 years", "Oslo"]])
    // Columns with nothing in them keep their place.
    let cells = screen.front.all.first { $0.kind == "list" }!.row(0).all.filter { $0.frame != nil }
    #expect(cells.count == 3)
  }

  @Test("A click on a header sorts by its column, and another the other way")
  func sorting() {
    let screen = Screen { People() }
    screen.button("Age").tap()
    #expect(rows(screen).map { $0[0] } == ["Cid", "Bea", "Ann"])
    screen.button("Age").tap()
    #expect(rows(screen).map { $0[0] } == ["Ann", "Bea", "Cid"])
    screen.button("Name").tap()
    screen.button("Name").tap()
    #expect(rows(screen).map { $0[0] } == ["Cid", "Bea", "Ann"])
    #expect(screen.front.find("button", "City") == nil)
  }

  @Test("What is selected are the ids of the rows")
  func selection() {
    let screen = Screen { People() }
    let list = screen.front.all.first { $0.kind == "list" }!
    list.select(rows: [0, 2])
    #expect(screen.shows("chosen 2 3"))
  }

  @Test("The menu is for what is selected, for the row it is opened on, or for nothing")
  func menu() {
    let screen = Screen { People() }
    let list = screen.front.all.first { $0.kind == "list" }!
    list.select(rows: [0, 2])
    #expect(list.rowMenu(2).map(\.title) == ["Delete 2"])
    #expect(list.rowMenu(1).map(\.title) == ["Delete 1"])
    #expect(list.rowMenu(nil).map(\.title) == ["New"])
    list.activate(row: 0)
    #expect(screen.shows("open [2, 3]"))
    list.choose("Delete 1", ofRow: 1)
    #expect(rows(screen).map { $0[0] } == ["Ann", "Cid"])
    screen.close()
  }

  @Test("A column that is hidden is gone from header and rows")
  func hidden() {
    let screen = Screen { People() }
    #expect(screen.shows("City"))
    screen.button("Hide city").tap()
    #expect(!screen.shows("City"))
    #expect(rows(screen)[1] == ["Bea", "30 years"])
  }

  private struct Node: Identifiable {
    let id: String
    var inside: [Node]?
  }

  private struct Built: View {
    @State private var chosen: String?
    @State private var order = [Backwards()]
    let isLong: Bool
    var body: some View {
      Text(chosen ?? "none")
      Table(of: Node.self, selection: $chosen, sortOrder: $order) {
        TableColumn("Id", sortUsing: Backwards()) { Text($0.id) }
        if isLong { TableColumn("Length") { Text("\($0.id.count)") } }
      } rows: {
        TableRow(Node(id: "one"))
        Section("More") {
          ForEach(["two", "three"].map { Node(id: $0) }) { TableRow($0) }
        }
      }
      .tableColumnHeaders(.hidden)
    }
  }
  private struct Backwards: SortComparator {
    var order = SortOrder.forward
    func compare(_ a: Node, _ b: Node) -> ComparisonResult { b.id == a.id ? .orderedSame : .orderedAscending }
  }

  @Test("Rows may be built by hand, in sections, and columns come by a condition")
  func built() {
    let screen = Screen { Built(isLong: true) }
    #expect(rows(screen) == [["one", "3"], ["More"], ["two", "3"], ["three", "5"]])
    #expect(!screen.shows("Id"))
    screen.front.all.first { $0.kind == "list" }!.select(rows: [2])
    #expect(screen.shows("two"))
    #expect(rows(Screen { Built(isLong: false) })[0] == ["one"])
  }

  private struct Folding: View {
    @State private var isOpen = true
    @State private var names = ["two", "three"]
    var body: some View {
      Button("Add") { names.append("four") }
      Table(of: Node.self) {
        TableColumn("Id", value: \.id)
      } rows: {
        TableRow(Node(id: "one")).contextMenu {
          Button("Open") {}
        } preview: {
          Text("A preview")
        }
        Section("More", isExpanded: $isOpen) {
          ForEach(names.map { Node(id: $0) }) { TableRow($0) }
        }
      }
    }
  }

  @Test("A section of rows is shown and hidden by its header")
  func folding() {
    let screen = Screen { Folding() }
    #expect(rows(screen) == [["one"], ["More"], ["two"], ["three"]])
    screen.front.all.first { $0.kind == "list" }!.row(1).button("More").tap()
    #expect(rows(screen) == [["one"], ["More"]])
    screen.button("Add").tap()
    #expect(rows(screen) == [["one"], ["More"]])
    screen.front.all.first { $0.kind == "list" }!.row(1).button("More").tap()
    #expect(rows(screen) == [["one"], ["More"], ["two"], ["three"], ["four"]])
  }

  private struct Tree: View {
    let nodes = [Node(id: "root", inside: [Node(id: "leaf")]), Node(id: "other")]
    var body: some View {
      Table(nodes, children: \.inside) { TableColumn("Id", value: \.id) }
    }
  }

  @Test("A tree opens under its rows")
  func tree() {
    let screen = Screen { Tree() }
    #expect(rows(screen).map { $0[0] } == ["root", "other"])
  }

  @Test(
    "Columns have their widths, and share the rest",
    arguments: [
      (300.0, [80.0, 110, 110]), (240.0, [80.0, 80, 80]), (220.0, [60.0, 80, 80]),
      (210.0, [50.0, 80, 80]), (1000.0, [80.0, 460, 460]),
    ] as [(Double, [Double])])
  func widths(total: Double, expected: [Double]) {
    var given = TableColumnWidth()
    given.limit(50, 80, 90)
    let layout = TableLayout(columns: [given, TableColumnWidth(), TableColumnWidth()])
    #expect(layout.widths(in: total) == expected)
    #expect(layout.least == 210, "in less than this the table scrolls sideways, and its words do not overlap")
    var wide = TableColumnWidth()
    wide.limit(nil, 100, nil)
    #expect(TableLayout(columns: [wide, given]).widths(in: 300) == [210, 90])
    #expect(wide.min == 24, "an ideal width may be less than what a free column needs")
    #expect(TableColumnWidth().leastByHand == 24)
  }
}
