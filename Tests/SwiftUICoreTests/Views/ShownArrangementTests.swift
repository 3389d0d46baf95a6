import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Layouts, lazy stacks, scrolling and trees on a screen")
struct ShownArrangementTests {
  struct Exchanging: View {
    @State var isRow = true
    @State var count = 0
    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      VStack {
        layout {
          Counter()
          Text("Beside")
        }
        Button("Turn") { isRow.toggle() }
      }
    }
  }
  struct Counter: View {
    @State var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("Views keep their state when their layout is exchanged for another")
  func anyLayout() {
    let screen = Screen { Exchanging() }
    screen.button("Count 0").tap()
    screen.button("Turn").tap()
    #expect(screen.texts.contains("Count 1"))
  }

  struct Sections: View {
    @State var rows = ["a", "b"]
    @State var hasHeader = false
    var body: some View {
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Text("first")
          Section {
            ForEach(rows, id: \.self) { Text($0) }
          } header: {
            if hasHeader { Text("header") }
          } footer: {
            Text("footer")
          }
          Text("last")
        }
      }
      .toolbar {
        Button("Front") { rows.insert("0", at: 0) }
        Button("Header") { hasHeader = true }
      }
    }
  }

  @Test("In a lazy stack a section's parts stand among the other views, in order, also those that come later")
  func sectionsInLazyStack() {
    let screen = Screen { Sections() }
    func words() -> [String] { screen.texts.filter { !["Front", "Header"].contains($0) } }
    #expect(words() == ["first", "a", "b", "footer", "last"])
    screen.button("Front").tap()
    #expect(words() == ["first", "0", "a", "b", "footer", "last"])
    screen.button("Header").tap()
    #expect(words() == ["first", "header", "0", "a", "b", "footer", "last"])
    #expect(screen.front.all.filter { $0.kind == "section" }.isEmpty)
  }

  struct Jumping: View {
    @State var rows = Array(0..<50)
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          ScrollView {
            VStack {
              ForEach(rows, id: \.self) { Text(verbatim: "row \($0)") }
              Text("end").id("end")
            }
          }
          Button("Row") { proxy.scrollTo(30, anchor: .center) }
          Button("End") { proxy.scrollTo("end") }
          Button("New") {
            rows.append(99)
            proxy.scrollTo(99)
          }
        }
      }
    }
  }

  @Test("A reader scrolls to a row, to a named view, and to a row that has only just come")
  func scrollTo() {
    let screen = Screen { Jumping() }
    let scroll = screen.front.first("scroll")!
    screen.button("Row").tap()
    #expect(scroll.scrolledTo?.texts == ["row 30"])
    screen.button("End").tap()
    #expect(scroll.scrolledTo?.texts == ["end"])
    screen.button("New").tap()
    #expect(scroll.scrolledTo?.texts == ["row 99"])
  }

  struct Tree: Identifiable {
    let id: String
    var children: [Tree]?
  }

  @Test("A tree's branches open and close, each for itself; a section does so by its header")
  func trees() {
    struct Trees: View {
      @State var isOpen = true
      let trees = [Tree(id: "a", children: [Tree(id: "b", children: [Tree(id: "c")])]), Tree(id: "d")]
      var body: some View {
        List {
          OutlineGroup(trees, children: \.children) { Text($0.id) }
          Section(isExpanded: $isOpen) {
            Text("inside")
          } header: {
            Text("Head")
          }
        }
      }
    }
    let screen = Screen { Trees() }
    #expect(screen.texts == ["a", "d", "Head", "inside"])
    screen.button("a").tap()
    #expect(screen.texts == ["a", "b", "d", "Head", "inside"])
    screen.button("b").tap()
    #expect(screen.texts == ["a", "b", "c", "d", "Head", "inside"])
    screen.button("Head").tap()
    #expect(screen.texts == ["a", "b", "c", "d", "Head"])
  }
}
