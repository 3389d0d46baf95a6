import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Lists in which one row is always selected")
struct AlwaysSelectedTests {
  private struct Fruit: Identifiable {
    var id: String
    var inside: [Fruit]?
  }

  /// The forms, by name.
  private enum Form: String, CaseIterable { case content, data, id, binding, tree, edited }

  private struct Fruits: View {
    let form: Form
    @State var fruits = ["apple", "kiwi", "peach"].map { Fruit(id: $0) }
    @State var chosen = "apple"
    var body: some View {
      switch form {
      case .content: List(selection: $chosen) { ForEach(fruits) { Text($0.id) } }
      case .data: List(fruits, selection: $chosen) { Text($0.id) }
      case .id: List(fruits, id: \.id, selection: $chosen) { Text($0.id) }
      case .binding: List($fruits, selection: $chosen) { $fruit in Text(fruit.id) }
      case .tree: List(fruits, children: \.inside, selection: $chosen) { Text($0.id) }
      case .edited: List($fruits, editActions: .move, selection: $chosen) { $fruit in Text(fruit.id) }
      }
      Text("chosen: \(chosen)")
    }
  }

  @Test("A row that is chosen is written; none can be taken back", arguments: Form.allCases.map(\.rawValue))
  func choosing(form: String) throws {
    let screen = Screen { Fruits(form: Form(rawValue: form)!) }
    let list = try #require(screen.front.first("list"))
    list.select(rows: [1])
    #expect(screen.shows("chosen: kiwi"))
    list.select(rows: [])
    #expect(screen.shows("chosen: kiwi"))
  }

  @Test("A binding to an optional, or to a set, is still one to what may be empty")
  func others() throws {
    struct Both: View {
      @State var one: String? = "apple"
      @State var several: Set<String> = ["kiwi"]
      let fruits = ["apple", "kiwi"]
      var body: some View {
        List(fruits, id: \.self, selection: $one) { Text($0) }
        List(fruits, id: \.self, selection: $several) { Text($0) }
        Text("\(one ?? "none") and \(several.count)")
      }
    }
    let screen = Screen { Both() }
    let lists = screen.front.all.filter { $0.kind == "list" }
    lists[0].select(rows: [])
    lists[1].select(rows: [0, 1])
    #expect(screen.shows("none and 2"))
  }
}
