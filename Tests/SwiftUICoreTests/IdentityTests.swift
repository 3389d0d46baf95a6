import SwiftUITesting
import Testing

@MainActor
@Suite("Identity")
struct IdentityTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }
  struct Row: View {
    let item: Item
    @State var taps = 0
    var body: some View {
      HStack {
        Text("\(item.name) \(taps)")
        Button("tap \(item.id)") { taps += 1 }
      }
    }
  }
  final class Box {
    var items: Binding<[Item]>!
    func hold(_ items: Binding<[Item]>) { self.items = items }
  }
  struct Rows: View {
    @State var items: [Item]
    let box: Box
    var body: some View {
      let _ = box.hold($items)
      VStack { ForEach(items) { Row(item: $0) } }
    }
  }
  func items(_ ids: [Int]) -> [Item] { ids.map { Item(id: $0, name: "n\($0)") } }

  @Test(
    "Rows keep state and widget wherever they move",
    arguments: [
      ([1, 2, 3], [3, 2, 1]), ([1, 2, 3], [2, 3, 1]), ([1, 2, 3], [4, 1, 5, 3]), ([1, 2, 3], []),
      ([], [1, 2]), ([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]), ([1, 2, 3, 4, 5, 6], [6, 4, 9, 2, 1]),
    ])
  func moves(_ old: [Int], _ new: [Int]) {
    let box = Box()
    let screen = Screen { Rows(items: items(old), box: box) }
    for id in old { for _ in 0..<id { screen.button("tap \(id)").tap() } }
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0, screen.button("tap \($0)")) })
    screen.act { box.items.wrappedValue = items(new) }
    let expected = new.flatMap { ["n\($0) \(old.contains($0) ? $0 : 0)", "tap \($0)"] }
    #expect(screen.texts == expected)
    for id in new where old.contains(id) { #expect(screen.button("tap \(id)").isSame(as: before[id]!)) }
  }

  @Test("Changing one of many value rows is the list's body, that row's, and one operation")
  func oneRow() {
    let box = Box()
    let screen = Screen { Rows(items: items(Array(0..<1000)), box: box) }
    screen.resetCounts()
    screen.act { box.items.wrappedValue[500].name = "new" }
    #expect(screen.evaluated == ["Rows", "Row"])
    #expect(screen.operations == ["update text \"new 0\": text"])
    #expect(screen.contents == 1000)
  }

  @Test("Moving a row is the list's body and one move")
  func oneMove() {
    let box = Box()
    let screen = Screen { Rows(items: items(Array(0..<100)), box: box) }
    screen.resetCounts()
    screen.act { box.items.wrappedValue.append(box.items.wrappedValue.remove(at: 3)) }
    #expect(screen.evaluated == ["Rows"])
    #expect(screen.operations == ["move stack \"n3 0\" in stack"])
  }

  @Test("Removing a row frees its node and widget; inserting makes only its own")
  func removal() {
    let box = Box()
    let screen = Screen { Rows(items: items(Array(0..<100)), box: box) }
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    screen.resetCounts()
    screen.act { box.items.wrappedValue.remove(at: 50) }
    #expect(screen.evaluated == ["Rows"])
    screen.resetCounts()
    #expect(Screen.liveNodes < nodes)
    #expect(Screen.liveWidgets < widgets)
    screen.act { box.items.wrappedValue.insert(Item(id: 50, name: "n50"), at: 50) }
    #expect(screen.evaluated == ["Rows", "Row"])
    #expect(Screen.liveNodes == nodes)
    screen.resetCounts()
    #expect(Screen.liveWidgets == widgets)
  }
}
