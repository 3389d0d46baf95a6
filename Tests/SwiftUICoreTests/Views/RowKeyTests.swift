import SwiftUITesting
import Testing

@testable import HeadlessRenderer
@testable import SwiftUICore

/// Enter on a row presses what is in it; Right and Left open and close.
@MainActor
@Suite("Keys on rows of a list")
struct RowKeyTests {
  @MainActor
  final class Deeds {
    var done: [String] = []
  }

  struct Rows: View {
    let deeds: Deeds
    @State private var isOn = false
    var body: some View {
      Button("Press") { deeds.done.append("button") }
      HStack {
        Text("Two")
        Button("Off") { deeds.done.append("off") }.disabled(true)
        Button("Hidden") { deeds.done.append("hidden") }.hidden()
        Button("On") { deeds.done.append("on") }
      }
      Toggle(isOn ? "is on" : "is off", isOn: $isOn)
      Text("Tapped").onTapGesture { deeds.done.append("tap") }
      HStack {
        Text("Off").onTapGesture { deeds.done.append("tapped off") }.disabled(!isOn)
        Button("Behind") { deeds.done.append("behind") }
      }
      Text("Twice").onTapGesture(count: 2) { deeds.done.append("taps") }
      Picker("Choice", selection: .constant(0)) { Button("Option") { deeds.done.append("option") }.tag(0) }
      Menu("Menu") { Button("Entry") { deeds.done.append("entry") } }
      Text("With a menu").contextMenu { Button("Copy") { deeds.done.append("copy") } }
    }
  }

  @Test("Enter presses the first control of a row that can be", arguments: [false, true])
  func controls(isSelecting: Bool) {
    let deeds = Deeds()
    let screen = Screen {
      if isSelecting {
        List(selection: .constant(Set<Int>())) { Rows(deeds: deeds) }
      } else {
        List { Rows(deeds: deeds) }
      }
    }
    for row in [0, 1, 3, 4, 5, 6, 7, 8] { screen.list.pressReturn(onRow: row) }
    #expect(deeds.done == ["button", "on", "tap", "behind"])
    screen.list.pressReturn(onRow: 2)
    #expect(screen.list.toggle("is on").isOn)
    screen.list.pressReturn(onRow: 4)
    #expect(deeds.done.last == "tapped off", "It is enabled now")
    screen.list.pressReturn(onRow: 2)
    #expect(!screen.list.toggle("is off").isOn)
  }

  @Test("A click on a row beside its button presses nothing")
  func click() {
    let deeds = Deeds()
    let screen = Screen { List { Rows(deeds: deeds) } }
    for row in 0..<9 { screen.list.activate(row: row) }
    #expect(deeds.done == [])
  }

  @Test("A link, and what the list is for, come before the controls in the row")
  func linksAndPrimaryActions() {
    let deeds = Deeds()
    let row = HStack {
      Button("Press") { deeds.done.append("button") }
      NavigationLink("There") { Text("page") }
    }
    let linked = Screen { NavigationStack { List { row } } }
    linked.list.pressReturn(onRow: 0)
    #expect(linked.shows("page"))
    let acting = Screen {
      List(selection: .constant(Set<Int>())) { ForEach([7], id: \.self) { _ in row } }
        .contextMenu(forSelectionType: Int.self) { _ in
        } primaryAction: {
          deeds.done.append("primary \($0.sorted())")
        }
    }
    acting.list.pressReturn(onRow: 0)
    #expect(deeds.done == ["primary [7]"])
  }

  struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }
  static let tree = [
    Node(id: "Fruit", children: [Node(id: "Apple"), Node(id: "Berries", children: [Node(id: "Acai")])]),
    Node(id: "Bread"),
  ]

  @Test("Rows that open others open and close by keys, those of a tree too", arguments: [false, true])
  func outlines(isSelecting: Bool) {
    let screen = Screen {
      if isSelecting {
        List(Self.tree, children: \.children, selection: .constant(nil as String?)) { Text($0.id) }
      } else {
        List(Self.tree, children: \.children) { Text($0.id) }
      }
    }
    #expect(!screen.list.open(row: 0, false), "It is closed already")
    #expect(screen.list.open(row: 0))
    #expect(screen.list.rowCount == 4)
    #expect(!screen.list.open(row: 0), "It is open already")
    #expect(!screen.list.open(row: 1), "It opens nothing")
    #expect(screen.list.open(row: 2))
    #expect(screen.list.texts == ["Fruit", "Apple", "Berries", "Acai", "Bread"])
    #expect(screen.list.open(row: 0, false))
    #expect(screen.list.texts == ["Fruit", "Bread"])
    screen.list.pressReturn(onRow: 0)
    #expect(screen.list.rowCount > 2, "Enter opens as well")
  }

  struct Film: Identifiable { let id: String }

  @Test("So do those of a table")
  func tables() {
    let screen = Screen {
      Table(of: Film.self) {
        TableColumn("Title", value: \.id)
      } rows: {
        DisclosureTableRow(Film(id: "Series")) { TableRow(Film(id: "Part")) }
      }
    }
    #expect(screen.list.open(row: 0))
    #expect(screen.shows("Part"))
    #expect(screen.list.open(row: 0, false))
    #expect(!screen.shows("Part"))
  }
}
