import SwiftUITesting
import Testing

/// Transitions of rows, of branches and of what is around what leaves.
@MainActor
@Suite("Transitions, and what is around them")
struct TransitionPlaceTests {
  struct Rows: View {
    @State var items = ["a", "b", "c"]
    let log: TransitionTests.Log
    var body: some View {
      VStack {
        Button("Remove") { withAnimation(.linear(duration: 1)) { _ = items.remove(at: 1) } }
        Button("Put back") { withAnimation(.linear(duration: 1)) { items.insert("b", at: 0) } }
        Button("Add") { withAnimation(.linear(duration: 1)) { items.append("d") } }
        Button("Turn") { withAnimation(.linear(duration: 1)) { items.reverse() } }
        ForEach(items, id: \.self) { TransitionTests.Item(name: $0, log: log) }
      }
    }
  }

  @Test("Rows of a ForEach leave and come in between, and come back to their new place")
  func rows() {
    let log = TransitionTests.Log()
    let screen = AnimationTests.screen(Rows(log: log))
    func rows() -> [String] { screen.texts.filter { $0.count == 3 && $0 != "Add" } }
    screen.button("b 0").tap()
    screen.button("Remove").tap()
    #expect(rows() == ["a 0", "b 1", "c 0"])
    screen.advance(by: 0.5)
    screen.button("Add").tap()
    screen.button("Turn").tap()
    #expect(Set(rows()) == ["a 0", "b 1", "c 0", "d 0"])
    screen.button("Put back").tap()
    #expect(rows() == ["b 1", "d 0", "c 0", "a 0"])
    screen.advance(by: 3)
    #expect(rows() == ["b 1", "d 0", "c 0", "a 0"])
    #expect(screen.button("b 1").opacity == 1)
    screen.button("Remove").tap()
    screen.advance(by: 2)
    #expect(rows() == ["b 1", "c 0", "a 0"])
    #expect(log.lines == ["+a", "+b", "+c", "+d", "-d"])
    #expect(!screen.isAnimating)
  }

  struct Identified: View {
    @State var id = 1
    let log: TransitionTests.Log
    var body: some View {
      VStack {
        Button("Next") { withAnimation(.linear(duration: 1)) { id += 1 } }
        TransitionTests.Item(name: "x", log: log).id(id).transition(.opacity)
        if id > 2 { Text("big") } else { Text("small") }
      }
    }
  }

  @Test("With another id, the old view leaves while the new one comes; so do the branches of a condition")
  func identity() {
    let log = TransitionTests.Log()
    let screen = AnimationTests.screen(Identified(log: log))
    let nodes = Screen.liveNodes
    screen.button("x 0").tap()
    screen.button("Next").tap()
    screen.button("Next").tap()
    screen.advance(by: 0.5)
    #expect(screen.texts.filter { $0.hasPrefix("x") }.count == 3)
    #expect(screen.shows("big") && screen.shows("small"))
    screen.advance(by: 1)
    #expect(screen.texts == ["Next", "x 0", "big"])
    #expect(Screen.liveNodes == nodes)
    #expect(!screen.isAnimating)
  }

  struct Nested: View {
    @State var outer = true
    @State var inner = true
    let log: TransitionTests.Log
    var body: some View {
      VStack {
        Button("Inner") { withAnimation(.linear(duration: 1)) { inner.toggle() } }
        Button("Outer") { outer.toggle() }
        if outer {
          Text("outer")
          if inner { TransitionTests.Item(name: "i", log: log) }
        }
      }
    }
  }

  @Test("What is leaving goes with what is around it")
  func nested() {
    let log = TransitionTests.Log()
    let screen = AnimationTests.screen(Nested(log: log))
    screen.button("Inner").tap()
    screen.advance(by: 0.5)
    #expect(screen.front.find("button", "i 0") != nil)
    screen.button("Outer").tap()
    #expect(screen.texts == ["Inner", "Outer"])
    #expect(log.lines == ["+i", "-i"])
    screen.advance(by: 1)
    #expect(!screen.isAnimating)
    screen.close()
  }

  @Test("A screen that is closed on the way leaves nothing behind")
  func closed() {
    let nodes = Screen.liveNodes
    let log = TransitionTests.Log()
    do {
      let screen = AnimationTests.screen(Rows(log: log))
      screen.button("Remove").tap()
      screen.button("Add").tap()
      screen.advance(by: 0.3)
      screen.close()
    }
    #expect(Screen.liveNodes == nodes)
    #expect(log.lines.sorted() == ["+a", "+b", "+c", "+d", "-a", "-b", "-c", "-d"])
  }
}
