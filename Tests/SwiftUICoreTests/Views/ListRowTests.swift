import HeadlessRenderer
import SwiftUITesting
import Testing

@MainActor
@Suite("What is done to rows of a list")
struct ListRowTests {
  struct Names: View {
    @State var first = ["a", "b", "c", "d"]
    @State var second = ["x", "y", "z"]
    @State var selection: Set<String> = []
    @State var isLocked = true
    var body: some View {
      List(selection: $selection) {
        Section("First") {
          ForEach(first, id: \.self) { name in
            Text(name)
              .moveDisabled(isLocked && name == "a")
              .deleteDisabled(isLocked && name == "b")
              .selectionDisabled(isLocked && name == "c")
          }
          .onMove { first.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { first.remove(atOffsets: $0) }
        }
        Section("Second") {
          ForEach(second, id: \.self) { Text($0) }
            .onMove { second.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .toolbar { Button("Unlock") { isLocked = false } }
    }
  }

  private func rows(_ screen: Screen) -> String {
    (0..<screen.list.rowCount).flatMap { screen.list.row($0).texts }.joined(separator: " ")
  }

  @Test("A row goes where it is dragged, within its own ForEach")
  func moving() {
    let screen = Screen { Names() }
    #expect(rows(screen) == "First a b c d Second x y z")
    screen.list.move(rows: [2], to: 5)
    #expect(rows(screen) == "First a c d b Second x y z")
    screen.list.move(rows: [8], to: 6)
    #expect(rows(screen) == "First a c d b Second z x y")
    screen.list.move(rows: [3], to: 9)
    #expect(rows(screen) == "First a c d b Second z x y", "Not into another section")
    screen.list.move(rows: [2, 3], to: 1)
    #expect(rows(screen) == "First c d a b Second z x y")
  }

  @Test("A moved row keeps its widget: one move, no row made")
  func moveCost() {
    let screen = Screen { Names() }
    screen.resetCounts()
    screen.list.move(rows: [2], to: 5)
    #expect(screen.operations.filter { $0.hasPrefix("make") } == [])
    #expect(screen.operations.contains { $0.hasPrefix("rows list: 1") })
  }

  @Test("A row that is not to be moved, deleted or selected is not, until it may be")
  func disabled() {
    let screen = Screen { Names() }
    screen.list.move(rows: [1], to: 4)
    #expect(rows(screen) == "First a b c d Second x y z")
    screen.list.delete(rows: [2, 4])
    #expect(rows(screen) == "First a b c Second x y z", "b stays")
    screen.list.select(rows: [1, 3])
    #expect(screen.list.isRowSelected(1))
    #expect(!screen.list.isRowSelected(3))
    screen.button("Unlock").tap()
    screen.list.select(rows: [3])
    #expect(screen.list.isRowSelected(3))
    screen.list.delete(rows: [2])
    screen.list.move(rows: [1], to: 3)
    #expect(rows(screen) == "First c a Second x y z")
  }

  struct Edited: View {
    @State private var own = EditMode.active
    let hasOwn: Bool
    private var list: some View { List { Text("a") } }
    var body: some View {
      EditButton()
      if hasOwn { list.environment(\.editMode, $own) } else { list }
      Button("End") { own = .inactive }
    }
  }

  @Test("A list is edited while the edit mode around it says so, the window's or another")
  func editing() {
    func isEditing(_ screen: Screen) -> Bool? {
      (screen.list.widget as? HeadlessList)?.description.isEditing
    }
    let screen = Screen { Edited(hasOwn: false) }
    #expect(isEditing(screen) == false)
    screen.button("Edit").tap()
    #expect(isEditing(screen) == true)
    screen.button("Done").tap()
    #expect(isEditing(screen) == false)
    let other = Screen { Edited(hasOwn: true) }
    #expect(isEditing(other) == true)
    other.button("End").tap()
    #expect(isEditing(other) == false)
  }

  @Test("Of rows out of sight too, those that are not to be deleted stay")
  func disabledOutOfSight() {
    struct Numbers: View {
      @State var numbers = Array(0..<100)
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)").deleteDisabled($0 % 10 == 0) }
            .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
    let screen = Screen { Numbers() }
    screen.list.delete(rows: Array(0..<100))
    #expect(screen.list.rowCount == 10)
  }

  // MARK: the cost model

  struct Value: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Values: View {
    @State var values = (0..<10_000).map { Value(id: $0, name: "Row \($0)") }
    var body: some View {
      List(values) { ValueRow(value: $0) }
        .toolbar {
          Button("Edit") { values[3].name = "Edited" }
          Button("Far") { values[9_000].name = "Edited" }
          Button("Insert") { values.insert(Value(id: -1, name: "New"), at: 2) }
          Button("Remove") { values.remove(at: 2) }
          Button("Move") { values.move(fromOffsets: [1], toOffset: 5) }
        }
    }
  }

  struct ValueRow: View {
    let value: Value
    var body: some View { Text(value.name) }
  }

  @Test(
    "Editing, inserting, removing or moving one of 10,000 value rows: the list's body, that row's, and its widgets",
    arguments: [
      ("Edit", 1, 1), ("Far", 0, 0), ("Insert", 1, 5), ("Remove", 1, 5), ("Move", 0, 1),
    ])
  func valueRows(_ button: String, bodies: Int, operations: Int) {
    let screen = Screen { Values() }
    screen.resetCounts()
    screen.button(button).tap()
    #expect(screen.evaluated.filter { $0 == "Values" }.count == 1)
    #expect(screen.evaluated.filter { $0 == "ValueRow" }.count == bodies)
    // One for each row in sight, and one for a row that comes.
    #expect(screen.contents <= 16)
    #expect(screen.operations.count <= operations, "\(screen.operations)")
  }

  struct Filtered: View {
    @State var values = (0..<10_000).map { Value(id: $0, name: "Row \($0)") }
    @State var divisor = 1
    var body: some View {
      List(values.filter { $0.id % divisor == 0 }) { ValueRow(value: $0) }
        .toolbar {
          Button("Third") { divisor = 3 }
          Button("All") { divisor = 1 }
          Button("Reverse") { values.reverse() }
        }
    }
  }

  @Test("Filtering makes the rows that come into sight, and keeps those that were")
  func filtering() {
    let screen = Screen { Filtered() }
    func texts() -> [String] { screen.texts.filter { $0.hasPrefix("Row") } }
    screen.resetCounts()
    screen.button("Third").tap()
    #expect(texts() == stride(from: 0, to: 45, by: 3).map { "Row \($0)" })
    // 0, 3, 6, 9 and 12 were in sight.
    #expect(screen.evaluated.filter { $0 == "ValueRow" }.count == 10)
    screen.button("All").tap()
    #expect(texts() == (0..<15).map { "Row \($0)" })
    #expect(screen.list.rowCount == 10_000)
    screen.button("Reverse").tap()
    #expect(texts().first == "Row 9999")
  }
}
