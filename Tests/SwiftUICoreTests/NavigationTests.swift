import SwiftUITesting
import Testing

@MainActor
@Suite("Navigation")
struct NavigationTests {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  struct Detail: View {
    @Binding var item: Item
    @Environment(\.dismiss) var dismiss
    var body: some View {
      VStack {
        TextField("Name", text: $item.name)
        Button("Back") { dismiss() }
      }
      .navigationTitle("Detail \(item.name)")
    }
  }
  struct Master: View {
    @State var items = (0..<100).map { Item(id: $0, name: "Item \($0)") }
    var body: some View {
      NavigationView {
        List {
          ForEach($items) { $item in
            NavigationLink(destination: Detail(item: $item)) { Text(item.name) }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .navigationTitle("Items")
        .toolbar { Button("Add") { items.insert(Item(id: 1000, name: "New"), at: 0) } }
      }
    }
  }

  @Test("A link's page is live, shows its own title and goes back")
  func link() {
    let screen = Screen { Master() }
    #expect(screen.title == "Items")
    #expect(screen.list.rowCount == 100)
    #expect(screen.list.rows.count == 15)
    screen.list.activate(row: 3)
    #expect(screen.title == "Detail Item 3")
    screen.field("Name").type("!")
    #expect(screen.title == "Detail Item 3!")
    screen.goBack()
    #expect(screen.title == "Items")
    #expect(screen.list.row(3).texts == ["Item 3!"])
    screen.list.activate(row: 4)
    screen.button("Back").tap()
    #expect(screen.title == "Items")
  }

  private struct Shelves: View {
    var count: Int
    var body: some View {
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack {
              ForEach(0..<count, id: \.self) { number in
                NavigationLink {
                  Text("There").navigationTitle(Text(verbatim: "Page \(number)"))
                } label: {
                  Text(verbatim: "Item \(number)")
                }
              }
            }
          }
        }
        .navigationTitle("Shelves")
      }
    }
  }

  @Test("A row with several links to press is none itself, one with a single link is that")
  func shelf() {
    let several = Screen { Shelves(count: 2) }
    several.list.activate(row: 0)
    #expect(several.title == "Shelves")
    several.button("Item 1").tap()
    #expect(several.title == "Page 1")
    let one = Screen { Shelves(count: 1) }
    one.list.activate(row: 0)
    #expect(one.title == "Page 0")
  }

  @Test("Rows of a list are inserted, deleted and found by scrolling")
  func rows() {
    let screen = Screen { Master() }
    screen.button("Add").tap()
    #expect(screen.list.row(0).texts == ["New"])
    screen.list.delete(rows: [0, 2])
    #expect(screen.list.row(0).texts == ["Item 0"])
    #expect(screen.list.row(1).texts == ["Item 2"])
    #expect(screen.list.row(97).texts == ["Item 98"])
    #expect(screen.list.row(98).texts == ["Item 99"])
  }

  struct TitledLinks: View {
    @State private var isActive = false
    @State private var chosen: Int?
    let title = "By string"
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Active", isActive: $isActive) { Text("Page of active") }
          NavigationLink(title, tag: 1, selection: $chosen) { Text("Page one") }.isDetailLink(false)
          NavigationLink("Two", tag: 2, selection: $chosen) { Text("Page two") }
          NavigationLink(title + "!", destination: Text("Page three"), tag: 3, selection: $chosen)
          Text("\(isActive) \(chosen ?? 0)")
          Button("Choose") { chosen = 2 }
        }
      }
    }
  }

  @Test("Links with a title and a binding show their page by a click and by the binding")
  func titledLinks() {
    let screen = Screen { TitledLinks() }
    screen.button("Active").tap()
    #expect(screen.shows("Page of active"))
    screen.goBack()
    #expect(screen.shows("false 0"))
    screen.button("Choose").tap()
    #expect(screen.shows("Page two"))
    screen.goBack()
    screen.button("By string").tap()
    #expect(screen.shows("Page one"))
    screen.goBack()
    screen.button("By string!").tap()
    #expect(screen.shows("Page three"))
    screen.goBack()
    #expect(screen.shows("false 0"))
  }

  struct Values: View {
    @State var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          Button("Deep") { path = NavigationPath([1, 2, 3]) }
          Text("depth \(path.count)")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("number \(number), depth \(path.count)")
            NavigationLink("Next", value: number + 1)
            Button("Home") { path = NavigationPath() }
          }
          .navigationTitle("Page \(number)")
        }
      }
    }
  }

  @Test("A path drives the pages, and the pages the path")
  func path() {
    let screen = Screen { Values() }
    screen.button("One").tap()
    #expect(screen.title == "Page 1")
    screen.front.all.last { $0.kind == "button" && $0.label == "Next" }!.tap()
    #expect(screen.title == "Page 2")
    #expect(screen.shows("number 2, depth 2"))
    screen.goBack()
    #expect(screen.title == "Page 1")
    screen.button("Home").tap()
    #expect(screen.title == "Root")
    screen.button("Deep").tap()
    #expect(screen.title == "Page 3")
    #expect(screen.shows("number 3, depth 3"))
  }

  struct Tabs: View {
    @State var choice = "b"
    var body: some View {
      TabView(selection: $choice) {
        NavigationStack { Text("A content").navigationTitle("Title A") }.tabItem {
          Label("A", systemImage: "star")
        }
        .tag("a")
        NavigationStack { Button("to a") { choice = "a" }.navigationTitle("Title B") }.tabItem { Text("B") }
          .tag("b")
      }
    }
  }

  @Test("Tabs show the title of the one in sight; the bar and the binding choose")
  func tabs() {
    let screen = Screen { Tabs() }
    #expect(screen.title == "Title B")
    screen.button("to a").tap()
    #expect(screen.title == "Title A")
    screen.selectTab("B")
    #expect(screen.title == "Title B")
  }

  struct Split: View {
    @State var selected: Int?
    @State var several: Set<Int> = []
    var body: some View {
      NavigationSplitView {
        List(selection: $selected) {
          Section("Low") { ForEach(0..<3, id: \.self) { Text(verbatim: "row \($0)") } }
          Section("High") { ForEach(10..<13, id: \.self) { Text(verbatim: "row \($0)") } }
        }
      } detail: {
        if let selected { Text("detail \(selected)") } else { Text("nothing") }
      }
    }
  }

  @Test("A list's selection drives the detail; headers are rows that cannot be selected")
  func split() {
    let screen = Screen { Split() }
    #expect(screen.shows("nothing"))
    #expect(screen.list.rowCount == 8)
    #expect(screen.list.row(4).texts == ["High"])
    screen.list.select(rows: [5])
    #expect(screen.shows("detail 10"))
    #expect(screen.list.isRowSelected(5))
    #expect(!screen.list.isRowSelected(4))
  }

  struct Chooser: View {
    @State var selected: Int?
    var body: some View {
      NavigationSplitView {
        VStack {
          List(0..<3, id: \.self, selection: $selected) { Text(verbatim: "row \($0)") }
          Button("Choose") { selected = 2 }
        }
        .navigationTitle("All")
      } detail: {
        VStack {
          if let selected { Text("detail \(selected)") }
          Button("Give Up") { selected = nil }
        }
        .navigationTitle("One")
      }
    }
  }

  @Test(
    "In a folded split view the detail comes with a selection, and goes when nothing is selected any more")
  func foldedSplit() throws {
    let screen = Screen { Chooser() }
    let split = try #require(screen.front.all.first { $0.kind == "split" })
    screen.act { (split.widget.anyDescription as? SplitDescription)?.foldedChanged(true) }
    #expect(screen.title == "All")
    screen.button("Choose").tap()
    #expect(screen.title == "One")
    screen.button("Give Up").tap()
    #expect(screen.title == "All")
    screen.list.select(rows: [1])
    #expect(screen.title == "One")
    screen.goBack()
    #expect(screen.title == "All")
  }

  struct Choice: View {
    @State var genre = "Drama"
    var body: some View {
      Form {
        Picker("Genre", selection: $genre) { ForEach(["Comedy", "Drama"], id: \.self) { Text($0) } }
        Section(header: Text("More")) {
          Toggle("On", isOn: .constant(true))
          Slider(value: .constant(3.5), in: 0...5, step: 0.5) { Text("Rating") }
        }
        Text("is \(genre)")
      }
    }
  }

  @Test("A picker without tags goes by the ids of its rows")
  func picker() {
    let screen = Screen { Choice() }
    #expect(screen.picker("Genre").value == "Drama")
    #expect(screen.picker("Genre").options == ["Comedy", "Drama"])
    screen.picker("Genre").select("Comedy")
    #expect(screen.shows("is Comedy"))
    #expect(screen.toggle("On").isOn)
    #expect(screen.slider("Rating").value == "3.5")
  }
}
