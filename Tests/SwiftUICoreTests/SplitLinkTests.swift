import SwiftUITesting
import Testing

@MainActor
@Suite("Links in the columns of a split view")
struct SplitLinkTests {
  struct Film: Identifiable, Hashable { let id: Int, name: String }
  static let films = [Film(id: 7, name: "Alien"), Film(id: 8, name: "Brazil")]

  struct Page: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
      Button("Done") { dismiss() }
      NavigationLink("More of \(name)") { Text("more of \(name)") }
    }
  }

  struct Template: View {
    @State private var films = SplitLinkTests.films
    var body: some View {
      NavigationSplitView {
        List {
          ForEach(films) { film in
            NavigationLink {
              Page(name: film.name)
            } label: {
              Text(film.name)
            }
          }
          .onDelete { films.remove(atOffsets: $0) }
        }
        Button("Rename") { films[0] = Film(id: 7, name: "Aliens") }
      } detail: {
        Text("Choose one")
      }
    }
  }

  @Test("A link in the sidebar shows its page in place of the detail, another link another")
  func replaces() {
    let screen = Screen { Template() }
    #expect(screen.shows("Choose one"))
    screen.list.activate(row: 0)
    #expect(!screen.shows("Choose one"))
    screen.button("Alien 0").tap()
    #expect(screen.texts.contains("Alien 1"))
    screen.button("Rename").tap()
    #expect(screen.texts.contains("Aliens 1"), "The page follows its link, and keeps its state")
    screen.list.activate(row: 1)
    #expect(screen.texts.contains("Brazil 0"))
    #expect(!screen.texts.contains("Aliens 1"))
    screen.button("More of Brazil").tap()
    #expect(screen.shows("more of Brazil"))
    #expect(screen.list.rowCount == 2, "The sidebar stays")
    screen.goBack()
    #expect(screen.texts.contains("Brazil 0"))
  }

  @Test("A page goes with its link, and by dismiss")
  func goes() {
    let screen = Screen { Template() }
    screen.list.activate(row: 1)
    screen.list.delete(rows: [1])
    #expect(screen.shows("Choose one"))
    screen.list.activate(row: 0)
    #expect(!screen.shows("Choose one"))
    screen.button("Done").tap()
    #expect(screen.shows("Choose one"))
    screen.list.activate(row: 0)
    #expect(screen.texts.contains("Alien 0"), "Anew")
  }

  struct Bound: View {
    @State private var chosen: Int? = 2
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("One", tag: 1, selection: $chosen) { Text("page one") }
          NavigationLink("Two", tag: 2, selection: $chosen) { Text("page two") }
          Button("None") { chosen = nil }
          Text("chosen \(chosen ?? 0)")
        }
        Text("Nothing chosen")
      }
    }
  }

  @Test(
    "A navigation view of two views is a sidebar and a detail that its links fill, by click and by binding")
  func navigationView() {
    let screen = Screen { Bound() }
    #expect(screen.shows("page two"))
    #expect(screen.shows("chosen 2"), "Both columns are there")
    screen.button("One").tap()
    #expect(screen.shows("page one"))
    #expect(!screen.shows("page two"))
    #expect(screen.shows("chosen 1"))
    screen.button("None").tap()
    #expect(screen.shows("Nothing chosen"))
    #expect(screen.shows("chosen 0"))
  }

  @Test("With the style of a stack it is the first view alone, and pages on top of it")
  func stackStyle() {
    let screen = Screen { Bound().navigationViewStyle(.stack) }
    #expect(screen.shows("page two"))
    #expect(!screen.texts.contains("Nothing chosen"))
    screen.goBack()
    #expect(screen.shows("chosen 0"))
  }

  struct Three: View {
    var body: some View {
      NavigationView {
        NavigationLink("Shelf") { NavigationLink("Film") { Text("the film") } }
        Text("no shelf")
        Text("no film")
      }
    }
  }

  @Test("Of three columns each fills the next")
  func three() {
    let screen = Screen { Three() }
    #expect(["no shelf", "no film"].allSatisfy(screen.shows))
    screen.button("Shelf").tap()
    #expect(!screen.shows("no shelf"))
    #expect(screen.shows("no film"))
  }

  struct Selecting: View {
    @State private var film: Film?
    var body: some View {
      NavigationSplitView {
        List(SplitLinkTests.films, selection: $film) { film in NavigationLink(film.name, value: film) }
      } detail: {
        Text(film.map { "about \($0.name)" } ?? "no film")
      }
    }
  }

  @Test("A link's value is what its row stands for in a selection of that type")
  func selection() async {
    let messages = LockedValue<[String]>([])
    let screen = Screen { Selecting() }
    await Diagnostics.collect(in: messages) {
      screen.list.select(rows: [1])
      screen.list.activate(row: 1)
    }
    #expect(screen.shows("about Brazil"))
    #expect(screen.list.isRowSelected(1))
    #expect(!screen.list.isRowSelected(0))
    #expect(messages.withLock { $0 } == [])
  }

  struct ByID: View {
    @State private var film: Int?
    var body: some View {
      NavigationSplitView {
        List(SplitLinkTests.films, selection: $film) { film in NavigationLink(film.name, value: film) }
      } detail: {
        Text("film \(film ?? 0)")
      }
    }
  }

  @Test("Where the selection is of ids, the row stands for its id")
  func selectionOfIDs() {
    let screen = Screen { ByID() }
    screen.list.select(rows: [0])
    #expect(screen.shows("film 7"))
  }

  struct Destinations: View {
    var body: some View {
      NavigationSplitView {
        VStack {
          ForEach(SplitLinkTests.films) { NavigationLink($0.name, value: $0) }
        }
        .navigationDestination(for: Film.self) { Text("about \($0.name)") }
      } detail: {
        Text("no film")
      }
    }
  }

  @Test("A value is shown by the destination in the sidebar, in the detail's place")
  func destinations() {
    let screen = Screen { Destinations() }
    screen.button("Brazil").tap()
    #expect(screen.shows("about Brazil"))
    screen.button("Alien").tap()
    #expect(screen.shows("about Alien"))
    #expect(!screen.shows("about Brazil"))
  }

  struct Stacked: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          Text("path \(path.map(String.init).joined(separator: " "))")
        }
      } detail: {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            NavigationLink("to \(number * 10)", value: number * 10)
          }
        }
      }
    }
  }

  @Test("A value that the detail's stack has a page for is the one page on it")
  func stackInDetail() {
    let screen = Screen { Stacked() }
    screen.button("One").tap()
    #expect(screen.shows("path 1"))
    screen.button("to 10").tap()
    #expect(screen.shows("path 1 10"))
    screen.button("Two").tap()
    #expect(screen.shows("path 2"))
  }

  struct Shelves: View {
    @State private var shelf: Int?
    @State private var film: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self, selection: $shelf) { Text("shelf \($0)") }.navigationTitle("Shelves")
      } content: {
        List(7..<9, id: \.self, selection: $film) { Text("film \($0)") }.navigationTitle("Films")
      } detail: {
        NavigationLink("More") { Text("more") }
        Text("about \(film ?? 0)").navigationTitle("Film")
      }
    }
  }

  @Test("In a narrow window the columns come one by one, and back goes through all of them")
  func narrow() {
    let screen = Screen { Shelves() }
    func split() -> SplitDescription? {
      screen.front.all.lazy.compactMap { $0.widget.anyDescription as? SplitDescription }.first
    }
    func list(_ text: String) -> Element {
      screen.front.all.first { $0.kind == "list" && $0.texts.contains(text) }!
    }
    split()?.foldedChanged(true)
    screen.flush()
    #expect(screen.title == "Shelves")
    list("shelf 1").select(rows: [0])
    #expect(split()?.front == .content)
    #expect(screen.title == "Films")
    list("film 7").select(rows: [1])
    #expect(split()?.front == .detail)
    #expect(screen.title == "Film")
    #expect(screen.shows("about 8"))
    screen.goBack()
    #expect(split()?.front == .content)
    list("film 7").select(rows: [1])
    #expect(split()?.front == .detail, "The same row leads on again")
    screen.goBack()
    screen.goBack()
    #expect(split()?.front == .sidebar)
  }

  @Test("In a narrow window a link's page comes to the front, and back ends it")
  func narrowLink() {
    let screen = Screen { Template() }
    func split() -> SplitDescription? {
      screen.front.all.lazy.compactMap { $0.widget.anyDescription as? SplitDescription }.first
    }
    split()?.foldedChanged(true)
    screen.list.activate(row: 0)
    #expect(split()?.front == .detail)
    screen.goBack()
    #expect(split()?.front == .sidebar)
    #expect(screen.shows("Choose one"))
    screen.list.activate(row: 0)
    #expect(split()?.front == .detail)
  }
}
