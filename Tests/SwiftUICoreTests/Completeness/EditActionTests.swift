import SwiftUITesting
import Testing

@MainActor
@Suite("Rows that are edited in place")
struct EditActionTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }
  struct Items: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    var body: some View {
      VStack {
        List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
        Text(items.map(\.name).joined())
      }
    }
  }

  @Test("A list of a binding deletes its rows from the collection and writes into it")
  func delete() {
    let screen = Screen { Items() }
    #expect(screen.shows("abc"))
    screen.list.delete(rows: [1])
    #expect(screen.shows("ac"))
    screen.front.all.first { $0.kind == "field" }!.enter("x")
    #expect(screen.shows("xc"))
  }

  @Test("Rows that may only be moved are not deleted")
  func move() {
    struct Fixed: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        List { ForEach($items, editActions: .move) { $item in Text(item.name) } }
        Text(items.map(\.name).joined())
      }
    }
    let screen = Screen { Fixed() }
    screen.list.delete(rows: [0])
    #expect(screen.shows("ab"))
  }
}
