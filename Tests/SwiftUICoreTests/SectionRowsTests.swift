import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

@MainActor
@Suite("Sections made by a ForEach")
struct SectionRowsTests {
  struct Letter: Identifiable {
    let id: String
    var names: [String]
  }

  struct Letters: View {
    @State var letters = [Letter(id: "A", names: ["Ann", "Art"]), Letter(id: "C", names: ["Cid"])]
    let hasHeaders: Bool
    var body: some View {
      VStack {
        List {
          ForEach(letters) { letter in
            if hasHeaders { LetterSection(letter: letter) } else { Section { Names(names: letter.names) } }
          }
        }
        Button("Insert") { letters.insert(Letter(id: "B", names: ["Bo", "Bea"]), at: 1) }
        Button("Remove") { letters.removeFirst() }
        Button("Grow") { letters[0].names.append("Abe") }
      }
    }
  }

  struct LetterSection: View {
    let letter: Letter
    var body: some View { Section(letter.id) { Names(names: letter.names) } }
  }

  struct Names: View {
    let names: [String]
    var body: some View { ForEach(names, id: \.self) { Text($0) } }
  }

  @Test("What is said of rows around a section is said of each; the header has fonts that are set in between")
  func modifiedSection() {
    let screen = Screen {
      List {
        Section("Head") {
          Text("a")
          ForEach(["b"], id: \.self) { Text($0) }
        }
        .font(.title)
        .listRowBackground(Color.red)
        Text("d")
      }
    }
    #expect(rows(screen) == ["Head", "a", "b", "d"])
    let source = (screen.list.widget as? HeadlessList)?.source
    let bare = (1..<4).map { source?.rowTraits(at: $0).look.isBare == true }
    #expect(bare == [true, true, false])
    let fonts = (0..<3).flatMap { row in
      screen.list.row(row).all.compactMap { ($0.widget.anyDescription as? TextDescription)?.style.font }
    }
    #expect(fonts == [.title, .title, .title])
  }

  struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }
  struct Once: ViewModifier {
    @State private var isOn = false
    func body(content: Content) -> some View { content.onAppear { isOn = true }.font(isOn ? .title : .body) }
  }

  @Test(
    "A form's section stays one with something around each of its rows, and a client's modifier around all")
  func modifiedSectionInForm() {
    func kinds(@ViewBuilder _ content: () -> some View) -> [String] {
      Screen { Form { content() } }.front.all.map(\.kind).filter { $0 == "section" || $0 == "text" }
    }
    let plain = kinds { Section { Pair() } }
    #expect(plain.count == 3)
    #expect(kinds { Section { Pair() }.listRowBackground(Color.red) } == plain)
    #expect(kinds { Section { Pair() }.modifier(Once()) } == plain)
    #expect(kinds { Section { Pair() }.collapsible(false) } == plain)
  }

  struct InStack: View {
    @State private var names = ["a", "b"]
    var body: some View {
      VStack {
        Text("top")
        Section {
          ForEach(names, id: \.self) { Text($0) }
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        Button("Add") { names.append("c") }
      }
    }
  }

  @Test("In a stack a section is its header, its views and its footer, one after the other")
  func sectionInStack() {
    let screen = Screen { InStack() }
    #expect(!screen.front.all.map(\.kind).contains("section"))
    #expect(screen.texts.prefix(5) == ["top", "Head", "a", "b", "Foot"])
    screen.button("Add").tap()
    #expect(screen.texts.prefix(6) == ["top", "Head", "a", "b", "c", "Foot"])
    let across = Screen { HStack { Section("Head") { Text("a") } } }
    #expect(across.texts == ["Head", "a"])
    #expect(!across.front.all.map(\.kind).contains("section"))
    let form = Screen { Form { Section("Head") { VStack { Text("a") } } } }
    #expect(form.front.all.map(\.kind).contains("section"), "A form's stays one")
  }

  @Test("Each row of a ForEach in a section of a list is painted, and nothing where there are no rows")
  func paintedRows() {
    let screen = Screen {
      VStack {
        List { Section("H") { ForEach(["b", "c"], id: \.self) { Text($0) }.listRowBackground(Color.red) } }
          .listRowBackground(Color.green)
      }
    }
    #expect(rows(screen) == ["H", "b", "c"])
    func painted(_ row: Int) -> Int {
      screen.list.row(row).all.filter { ($0.widget.anyDescription as? FillDescription)?.color == .red }.count
    }
    #expect((0..<3).map(painted) == [0, 1, 1])
    #expect(
      !screen.front.all.contains { ($0.widget.anyDescription as? FillDescription)?.color == .green })
  }

  struct Twice: View {
    @State private var isOn = true
    var body: some View {
      List {
        Section("H") {
          Text("own").listRowBackground(isOn ? Color.red : nil)
          Text("lined").listRowBackground(Color.red).listRowSeparator(.hidden)
          ForEach(["each"], id: \.self) { Text($0) }.listRowBackground(Color.red)
          Text("none")
        }
        .listRowBackground(Color.green)
        Button("Turn") { isOn.toggle() }
      }
    }
  }

  @Test("Of several backgrounds of one row the innermost is painted, and no other")
  func innermostBackground() {
    let screen = Screen { Twice() }
    func painted(_ row: Int) -> [Color] {
      screen.list.row(row).all.compactMap { ($0.widget.anyDescription as? FillDescription)?.color }
    }
    #expect((1...4).map(painted) == [[.red], [.red], [.red], [.green]])
    let frames = (1...4).map { row in screen.list.row(row).all.filter { $0.kind == "rowContent" }.count }
    #expect(frames == [1, 1, 1, 1])
    screen.button("Turn").tap()
    #expect((1...4).map(painted) == [[.green], [.red], [.red], [.green]])
  }

  struct Chosen: View {
    @State private var isOn = false
    var body: some View {
      List {
        Text("row").listRowBackground(isOn ? Color.red : nil)
        Text("view").background(isOn ? Color.red : nil)
        Button("Change") { isOn.toggle() }
      }
    }
  }

  @Test("What is behind a row or a view may be missing, and come and go")
  func missingBackground() {
    let screen = Screen { Chosen() }
    func painted(_ row: Int) -> Bool {
      screen.list.row(row).all.contains { ($0.widget.anyDescription as? FillDescription)?.color == .red }
    }
    for isOn in [false, true, false] {
      #expect((0..<2).map(painted) == [isOn, isOn])
      screen.button("Change").tap()
    }
  }

  private func rows(_ screen: Screen) -> [String] {
    (0..<screen.list.rowCount).flatMap { screen.list.row($0).texts }
  }

  @Test("Each header and each row is a row of the list; sections come and go", arguments: [true, false])
  func rows(hasHeaders: Bool) {
    let widgets = Screen.liveWidgets
    func expected(_ rows: String) -> [String] {
      rows.split(separator: " ").map(String.init).filter { hasHeaders || $0.count > 1 }
    }
    do {
      let screen = Screen { Letters(hasHeaders: hasHeaders) }
      #expect(rows(screen) == expected("A Ann Art C Cid"))
      screen.button("Insert").tap()
      #expect(rows(screen) == expected("A Ann Art B Bo Bea C Cid"))
      screen.button("Grow").tap()
      #expect(rows(screen) == expected("A Ann Art Abe B Bo Bea C Cid"))
      screen.button("Remove").tap()
      #expect(rows(screen) == expected("B Bo Bea C Cid"))
      screen.close()
    }
    #expect(Screen.liveWidgets == widgets)
  }
}
