import HeadlessRenderer
import SwiftUITesting
import Testing

/// What a change costs where only the rows in sight are there: by the rows that come into sight, and not by how many there are.
@MainActor
@Suite("The cost of rows in sight")
struct RowsInSightTests {
  struct Item: Identifiable {
    var id: Int
    var name: String
  }
  struct Row: View {
    let item: Item
    var body: some View { Text(item.name).frame(height: 40) }
  }
  final class Box {
    var items: Binding<[Item]>!
    func hold(_ items: Binding<[Item]>) { self.items = items }
  }
  struct Rows: View {
    @State var items: [Item]
    let box: Box
    let container: Container
    var body: some View {
      let _ = box.hold($items)
      switch container {
      case .list: List(items) { Row(item: $0) }
      case .stack: ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(item: $0) } } }
      }
    }
  }
  enum Container: CaseIterable {
    case list, stack
    /// A stack makes rows of 120 points beyond what is in sight.
    @MainActor var rows: Int { self == .list ? 15 : 18 }
  }
  struct Cost: Equatable {
    var evaluated: [String]
    var contents: Int
    var operations: [String]
  }
  enum Change: CaseIterable {
    case edit, editFar, insert, insertFar, remove, removeFar, move, moveHere, moveAway, swap

    @MainActor func write(_ items: inout [Item]) {
      switch self {
      case .edit: items[3].name = "new"
      case .editFar: items[70].name = "new"
      case .insert: items.insert(Item(id: -1, name: "new"), at: 3)
      case .insertFar: items.insert(Item(id: -1, name: "new"), at: 70)
      case .remove: items.remove(at: 3)
      case .removeFar: items.remove(at: 70)
      case .move: items.insert(items.remove(at: 9), at: 3)
      case .moveHere: items.insert(items.remove(at: 70), at: 3)
      case .moveAway: items.insert(items.remove(at: 3), at: 70)
      case .swap: items.swapAt(3, 9)
      }
    }
  }

  private func cost(of change: Change, in container: Container, count: Int) -> Cost {
    let box = Box()
    let items = (0..<count).map { Item(id: $0, name: "n\($0)") }
    let screen = Screen { Rows(items: items, box: box, container: container) }
    #expect(screen.contents == container.rows)
    screen.resetCounts()
    screen.act { change.write(&box.items.wrappedValue) }
    defer { screen.close() }
    return Cost(
      // Without what they are generic over.
      evaluated: screen.evaluated.map { String($0.prefix { $0 != "<" }) },
      contents: screen.contents, operations: screen.operations)
  }

  @Test(
    "A change of 10,000 rows costs exactly what it costs among 100", arguments: Container.allCases,
    Change.allCases)
  func sight(_ container: Container, _ change: Change) {
    let few = cost(of: change, in: container, count: 100)
    #expect(cost(of: change, in: container, count: 10_000) == few)
    let rows = container.rows
    switch change {
    case .edit:
      expect(few, container, rows: 1, contents: rows, ["update text \"new\": text"])
    case .editFar:
      expect(few, container, contents: rows, [])
    case .insert:
      expect(few, container, rows: 1, contents: rows + 1, container.changed() + container.making("new"))
    case .insertFar, .removeFar:
      expect(few, container, contents: rows, container.changed())
    case .remove:
      // A list fills its viewport up; of a stack's rows beyond what is in sight there are enough.
      if container == .list {
        expect(few, container, rows: 1, contents: rows, container.changed() + container.making("n15"))
      } else {
        expect(few, container, contents: rows - 1, container.changed() + ["remove row \"n3\" from lazy"])
      }
    case .move:
      expect(few, container, contents: rows, container.changed() + container.moving("n9"))
    case .moveHere:
      expect(few, container, rows: 1, contents: rows + 1, container.changed() + container.making("n70"))
    case .moveAway:
      if container == .list {
        expect(few, container, rows: 1, contents: rows + 1, container.changed() + container.making("n15"))
      } else {
        expect(few, container, contents: rows, container.changed() + container.moving("n3"))
      }
    case .swap:
      expect(few, container, contents: rows, container.changed(2) + container.moving("n9", "n3"))
    }
  }

  private func expect(
    _ cost: Cost, _ container: Container, rows: Int = 0, contents: Int, _ operations: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let evaluated = ["Rows"] + container.around + Array(repeating: "Row", count: rows)
    #expect(
      cost == Cost(evaluated: evaluated, contents: contents, operations: operations),
      sourceLocation: sourceLocation)
  }
}

extension RowsInSightTests.Container {
  /// The bodies between the rows' owner and the rows.
  fileprivate var around: [String] { self == .list ? [] : ["ScrollView", "WithinMargins", "LazyVStack"] }

  /// That the rows are told of so many steps.
  fileprivate func changed(_ steps: Int = 1) -> [String] {
    ["rows \(self == .list ? "list" : "lazy"): \(steps)"]
  }

  /// What moves rows that are there; those of a list are placed by the list.
  fileprivate func moving(_ names: String...) -> [String] {
    self == .list ? [] : names.map { "move row \"\($0)\" in lazy" }
  }

  /// What makes a row, and shows it.
  fileprivate func making(_ name: String) -> [String] {
    ["make row \"\(name)\"", "make text \"\(name)\"", "insert text \"\(name)\" into row"]
      + (self == .list ? [] : ["insert row \"\(name)\" into lazy"])
  }
}
