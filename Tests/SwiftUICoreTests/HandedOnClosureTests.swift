import SwiftUITesting
import Testing

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
        ForEach(0..<3) { row in Text(verbatim: "row \(row): \(count)") }
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
    var body: some View { List(0..<1000, id: \.self) { row in Text(verbatim: "row \(row): \(count)") } }
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
