import SwiftUITesting
import Testing

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
