import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What a ForEach in a list makes of one element")
struct RowsOfElementsTests {
  private static func rows(_ screen: Screen) -> [String] {
    (0..<screen.list.rowCount).map { screen.list.row($0).texts.joined(separator: " ") }
  }

  private struct Pairs: View {
    @State var names = ["a", "b", "c"]
    @State var chosen: Set<String> = []
    @State var onlyB = false
    var body: some View {
      Text("chosen " + chosen.sorted().joined(separator: " "))
      List(selection: $chosen) {
        ForEach(names, id: \.self) { name in
          Text("1 " + name)
          if !onlyB || name == "b" { Text("2 " + name) }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text("end")
      }
      Button("Filter") { onlyB.toggle() }
      Button("Add") { names.insert("d", at: 1) }
    }
  }

  @Test("Several views are a row each; what is not there is none, and comes and goes as that row alone")
  func several() {
    let widgets = Screen.liveWidgets
    do {
      let screen = Screen { Pairs() }
      #expect(Self.rows(screen) == ["1 a", "2 a", "1 b", "2 b", "1 c", "2 c", "end"])
      screen.button("Filter").tap()
      #expect(Self.rows(screen) == ["1 a", "1 b", "2 b", "1 c", "end"])
      screen.button("Add").tap()
      #expect(Self.rows(screen) == ["1 a", "1 d", "1 b", "2 b", "1 c", "end"])
      screen.button("Filter").tap()
      #expect(Self.rows(screen) == ["1 a", "2 a", "1 d", "2 d", "1 b", "2 b", "1 c", "2 c", "end"])
      screen.close()
    }
    #expect(Screen.liveWidgets == widgets)
  }

  @Test(
    "Each of them stands for the element: selected, deleted and moved it is all of them, and none is put between them"
  )
  func standFor() {
    let screen = Screen { Pairs() }
    screen.list.select(rows: [3])
    #expect(screen.shows("chosen b"))
    screen.list.move(rows: [0], to: 3)
    #expect(Self.rows(screen).first == "1 a")
    screen.list.move(rows: [0], to: 4)
    #expect(Self.rows(screen) == ["1 b", "2 b", "1 a", "2 a", "1 c", "2 c", "end"])
    screen.list.move(rows: [1], to: 6)
    #expect(Self.rows(screen) == ["1 a", "2 a", "1 c", "2 c", "1 b", "2 b", "end"])
    screen.list.delete(rows: [3])
    #expect(Self.rows(screen) == ["1 a", "2 a", "1 b", "2 b", "end"])
    screen.close()
  }

  @Test("One view that may not be there is a row only where it is")
  func optional() {
    let screen = Screen {
      List { ForEach(0..<6, id: \.self) { number in if number % 2 == 0 { Text(verbatim: "\(number)") } } }
    }
    #expect(Self.rows(screen) == ["0", "2", "4"])
    screen.close()
  }

  private struct Groups: View {
    @State var isOpen = true
    @State var wifi = false
    var body: some View {
      List {
        DisclosureGroup("Settings", isExpanded: $isOpen) {
          Toggle("Wi-Fi", isOn: $wifi)
          DisclosureGroup("Deeper") { Text("deepest") }
        }
        ForEach(["x", "y"], id: \.self) { name in DisclosureGroup(name) { Text("in " + name) } }
      }
    }
  }

  @Test("A disclosure group is a row for its label and, open, one for each view in it, further in")
  func disclosure() {
    let screen = Screen { Groups() }
    #expect(Self.rows(screen) == ["Settings", "Wi-Fi", "Deeper", "x", "y"])
    let source = (screen.list.widget as? any RowsWidget)?.source
    #expect((0..<5).map { source?.rowTraits(at: $0).level } == [0, 1, 1, 0, 0])
    screen.button("Deeper").tap()
    #expect(Self.rows(screen) == ["Settings", "Wi-Fi", "Deeper", "deepest", "x", "y"])
    #expect(source?.rowTraits(at: 3).level == 2)
    // The row by itself is as good as its arrow.
    source?.activateRow(at: 4)
    screen.flush()
    #expect(Self.rows(screen) == ["Settings", "Wi-Fi", "Deeper", "deepest", "x", "in x", "y"])
    screen.button("Settings").tap()
    #expect(Self.rows(screen) == ["Settings", "x", "in x", "y"])
    screen.close()
  }

  @Test("Where rows are selected, a row of a disclosure group is selected and its arrow opens it")
  func selectedDisclosure() {
    struct Trees: View {
      @State var chosen: String?
      var body: some View {
        Text("chosen \(chosen ?? "none")")
        List(selection: $chosen) {
          ForEach(["x", "y"], id: \.self) { name in
            DisclosureGroup(name) { Text("in " + name).tag(name + "1") }
          }
        }
      }
    }
    let screen = Screen { Trees() }
    screen.list.select(rows: [1])
    #expect(screen.shows("chosen y") && Self.rows(screen) == ["x", "y"])
    screen.list.row(1).button("Expand").tap()
    #expect(Self.rows(screen) == ["x", "y", "in y"])
    screen.list.select(rows: [2])
    #expect(screen.shows("chosen y1"))
    screen.list.row(1).button("Collapse").tap()
    #expect(Self.rows(screen) == ["x", "y"])
    screen.close()
  }

  @Test("Rows that nothing can be done with say so")
  func inert() {
    let screen = Screen {
      NavigationStack {
        List {
          Text("plain")
          NavigationLink("link") { Text("page") }
          ForEach(0..<2, id: \.self) { number in
            HStack {
              Text(verbatim: "\(number)")
              NavigationLink("to") { Text("page") }
            }
          }
        }
      }
    }
    let source = (screen.list.widget as? any RowsWidget)?.source
    #expect((0..<4).map { source?.canActivateRow(at: $0) } == [false, true, true, true])
    screen.close()
  }

  @Test(
    "Rows of the usual controls are made as they come into sight",
    arguments: [
      Self.madeOf { Text("a") }, Self.madeOf { Label("a", systemImage: "star") },
      Self.madeOf { Button("a") {} },
      Self.madeOf { Toggle("a", isOn: .constant(true)) },
      Self.madeOf {
        HStack {
          Text("a")
          Text("b")
        }
      },
      Self.madeOf { NavigationLink("a", value: 1) }, Self.madeOf { NavigationLink("a") { Text("page") } },
      Self.madeOf { TextField("a", text: .constant("")) },
      Self.madeOf { SecureField("a", text: .constant("")) },
      Self.madeOf { LabeledContent("a", value: "b") },
      Self.madeOf { Picker("a", selection: .constant(0)) {} },
      Self.madeOf { Stepper("a", value: .constant(1)) }, Self.madeOf { Slider(value: .constant(1)) },
      Self.madeOf { DatePicker("a", selection: .constant(.now)) }, Self.madeOf { ProgressView() },
      Self.madeOf { Gauge(value: 0.5) { Text("a") } }, Self.madeOf { Menu("a") { Text("b") } },
      Self.madeOf { GroupBox("a") { Text("b") } }, Self.madeOf { Image(systemName: "star") },
      Self.madeOf { Link("a", destination: .init(string: "https://swift.org")!) },
      Self.madeOf { Text("a").swipeActions { Button("b") {} }.contextMenu { Button("c") {} }.badge(3) },
      Self.madeOf { Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets()).tag(1) },
      Self.madeOf {
        Text("a").onTapGesture {}.background(Color.red).overlay { Text("b") }.sheet(
          isPresented: .constant(false)
        ) {}
      },
      Self.madeOf { Text("a").padding().frame(width: 10).id(1).transition(.opacity).onAppear {}.task {} },
      Self.madeOf { ContentUnavailableView("a", systemImage: "star") }, Self.madeOf { Color.red },
      Self.madeOf { ColorPicker("a", selection: .constant(.red)) }, Self.madeOf { ShareLink(item: "a") },
      Self.madeOf { ControlGroup { Button("a") {} } }, Self.madeOf { AsyncImage(url: nil) },
    ])
  func controls(_ row: Made) {
    let screen = row.screen()
    #expect(screen.list.rowCount == 1000 && screen.list.rows.count < 50)
    screen.close()
  }

  struct Made: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: @MainActor @Sendable () -> Screen
  }

  nonisolated private static func madeOf<Row: View>(
    @ViewBuilder _ row: @escaping @MainActor @Sendable () -> Row
  ) -> Made {
    Made(testDescription: "\(Row.self)") {
      Screen { NavigationStack { List { ForEach(0..<1000, id: \.self) { _ in row() } } } }
    }
  }
}
