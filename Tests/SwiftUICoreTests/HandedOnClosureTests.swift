import Observation
import SwiftUITesting
import Testing

@Observable
final class TrackedFilm {
  var title = "Heat"
  var isSeen = false
  var rating = 3.0
  var genre = "Crime"
  var path: [Int] = []
  var selection: Int?
  func rate(_ rating: Double) { self.rating = rating }
}

/// A view gives closures to others: rows of a `ForEach`, the content of a sheet, the page of a destination. What they
/// read is followed as if the view's `body` had read it.
@MainActor
@Suite("Closures that a view hands on")
struct HandedOnClosureTests {
  struct Counter: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        ForEach(0..<3) { row in Text("row \(row): \(count)") }
      }
    }
  }

  @Test("A state that only a row's content reads runs the view that owns it, and all rows show it")
  func stateInForEach() {
    let screen = Screen { Counter() }
    screen.resetCounts()
    screen.button("Add").tap()
    #expect(screen.texts.contains("row 2: 1"))
    #expect(screen.bodies == 1)
    screen.button("Add").tap()
    #expect(screen.texts.contains("row 0: 2"))
  }

  struct Bound: View {
    @Binding var count: Int
    var body: some View { List(0..<1000, id: \.self) { row in Text("row \(row): \(count)") } }
  }
  struct BoundOwner: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Bound(count: $count)
      }
    }
  }

  @Test("A binding that only rows in sight read is followed by rows that come into sight later")
  func bindingInList() {
    let screen = Screen { BoundOwner() }
    screen.button("Add").tap()
    #expect(screen.texts.contains("row 0: 1"))
    screen.list.scroll(toRow: 500)
    screen.button("Add").tap()
    #expect(screen.texts.contains("row 500: 2"))
  }

  struct Films: View {
    let films: [TrackedFilm]
    var body: some View {
      VStack { ForEach(films, id: \.genre) { film in Text(film.title) } }
    }
  }

  @Test("An observable object that one row's content reads has that row's content made anew, and no body run")
  func observableInForEach() {
    let films = (0..<100).map { index in
      let film = TrackedFilm()
      film.genre = "\(index)"
      return film
    }
    let screen = Screen { Films(films: films) }
    // The first read tells that contents of this kind read observables.
    for title in ["Ran", "Ikiru", "Ugetsu"] {
      screen.resetCounts()
      screen.act { films[40].title = title }
      #expect(screen.texts[40] == title)
      #expect(screen.bodies == 0)
      #expect(screen.contents == 1)
      #expect(screen.operations.count == 1)
    }
  }

  @Test("Rows of a list follow an observable object that their contents read, those scrolled to as well")
  func observableInList() {
    let film = TrackedFilm()
    let screen = Screen { List(0..<1000, id: \.self) { row in Text("\(row) \(film.title)") } }
    screen.act { film.title = "Ran" }
    #expect(screen.texts.contains("3 Ran"))
    screen.list.scroll(toRow: 500)
    screen.act { film.title = "Ikiru" }
    #expect(screen.texts.contains("500 Ikiru"))
    screen.list.scroll(toRow: 0)
    #expect(screen.texts.contains("3 Ikiru"))
  }

  struct Careless: View {
    let film: TrackedFilm
    var body: some View {
      VStack {
        ForEach(0..<3) { row in
          let _ = film.rate(Double(row))
          Text("\(row) \(film.title) \(film.rating > 0 ? "rated" : "")")
        }
      }
    }
  }

  @Test("Contents that keep writing what they read are given up, and the screen still follows")
  func carelessContent() {
    let film = TrackedFilm()
    let screen = Screen { Careless(film: film) }
    screen.act { film.title = "Ran" }
    #expect(screen.texts.contains("1 Ran rated"))
  }

  @Test("An object that gone rows had read is let go, and its changes reach nobody")
  func observableFreed() {
    weak var weakFilm: TrackedFilm?
    do {
      let film = TrackedFilm()
      weakFilm = film
      let screen = Screen { List(0..<50, id: \.self) { row in Text("\(row) \(film.title)") } }
      screen.act { film.title = "Ran" }
      screen.close()
      film.title = "Ikiru"
    }
    #expect(weakFilm == nil)
  }

  struct FilmSheet: View {
    let film: TrackedFilm
    @State var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text(film.title) }
    }
  }

  @Test("A sheet's content follows an observable object while it is open")
  func observableInSheet() {
    let film = TrackedFilm()
    let screen = Screen { FilmSheet(film: film) }
    screen.button("Open").tap()
    for title in ["Ran", "Ikiru"] {
      screen.act { film.title = title }
      #expect(screen.shows(title))
    }
  }

  struct FilmPages: View {
    let film: TrackedFilm
    @State var count = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Go", value: 5)
          .navigationDestination(for: Int.self) { value in
            VStack {
              Text("\(value) \(film.title) \(count)")
              Button("Add") { count += 1 }
            }
          }
      }
    }
  }

  @Test("A destination's page follows what its closure reads: states and observable objects")
  func destination() {
    let film = TrackedFilm()
    let screen = Screen { FilmPages(film: film) }
    screen.button("Go").tap()
    screen.act { film.title = "Ran" }
    #expect(screen.shows("5 Ran 0"))
    screen.button("Add").tap()
    #expect(screen.shows("5 Ran 1"))
    screen.act { film.title = "Ikiru" }
    #expect(screen.shows("5 Ikiru 1"))
  }

  struct Library: App {
    static let film = TrackedFilm()
    var body: some Scene { WindowGroup { Text(Self.film.title) } }
  }

  @Test("A window's content follows an observable object")
  func window() {
    let screen = Screen(app: Library())
    for title in ["Ran", "Ikiru"] {
      screen.act { Library.film.title = title }
      #expect(screen.shows(title))
    }
  }
}

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
    "Every control follows the object and writes to it, again and again, and the view's body does not run")
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
    #expect(screen.bodies == 0)
    screen.field("Title").type("!")
    #expect(film.title == "Ikiru!")
    #expect(screen.field("Shout").value == "IKIRU!")
    screen.toggle("Seen").tap()
    #expect(film.isSeen)
    screen.picker("Genre").select("Drama")
    #expect(film.genre == "Drama")
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
}

/// Several transactions that wait in one flush.
@MainActor
@Suite("Transactions")
struct TransactionOrderTests {
  struct Switch {
    var isOn = false
    var other = 0
  }
  struct Lamp: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }
  struct Room: View {
    @State var state = Switch()
    @State var isNew = false
    var body: some View {
      VStack {
        Lamp(isOn: $state.isOn)
        Button("Flicker") {
          withAnimation { state.isOn = true }
          withAnimation { state.isOn = false }
        }
        if isNew { Lamp(isOn: $state.isOn).id("late") }
        Button("Appear") {
          withAnimation { isNew = true }
          withAnimation { state.isOn = true }
        }
      }
    }
  }

  @Test("A part that two transactions change and change back is shown as it is in the end")
  func thereAndBack() {
    let screen = Screen { Room() }
    screen.button("Flicker").tap()
    #expect(screen.texts.filter { $0 == "on" || $0 == "off" } == ["off"])
  }

  @Test("A view that one transaction makes sees what the next one wrote")
  func madeBetween() {
    let screen = Screen { Room() }
    screen.button("Appear").tap()
    #expect(screen.texts.filter { $0 == "on" || $0 == "off" } == ["on", "on"])
  }
}

/// Rows that go out of sight and come back.
@MainActor
@Suite("Rows out of sight")
struct RowOutOfSightTests {
  final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count = 0
    init() { Self.made += 1 }
  }
  struct OwningRow: View {
    let row: Int
    @StateObject var model = Model()
    var body: some View { Button("\(row): \(model.count)") { model.count += 1 } }
  }

  @Test("A row's StateObject is made once and is there when the row comes back")
  func stateObject() {
    Model.made = 0
    let screen = Screen { List(0..<1000, id: \.self) { OwningRow(row: $0) } }
    screen.button("0: 0").tap()
    screen.list.scroll(toRow: 500)
    let made = Model.made
    screen.list.scroll(toRow: 0)
    #expect(Model.made == made)
    screen.button("0: 1").tap()
    #expect(screen.texts.contains("0: 2"))
  }

  struct FilmRow: View {
    let row: Int
    @State var film = TrackedFilm()
    @State var note = ""
    @State var isOpen = false
    var body: some View {
      VStack {
        Button("\(row) \(film.title)") { film.title += "!" }
        if isOpen { FilmNote(row: row) } else { Button("open \(row)") { isOpen = true } }
      }
    }
  }
  struct FilmNote: View {
    let row: Int
    @State var note = "-"
    var body: some View { Button("note \(row) \(note)") { note += "+" } }
  }

  @Test(
    "A row's states are kept by their place: an object's changes, and those of a branch that a state opened")
  func states() {
    let screen = Screen { List(0..<1000, id: \.self) { FilmRow(row: $0) } }
    screen.button("0 Heat").tap()
    screen.button("open 0").tap()
    screen.button("note 0 -").tap()
    screen.list.scroll(toRow: 500)
    screen.list.scroll(toRow: 0)
    #expect(screen.texts.prefix(2) == ["0 Heat!", "note 0 -+"])
    screen.button("note 0 -+").tap()
    #expect(screen.texts.contains("note 0 -++"))
  }

  final class Log { var lines: [String] = [] }
  struct LoggedRow: View {
    let row: Int
    let log: Log
    @State var count = 0
    var body: some View {
      Button("\(row)=\(count)") { count += 1 }
        .onAppear { log.lines.append("+\(row)") }
        .onDisappear { log.lines.append("-\(row)") }
    }
  }

  @Test("A row with written state disappears and appears like any other")
  func appearance() {
    let log = Log()
    let screen = Screen { List(0..<1000, id: \.self) { LoggedRow(row: $0, log: log) } }
    screen.button("0=0").tap()
    screen.list.scroll(toRow: 500)
    #expect(log.lines.contains("-0") && log.lines.contains("-1"))
    screen.list.scroll(toRow: 0)
    #expect(log.lines.filter { $0 == "+0" }.count == 2)
    #expect(screen.texts.contains("0=1"))
  }

  struct Shrinking: View {
    @State var rows = Array(0..<1000)
    let log = Log()
    var body: some View {
      VStack {
        Button("Reset row 0") {
          rows.removeFirst()
          rows.insert(0, at: 0)
        }
        Button("Remove") { rows.removeFirst() }
        Button("Put back") { rows.insert(0, at: 0) }
        List { ForEach(rows, id: \.self) { LoggedRow(row: $0, log: log) } }
      }
    }
  }

  @Test("State is kept only while the id is in the data")
  func removedRow() {
    let screen = Screen { Shrinking() }
    screen.button("0=0").tap()
    screen.list.scroll(toRow: 500)
    screen.button("Remove").tap()
    screen.button("Put back").tap()
    screen.list.scroll(toRow: 0)
    #expect(screen.texts.contains("0=0"))
  }

  @Test("However many rows with written state were seen, only those in sight have widgets and nodes")
  func released() {
    let log = Log()
    let screen = Screen { List(0..<1000, id: \.self) { LoggedRow(row: $0, log: log) } }
    let widgets = Screen.liveWidgets
    let nodes = Screen.liveNodes
    for row in 0..<200 {
      screen.list.scroll(toRow: row)
      screen.button("\(row)=0").tap()
    }
    screen.list.scroll(toRow: 500)
    screen.resetCounts()  // The log holds widgets.
    #expect(Screen.liveWidgets <= widgets)
    #expect(Screen.liveNodes <= nodes)
  }

  struct Mixed: View {
    @State var hasTop = false
    let log = Log()
    var body: some View {
      VStack {
        Button("Top") { hasTop.toggle() }
        List {
          if hasTop { Text("top") }
          ForEach(0..<1000) { LoggedRow(row: $0, log: log) }
        }
      }
    }
  }

  @Test("Rows out of sight are let go also when all rows of the list are set anew")
  func resetReleases() {
    let screen = Screen { Mixed() }
    let widgets = Screen.liveWidgets
    for row in stride(from: 0, to: 900, by: 30) {
      screen.list.scroll(toRow: row)
      screen.button("Top").tap()
    }
    screen.list.scroll(toRow: 0)
    screen.resetCounts()
    #expect(Screen.liveWidgets <= widgets + 10)
  }
}
