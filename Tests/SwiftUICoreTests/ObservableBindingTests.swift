import SwiftUITesting
import Testing

/// A control bound to a property of an `@Observable` object.
@MainActor
@Suite("Bindings to observable objects")
struct ObservableBindingTests {
  struct Controls: View {
    @Bindable var film: TrackedFilm
    var body: some View {
      Form {
        TextField("Title", text: $film.title)
        Toggle("Seen", isOn: $film.isSeen)
        Slider(value: $film.rating, in: 0...5) { Text("Rating") }
        Picker("Genre", selection: $film.genre) {
          ForEach(["Crime", "Drama"], id: \.self) { Text($0) }
        }
        TextField(
          "Shout", text: Binding(get: { film.title.uppercased() }, set: { film.title = $0.lowercased() }))
      }
    }
  }

  @Test(
    "Every control follows the object and writes to it, again and again; an event is one body of the view")
  func controls() {
    let film = TrackedFilm()
    let screen = Screen { Controls(film: film) }
    screen.resetCounts()
    for (title, isSeen, genre) in [("Ran", true, "Drama"), ("Ikiru", false, "Crime")] {
      screen.act {
        film.title = title
        film.isSeen = isSeen
        film.genre = genre
      }
      #expect(screen.field("Title").value == title)
      #expect(screen.field("Shout").value == title.uppercased())
      #expect(screen.toggle("Seen").isOn == isSeen)
      #expect(screen.picker("Genre").value == genre)
    }
    #expect(screen.evaluated.filter { $0 == "Controls" }.count == 2)
    screen.field("Title").type("!")
    #expect(film.title == "Ikiru!")
    #expect(screen.field("Shout").value == "IKIRU!")
    screen.toggle("Seen").tap()
    #expect(film.isSeen)
    screen.picker("Genre").select("Drama")
    #expect(film.genre == "Drama")
  }

  struct Outer: View {
    @State private var film = TrackedFilm()
    let how: How
    enum How: CaseIterable { case bindable, state, functions, stateAlone }
    var body: some View {
      Button("change") { film.title += "!" }
      switch how {
      case .bindable: Inner(text: Bindable(film).title)
      case .state: Inner(text: $film.title)
      case .functions: Inner(text: Binding(get: { film.title }, set: { film.title = $0 }))
      case .stateAlone: Holder()
      }
    }
  }
  struct Inner: View {
    @Binding var text: String
    var body: some View { Button("type") { text += "?" } }
  }
  struct Holder: View {
    @State private var text = ""
    var body: some View { Inner(text: $text) }
  }

  @Test(
    "A binding to an observable object's property runs the body that makes it and the one it is given to, read or not; one to a state runs neither",
    arguments: Outer.How.allCases)
  func readAsItIsMade(how: Outer.How) {
    let screen = Screen { Outer(how: how) }
    for button in ["change", "type", "change"] {
      screen.resetCounts()
      screen.button(button).tap()
      #expect(screen.evaluated == (how == .stateAlone ? [] : ["Outer", "Inner"]))
    }
  }

  struct Presenter: View {
    @Bindable var film: TrackedFilm
    var body: some View {
      Text("Base")
        .sheet(isPresented: $film.isSeen) { Text("Sheet") }
        .alert("Asked", isPresented: Binding(get: { film.rating > 4 }, set: { _ in film.rating = 0 })) {
          Button("Yes") {}
        }
    }
  }

  @Test("Sheets and alerts open and close with the object")
  func presentations() {
    let film = TrackedFilm()
    let screen = Screen { Presenter(film: film) }
    for _ in 0..<2 {
      screen.act { film.isSeen = true }
      #expect(screen.presented.count == 2)
      screen.act { film.isSeen = false }
      #expect(screen.presented.count == 1)
      screen.act { film.rating = 5 }
      #expect(screen.presented.count == 2)
      screen.front.answer("Yes")
      #expect(screen.presented.count == 1)
      #expect(film.rating == 0)
    }
  }

  struct Stack: View {
    @Bindable var film: TrackedFilm
    var body: some View {
      NavigationStack(path: $film.path) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test("A navigation path in the object moves the pages")
  func path() {
    let film = TrackedFilm()
    let screen = Screen { Stack(film: film) }
    screen.act { film.path = [1, 2] }
    #expect(screen.shows("page 2"))
    screen.goBack()
    #expect(film.path == [1])
    screen.act { film.path = [] }
    #expect(screen.shows("root"))
  }

  struct Choice: View {
    @Bindable var film: TrackedFilm
    var body: some View { List([1, 2, 3], id: \.self, selection: $film.selection) { Text("\($0)") } }
  }

  @Test("A list's selection in the object moves the selected row")
  func selection() {
    let film = TrackedFilm()
    let screen = Screen { Choice(film: film) }
    for row in [1, 2] {
      screen.act { film.selection = row + 1 }
      #expect(screen.list.isRowSelected(row))
    }
    screen.list.select(rows: [0])
    #expect(film.selection == 1)
  }

  struct Named: Identifiable {
    let id: Int
    var name: String
  }
  struct Editing: View {
    @State private var items = [Named(id: 1, name: "a"), Named(id: 2, name: "b")]
    @State private var one: Int?
    @State private var several: Set<Int> = []
    var body: some View {
      List($items, selection: $one) { $item in TextField("Name", text: $item.name) }
      List($items, selection: $several) { $item in Text(item.name) }
      Text("\(one ?? 0) \(several.sorted())")
    }
  }

  @Test("A list of bindings has a selection, of one or of several, and its rows write their elements")
  func bindingsWithSelection() {
    let screen = Screen { Editing() }
    let lists = screen.front.all.filter { $0.kind == "list" }
    lists[0].select(rows: [1])
    lists[1].select(rows: [0, 1])
    #expect(screen.shows("2 [1, 2]"))
    screen.field("Name").type("x")
    #expect(screen.front.all.filter { $0.kind == "list" }[1].texts.contains { $0.contains("x") })
  }
}
