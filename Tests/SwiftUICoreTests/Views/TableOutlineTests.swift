import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Outline in a table") @MainActor
struct TableOutlineTests {
  private struct File: Identifiable {
    let id: String
    var inside: [File]?
  }

  private static let files = [
    File(id: "folder", inside: [File(id: "inner", inside: [File(id: "leaf")]), File(id: "note")]),
    File(id: "other"),
  ]

  private struct Tree: View {
    @State private var chosen: String?
    var body: some View {
      Text("chosen \(chosen ?? "none")")
      Table(files, children: \.inside, selection: $chosen) {
        TableColumn("Id", value: \.id)
        TableColumn("Length") { Text("\($0.id.count)") }
      }
    }
  }

  private struct Built: View {
    @State private var isOpen = true
    var body: some View {
      Table(of: File.self) {
        TableColumn("Id", value: \.id)
      } rows: {
        ForEach(files) { file in
          if let inside = file.inside {
            DisclosureTableRow(file, isExpanded: $isOpen) { ForEach(inside) { TableRow($0) } }
          } else {
            TableRow(file)
          }
        }
      }
      Button(isOpen ? "Shut" : "Open") { isOpen.toggle() }
    }
  }

  private func list(_ screen: Screen) -> Element { screen.front.all.first { $0.kind == "list" }! }
  private func ids(_ screen: Screen) -> [String] {
    let list = list(screen)
    return (0..<list.rowCount).map { list.row($0).texts.first ?? "" }
  }

  @Test("An arrow in the first column shows and hides the rows under a row")
  func arrows() {
    let screen = Screen { Tree() }
    #expect(ids(screen) == ["folder", "other"])
    screen.button("Expand").tap()
    #expect(ids(screen) == ["folder", "inner", "note", "other"])
    list(screen).row(1).button("Expand").tap()
    #expect(ids(screen) == ["folder", "inner", "leaf", "note", "other"])
    // Rows under others are selected by what they are.
    list(screen).select(rows: [2])
    #expect(screen.shows("chosen leaf"))
    list(screen).row(0).button("Collapse").tap()
    #expect(ids(screen) == ["folder", "other"])
    screen.close()
  }

  @Test("Rows built by hand may have others under them, as many as there are")
  func built() {
    let screen = Screen { Built() }
    #expect(ids(screen) == ["folder", "inner", "note", "other"])
    screen.button("Shut").tap()
    #expect(ids(screen) == ["folder", "other"])
    screen.button("Expand").tap()
    #expect(ids(screen) == ["folder", "inner", "note", "other"])
    #expect(screen.shows("Shut"))
    screen.close()
  }

  @Test("A table knows by its rows' types whether there may be arrows, and whether each is one row")
  func traits() {
    typealias Row = TableRow<File>
    #expect(Row._traits.isOneRow && !Row._traits.mayOpen)
    #expect(!_TableRowsOrNot<File, Row>._traits.isOneRow)
    #expect(_TableRowsOfTwo<Row, Row>._traits.isOneRow)
    typealias Opening = DisclosureTableRow<Row, Row>
    #expect(_TableRowsOfTwo<Row, Opening>._traits.mayOpen)
    #expect(!_TableRowsOfTwo<Row, Opening>._traits.isOneRow)
    #expect(_TableRows<Row, Section<Text, Opening, EmptyView>>._traits.mayOpen)
    #expect(!_TableRows<Row, Row>._traits.mayOpen)
  }

  private struct Marked: View {
    let asOutline: Bool
    var body: some View {
      Table(of: File.self) {
        TableColumn("Id", value: \.id)
      } rows: {
        if asOutline {
          TableOutlineGroupContent(data: files, children: \.inside).contextMenu { Button("Open") {} }
        } else {
          DisclosureTableRow(files[0], isExpanded: .constant(true)) {
            ForEach(files[0].inside ?? []) { TableRow($0) }
          }
          .contextMenu { Button("Open") {} }
        }
      }
    }
  }
  private func menus(_ screen: Screen) -> [Bool] {
    let list = list(screen)
    return (0..<list.rowCount).map { row in list.row(row).all.contains { $0.kind == "context menu" } }
  }

  @Test("What is said of a row is said of none under it, and what is said of an outline of all its rows")
  func modifiers() {
    #expect(menus(Screen { Marked(asOutline: false) }) == [true, false, false])
    let outline = Screen { Marked(asOutline: true) }
    outline.button("Expand").tap()
    #expect(menus(outline) == [true, true, true, true])
  }
}
