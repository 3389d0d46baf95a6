import HeadlessRenderer
import SwiftUITesting
import Testing

@MainActor
@Suite("What of a selection is deleted")
struct DeletedSelectionTests {
  struct Several: View {
    @State private var names = ["a", "b", "c", "d"]
    @State private var selection: Set<String> = []
    @State private var deleted: IndexSet?
    let deletesLater: Bool
    var body: some View {
      Text("selected: \(selection.sorted().joined())")
      Button("Delete now") { if let deleted { names.remove(atOffsets: deleted) } }
      Button("Take c away") { names.removeAll { $0 == "c" } }
      Button("Choose another") { selection.insert("elsewhere") }
      List(selection: $selection) {
        Text("fixed")
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { if deletesLater { deleted = $0 } else { names.remove(atOffsets: $0) } }
      }
    }
  }

  @Test("Deleted rows are no longer selected, others and what has no row are")
  func several() {
    let screen = Screen { Several(deletesLater: false) }
    screen.list.select(rows: [1, 2, 3])
    screen.button("Choose another").tap()
    screen.list.delete(rows: [1, 3])
    #expect(screen.texts.contains("selected: belsewhere"))
    screen.list.delete(rows: [2])
    #expect(screen.texts.contains("selected: belsewhere"), "It was not selected")
  }

  @Test("What the program has not deleted stays selected, until it does")
  func later() {
    let screen = Screen { Several(deletesLater: true) }
    screen.list.select(rows: [1, 2, 3])
    screen.list.delete(rows: [1, 2])
    #expect(screen.texts.contains("selected: abc"))
    screen.button("Take c away").tap()
    #expect(screen.texts.contains("selected: abc"), "It was not a person who deleted that")
    screen.button("Delete now").tap()
    #expect(screen.texts.contains("selected: c"))
  }

  struct Emptied: View {
    @State private var names = ["a", "b"]
    @State private var selection: Set<String> = ["b", "elsewhere"]
    @State private var isHidden = false
    let refuses: Bool
    var body: some View {
      Text("selected: \(selection.sorted().joined(separator: " "))")
      Button("Hide") { isHidden = true }
      if names.isEmpty || isHidden {
        Text("Nothing here")
      } else {
        List(selection: $selection) {
          ForEach(names, id: \.self) { Text($0) }.onDelete { if !refuses { names.remove(atOffsets: $0) } }
        }
      }
    }
  }

  @Test("What a list goes with is no longer selected either")
  func emptied() {
    let screen = Screen { Emptied(refuses: false) }
    screen.list.delete(rows: [0])
    #expect(screen.texts.contains("selected: b elsewhere"))
    screen.list.delete(rows: [0])
    #expect(screen.texts.contains("Nothing here"))
    #expect(screen.texts.contains("selected: elsewhere"))
  }

  @Test("Of a list that goes later, what the program kept stays selected")
  func hidden() {
    let screen = Screen { Emptied(refuses: true) }
    screen.list.delete(rows: [1])
    screen.button("Hide").tap()
    #expect(screen.texts.contains("Nothing here"))
    #expect(screen.texts.contains("selected: b elsewhere"))
  }

  struct One: View {
    @State private var first = ["a", "b", "c"]
    @State private var second = ["x"]
    @State private var selection: String? = "b"
    var body: some View {
      Text("selected: \(selection ?? "none")")
      List(selection: $selection) {
        Section("First") {
          ForEach(first, id: \.self) { Text($0) }
            .onDelete {
              second += $0.map { first[$0] }
              first.remove(atOffsets: $0)
            }
        }
        Section("Second") {
          ForEach($second, id: \.self, editActions: .delete) { $name in
            Text(name)
            Text("more of it")
          }
        }
      }
    }
  }

  @Test("One that only went to another section stays selected; deleted there, nothing is")
  func one() {
    let screen = Screen { One() }
    screen.list.delete(rows: [1])
    #expect(screen.texts.contains("selected: b"))
    screen.list.delete(rows: [1])
    #expect(screen.texts.contains("selected: b"), "It went to the other section")
    screen.list.select(rows: [6])
    #expect(screen.texts.contains("selected: a"))
    screen.list.delete(rows: [6])
    #expect(screen.texts.contains("selected: none"))
  }
}
