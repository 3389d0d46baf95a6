import SwiftUITesting
import Testing

/// The page of a link that carries its destination belongs to that link, wherever the link's row is.
@MainActor
@Suite("Pages of links")
struct LinkedPageTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }
  struct Detail: View {
    @Binding var item: Item
    let remove: () -> Void
    let insert: () -> Void
    var body: some View {
      VStack {
        Text("page of \(item.name)")
        TextField("Name", text: $item.name)
        Button("Remove") { remove() }
        Button("Insert") { insert() }
      }
    }
  }
  struct Items: View {
    @State var items = (0..<60).map { Item(id: $0, name: "n\($0)") }
    var body: some View {
      NavigationStack {
        List {
          ForEach($items) { $item in
            NavigationLink {
              Detail(
                item: $item, remove: { items.removeAll { $0.id == item.id } },
                insert: {
                  items.insert(contentsOf: (100..<140).map { Item(id: $0, name: "new \($0)") }, at: 0)
                })
            } label: {
              Text(item.name)
            }
          }
        }
      }
    }
  }

  @Test("A page goes on showing and editing its own record when its row moves out of sight")
  func rowOutOfSight() {
    let screen = Screen { Items() }
    screen.list.activate(row: 0)
    #expect(screen.shows("page of n0"))
    screen.button("Insert").tap()
    #expect(screen.shows("page of n0"))
    screen.field("Name").type("!")
    #expect(screen.shows("page of n0!"))
    screen.goBack()
    #expect(screen.list.rowIndex(showing: "n0!") == 40)
  }

  @Test("A page goes with the record whose row opened it, and no other page stands in for it")
  func recordRemoved() {
    let screen = Screen { Items() }
    screen.list.activate(row: 0)
    screen.button("Remove").tap()
    #expect(!screen.texts.contains { $0.hasPrefix("page of") })
    #expect(screen.list.rowCount == 59)
    screen.list.activate(row: 0)
    #expect(screen.shows("page of n1"))
  }

  struct Disappearing: View {
    @State var count = 1
    var body: some View {
      NavigationStack {
        VStack {
          Text("root")
          if count > 0 { NavigationLink("Go") { Button("Kill") { count = 0 } } }
        }
      }
    }
  }

  @Test("A page goes with its link")
  func linkGone() {
    let screen = Screen { Disappearing() }
    screen.button("Go").tap()
    screen.button("Kill").tap()
    #expect(screen.shows("root"))
    #expect(screen.front.find("button", "Kill") == nil)
  }

  @Test("A row that was kept for its page is let go when the page closes and the row is out of sight")
  func letGo() {
    let screen = Screen { Items() }
    screen.list.activate(row: 0)
    let widgets = Screen.liveWidgets
    for _ in 0..<20 {
      screen.button("Insert").tap()
      screen.goBack()
      screen.list.activate(row: 0)
    }
    screen.resetCounts()
    #expect(Screen.liveWidgets <= widgets + 2)
  }
}
