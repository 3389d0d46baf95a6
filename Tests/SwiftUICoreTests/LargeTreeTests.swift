import Foundation
import SwiftUITesting
import Testing

/// Trees that are very deep or very wide.
@MainActor
@Suite("Large trees")
struct LargeTreeTests {
  struct Nested: View {
    let level: Int
    let handle: Handle
    @State private var word = "deep"

    var body: some View {
      let _ = level == 0 ? handle.hand($word) : ()
      if level > 0 { AnyView(Nested(level: level - 1, handle: handle)) } else { Text(word) }
    }
  }
  final class Handle {
    var word: Binding<String>!
    func hand(_ word: Binding<String>) { self.word = word }
  }
  struct Root: View {
    let handle: Handle
    @State private var depth = 500
    var body: some View {
      Button("less") { depth = 499 }
      AnyView(Nested(level: depth, handle: handle))
    }
  }

  @Test("500 erased views in each other are made, changed at either end, and taken away")
  func deep() {
    let handle = Handle()
    let screen = Screen { Root(handle: handle) }
    #expect(screen.texts.contains("deep"))
    screen.resetCounts()
    screen.act { handle.word.wrappedValue = "changed" }
    #expect(screen.texts.contains("changed"))
    #expect(screen.evaluated == ["Nested"])
    // Through all levels at once.
    screen.resetCounts()
    screen.button("less").tap()
    #expect(screen.texts.contains("deep"))
    #expect(screen.bodies == 501)
    screen.close()
  }

  struct Cell: Identifiable {
    let id: Int
    var word: String
  }
  struct CellView: View {
    let cell: Cell
    var body: some View { Text(cell.word) }
  }
  final class Cells {
    var all: Binding<[Cell]>!
    func hold(_ all: Binding<[Cell]>) { self.all = all }
  }
  struct Wide: View {
    let cells: Cells
    @State private var all: [Cell] = []
    var body: some View {
      let _ = cells.hold($all)
      VStack { ForEach(all) { CellView(cell: $0) } }
    }
  }

  /// What a change has taken.
  struct Work: Equatable {
    var bodies = 0
    /// Content closures of the `ForEach`.
    var contents = 0
    /// More than before, or fewer.
    var nodes = 0
    var widgets = 0
    /// Widget operations, by kind.
    var operations: [String: Int] = [:]
  }

  private func work(on screen: Screen, _ write: () -> Void) -> Work {
    screen.resetCounts()
    let (nodes, widgets) = (Screen.liveNodes, Screen.liveWidgets)
    screen.act(write)
    var work = Work(bodies: screen.bodies, contents: screen.contents)
    for operation in screen.operations {
      work.operations[String(operation.prefix { $0 != " " }), default: 0] += 1
    }
    work.nodes = Screen.liveNodes - nodes
    work.widgets = Screen.liveWidgets - widgets
    return work
  }

  @Test("Many rows cost so much each, one of them the same among many", arguments: [1_000, 100_000])
  func wide(_ count: Int) {
    let cells = Cells()
    let screen = Screen { Wide(cells: cells) }
    let made = work(on: screen) {
      cells.all.wrappedValue = (0..<count).map { Cell(id: $0, word: "a") }
    }
    #expect(
      made
        == Work(
          bodies: 1 + count, contents: count, nodes: 2 * count, widgets: count,
          operations: ["make": count, "insert": count]))
    let patched = work(on: screen) {
      cells.all.wrappedValue = (0..<count).map { Cell(id: $0, word: "b") }
    }
    #expect(patched == Work(bodies: 1 + count, contents: count, operations: ["update": count]))
    let edited = work(on: screen) { cells.all.wrappedValue[count / 2].word = "c" }
    #expect(edited == Work(bodies: 2, contents: count, operations: ["update": 1]))
    let removed = work(on: screen) { cells.all.wrappedValue.remove(at: count / 2) }
    #expect(
      removed == Work(bodies: 1, contents: count - 1, nodes: -2, widgets: -1, operations: ["remove": 1]))
    let cleared = work(on: screen) { cells.all.wrappedValue = [] }
    #expect(
      cleared
        == Work(bodies: 1, nodes: -2 * (count - 1), widgets: -(count - 1), operations: ["remove": count - 1]))
    screen.close()
  }

  struct Told: View {
    let cells: Cells
    let tells: Bool
    let tell: (Int) -> Void
    @State private var all: [Cell] = []
    var body: some View {
      let _ = cells.hold($all)
      VStack {
        Text("first")
        ForEach(all) { cell in
          if tells { CellView(cell: cell).onDisappear { tell(cell.id) } } else { CellView(cell: cell) }
        }
        Text("last")
      }
    }
  }

  @Test(
    "Of many rows the last ones go, or some between; those that are told are told in order",
    arguments: [false, true])
  func lastRows(_ tells: Bool) {
    let cells = Cells()
    var told: [Int] = []
    let screen = Screen { Told(cells: cells, tells: tells) { told.append($0) } }
    func texts(_ ids: some Sequence<Int>) -> [String] { ["first"] + ids.map(String.init) + ["last"] }
    let nodes = Screen.liveNodes
    screen.act { cells.all.wrappedValue = (0..<2_000).map { Cell(id: $0, word: "\($0)") } }
    let nodesOfEach = (Screen.liveNodes - nodes) / 2_000
    screen.act { cells.all.wrappedValue.removeLast(700) }
    #expect(screen.texts == texts(0..<1_300))
    #expect(Screen.liveNodes - nodes == 1_300 * nodesOfEach)
    #expect(told == (tells ? Array(1_300..<2_000) : []))
    screen.act { cells.all.wrappedValue.removeSubrange(100..<500) }
    #expect(screen.texts == texts(Array(0..<100) + Array(500..<1_300)))
    screen.act { cells.all.wrappedValue.append(Cell(id: 7_000, word: "7000")) }
    #expect(screen.texts == texts(Array(0..<100) + Array(500..<1_300) + [7_000]))
    told = []
    screen.act { cells.all.wrappedValue = [] }
    #expect(screen.texts == texts([]))
    #expect(Screen.liveNodes == nodes)
    #expect(told == (tells ? Array(0..<100) + Array(500..<1_300) + [7_000] : []))
    screen.close()
  }

  /// Counts the elements of a list that are freed.
  final class Freed {
    var count = 0
  }
  final class Element: Identifiable {
    let freed: Freed
    init(_ freed: Freed) { self.freed = freed }
    deinit { freed.count += 1 }
  }
  final class ElementsHandle {
    var elements: Binding<[Element]>!
    func hand(_ elements: Binding<[Element]>) { self.elements = elements }
  }
  struct Elements: View {
    let handle: ElementsHandle
    @State private var elements: [Element] = []
    var body: some View {
      let _ = handle.hand($elements)
      List(elements) { _ in Text("one") }
    }
  }

  @Test("The elements that a change of a long list replaces are freed after it, those of a short one with it")
  func replacedElements() {
    for (count, isLong) in [(100, false), (3_000, true), (30_000, true)] {
      let freed = Freed()
      let handle = ElementsHandle()
      let screen = Screen { Elements(handle: handle) }
      screen.act { handle.elements.wrappedValue = (0..<count).map { _ in Element(freed) } }
      screen.act { handle.elements.wrappedValue = [Element(freed)] }
      #expect(screen.texts == ["one"])
      #expect(freed.count == (isLong ? 0 : count))
      screen.advance(by: 0.1)
      #expect(freed.count == count)
      screen.close()
    }
  }
}
