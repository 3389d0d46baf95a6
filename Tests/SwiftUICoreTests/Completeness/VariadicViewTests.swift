import SwiftUITesting
import Testing

private struct IsPinned: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

@MainActor
@Suite("Views made of views, in the older form")
struct VariadicViewTests {
  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        if child[IsPinned.self] { Text("pinned") }
        child
        if let name = child.id(as: String.self) { Text(verbatim: "named \(name)") }
        if child.id != last { Text("-") }
      }
    }
  }
  private struct Stacked: _VariadicView_UnaryViewRoot {
    let title: String
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        Text("\(title) \(children.count)")
        children
      }
    }
  }
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
  private struct Desk: View {
    @State private var names = ["a", "b"]
    @State private var isPinned = false
    var body: some View {
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("first")._trait(IsPinned.self, isPinned)
          Text("second").id("two")
          ForEach(names, id: \.self) { Counter(name: $0) }
        }
        Button("Add") { names.insert("c", at: 0) }
        Button("Pin") { isPinned.toggle() }
      }
    }
  }

  @Test("A root knows its children one by one, what they carry and what they were given for an identity")
  func children() {
    let screen = Screen { Desk() }
    #expect(
      screen.texts.prefix(10) == [
        "first", "-", "second", "named two", "-", "a 0", "named a", "-", "b 0", "named b",
      ])
    screen.button("Pin").tap()
    #expect(screen.texts.prefix(3) == ["pinned", "first", "-"])
    screen.button("b 0").tap()
    screen.button("Add").tap()
    #expect(
      screen.texts.dropFirst().prefix(13) == [
        "first", "-", "second", "named two", "-", "c 0", "named c", "-", "a 0", "named a", "-", "b 1",
        "named b",
      ])
  }

  @Test("A root of one view lays its children out in that")
  func unary() {
    let screen = Screen {
      _VariadicView.Tree(root: Stacked(title: "cards"), content: TupleView((Text("a"), Text("b"))))
    }
    #expect(screen.texts == ["cards 2", "a", "b"])
  }
}
