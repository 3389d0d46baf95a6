import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Lists of trees and bindings in which one or several rows are selected")
struct ListSelectionTests {
  private struct Fruit: Identifiable {
    var id: String
    var inside: [Fruit]?
  }

  private nonisolated static let forms = [
    "tree", "tree by id", "bound tree", "bound tree by id", "bound by id", "edited by id",
  ]

  private struct Several: View {
    let form: String
    @State var fruits = ["apple", "kiwi", "peach"].map { Fruit(id: $0) }
    @State var chosen: Set<String> = []
    var body: some View {
      switch form {
      case "tree": List(fruits, children: \.inside, selection: $chosen) { Text($0.id) }
      case "tree by id": List(fruits, id: \.id, children: \.inside, selection: $chosen) { Text($0.id) }
      case "bound tree": List($fruits, children: \.inside, selection: $chosen) { $fruit in Text(fruit.id) }
      case "bound tree by id":
        List($fruits, id: \.id, children: \.inside, selection: $chosen) { $fruit in Text(fruit.id) }
      case "bound by id": List($fruits, id: \.id, selection: $chosen) { $fruit in Text(fruit.id) }
      default:
        List($fruits, id: \.id, editActions: .move, selection: $chosen) { $fruit in Text(fruit.id) }
      }
      Text("chosen: \(chosen.sorted().joined(separator: " "))")
    }
  }

  @Test("Several", arguments: forms)
  func several(form: String) throws {
    let screen = Screen { Several(form: form) }
    try #require(screen.front.first("list")).select(rows: [0, 2])
    #expect(screen.shows("chosen: apple peach"))
  }

  private struct One: View {
    let form: String
    @State var fruits = ["apple", "kiwi", "peach"].map { Fruit(id: $0) }
    @State var chosen: String?
    var body: some View {
      switch form {
      case "tree": List(fruits, children: \.inside, selection: $chosen) { Text($0.id) }
      case "tree by id": List(fruits, id: \.id, children: \.inside, selection: $chosen) { Text($0.id) }
      case "bound tree": List($fruits, children: \.inside, selection: $chosen) { $fruit in Text(fruit.id) }
      case "bound tree by id":
        List($fruits, id: \.id, children: \.inside, selection: $chosen) { $fruit in Text(fruit.id) }
      case "bound by id": List($fruits, id: \.id, selection: $chosen) { $fruit in Text(fruit.id) }
      default:
        List($fruits, id: \.id, editActions: .move, selection: $chosen) { $fruit in Text(fruit.id) }
      }
      Text("chosen: \(chosen ?? "none")")
    }
  }

  @Test("One or none", arguments: forms)
  func one(form: String) throws {
    let screen = Screen { One(form: form) }
    let list = try #require(screen.front.first("list"))
    list.select(rows: [1])
    #expect(screen.shows("chosen: kiwi"))
    list.select(rows: [])
    #expect(screen.shows("chosen: none"))
  }

  @Test("A bound tree by id needs no selection")
  func none() {
    let fruits = Binding.constant([Fruit(id: "apple")])
    let screen = Screen {
      List(fruits, id: \.id, children: \.inside) { $fruit in Text(fruit.id) }
    }
    #expect(screen.shows("apple"))
  }
}
