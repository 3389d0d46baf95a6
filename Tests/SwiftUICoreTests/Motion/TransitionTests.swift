import SwiftUITesting
import Testing

@MainActor
@Suite("Transitions")
struct TransitionTests {
  @MainActor final class Log { var lines: [String] = [] }

  struct Item: View {
    let name: String
    let log: Log
    @State var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }
  struct Host: View {
    let log: Log
    var transition: AnyTransition?
    @State var on = false
    var body: some View {
      VStack {
        Button("Flip") { withAnimation(.linear(duration: 1)) { on.toggle() } }
        Button("Cut") { on.toggle() }
        if on {
          if let transition {
            Item(name: "a", log: log).transition(transition)
          } else {
            Item(name: "a", log: log)
          }
        }
        Text("end")
      }
    }
  }

  @Test(
    "A view that comes and goes in an animated transaction fades; it stays, with its state, until it has gone"
  )
  func fade() {
    let log = Log()
    let screen = AnimationTests.screen(Host(log: log))
    let nodes = Screen.liveNodes
    let widgets = Screen.liveWidgets
    screen.button("Flip").tap()
    #expect(screen.button("a 0").opacity == 0)
    #expect(log.lines == ["+a"])
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.button("a 0").opacity, 0.5))
    screen.advance(by: 0.6)
    #expect(screen.button("a 0").opacity == 1)
    #expect(!screen.isAnimating)
    screen.button("Flip").tap()
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.button("a 0").opacity, 0.5))
    screen.button("a 0").tap()
    #expect(screen.front.find("button", "a 1") != nil)
    #expect(log.lines == ["+a"])
    screen.advance(by: 0.6)
    #expect(screen.front.find("button", "a 1") == nil)
    #expect(log.lines == ["+a", "-a"])
    #expect(!screen.isAnimating)
    #expect(Screen.liveNodes == nodes)
    screen.resetCounts()
    #expect(Screen.liveWidgets == widgets)
  }

  @Test("Without an animation a view comes and goes at once")
  func cut() {
    let log = Log()
    let screen = AnimationTests.screen(Host(log: log, transition: .slide))
    screen.button("Cut").tap()
    #expect(screen.button("a 0").opacity == 1)
    #expect(screen.button("a 0").shift == .zero)
    screen.button("Cut").tap()
    #expect(log.lines == ["+a", "-a"])
    #expect(!screen.isAnimating)
  }

  @Test("A view that comes back before it has gone keeps its state, and moves on from where it was")
  func back() {
    let log = Log()
    let screen = AnimationTests.screen(Host(log: log))
    let nodes = Screen.liveNodes
    screen.button("Cut").tap()
    screen.button("a 0").tap()
    for _ in 0..<5 {
      screen.button("Flip").tap()
      screen.advance(by: 0.3)
      let shown = screen.button("a 1").opacity
      screen.button("Flip").tap()
      #expect(screen.button("a 1").opacity == shown)
      screen.advance(by: 0.2)
    }
    screen.advance(by: 3)
    #expect(screen.button("a 1").opacity == 1)
    #expect(log.lines == ["+a"])
    screen.button("Cut").tap()
    screen.advance(by: 0.1)
    #expect(log.lines == ["+a", "-a"])
    #expect(Screen.liveNodes == nodes)
    #expect(!screen.isAnimating)
  }

  nonisolated static let effects: [(AnyTransition, CGSize, Double)] = [
    (.opacity, .zero, 0), (.slide, CGSize(width: -1, height: 0), 1),
    (.move(edge: .bottom), CGSize(width: 0, height: 1), 1),
    (.move(edge: .trailing).combined(with: .opacity), CGSize(width: 1, height: 0), 0),
    (.push(from: .top), CGSize(width: 0, height: -1), 0),
    (.asymmetric(insertion: .move(edge: .top), removal: .opacity), CGSize(width: 0, height: -1), 1),
  ]

  @Test("Each transition has its look on the way in", arguments: effects.indices)
  func looks(_ index: Int) {
    let (transition, shift, opacity) = Self.effects[index]
    let screen = AnimationTests.screen(Host(log: Log(), transition: transition))
    screen.button("Flip").tap()
    #expect(screen.button("a 0").shift == shift)
    #expect(screen.button("a 0").opacity == opacity)
    screen.advance(by: 1.1)
    #expect(screen.button("a 0").shift == .zero)
    #expect(screen.button("a 0").opacity == 1)
  }

  @Test("A slide leaves by the trailing edge, an asymmetric transition in its own way, identity at once")
  func leaving() {
    for (transition, shift, opacity) in [
      (AnyTransition.slide, 0.5, 1.0), (.asymmetric(insertion: .slide, removal: .opacity), 0, 0.5),
      (.push(from: .leading), 0.5, 0.5),
    ] {
      let screen = AnimationTests.screen(Host(log: Log(), transition: transition))
      screen.button("Cut").tap()
      screen.button("Flip").tap()
      screen.advance(by: 0.5)
      #expect(AnimationTests.near(screen.button("a 0").shift.width, shift))
      #expect(AnimationTests.near(screen.button("a 0").opacity, opacity))
      screen.advance(by: 0.6)
      #expect(screen.front.find("button", "a 0") == nil)
    }
    let screen = AnimationTests.screen(Host(log: Log(), transition: .identity))
    screen.button("Cut").tap()
    screen.button("Flip").tap()
    #expect(screen.front.find("button", "a 0") == nil)
  }

  struct Tilt: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.offset(x: amount).padding(4) }
  }
  struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.isIdentity ? 0 : 40 * phase.value)
    }
  }

  @Test("Transitions by modifiers and of a client's type, combined, keep the view's state")
  func custom() {
    let transition = AnyTransition.modifier(active: Tilt(amount: 80), identity: Tilt(amount: 0))
      .combined(with: AnyTransition(Drop()))
    let log = Log()
    let screen = AnimationTests.screen(Host(log: log, transition: transition))
    screen.button("Flip").tap()
    #expect(screen.button("a 0").offset == CGSize(width: 80, height: -40))
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.button("a 0").offset.width, 40, 1))
    screen.button("a 0").tap()
    screen.advance(by: 0.6)
    #expect(screen.button("a 1").offset == .zero)
    screen.button("Flip").tap()
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.button("a 1").offset.height, 20, 1))
    screen.advance(by: 0.6)
    #expect(screen.front.find("button", "a 1") == nil)
    #expect(log.lines == ["+a", "-a"])
    #expect(!screen.isAnimating)
  }

  struct Own: View {
    @State var on = false
    var body: some View {
      VStack {
        Button("Flip") { on.toggle() }
        if on { Text("own").transition(.opacity.animation(.linear(duration: 1))) }
      }
    }
  }

  @Test("A transition with an animation of its own needs no animated transaction")
  func own() {
    let screen = AnimationTests.screen(Own())
    screen.button("Flip").tap()
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.text("own").opacity, 0.5))
    screen.advance(by: 1)
    screen.button("Flip").tap()
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.text("own").opacity, 0.5))
    screen.advance(by: 0.6)
    #expect(!screen.shows("own"))
  }

  struct Rows: View {
    @State var items = ["a", "b", "c"]
    let log: Log
    var body: some View {
      VStack {
        Button("Remove") { withAnimation(.linear(duration: 1)) { _ = items.remove(at: 1) } }
        Button("Put back") { withAnimation(.linear(duration: 1)) { items.insert("b", at: 0) } }
        Button("Add") { withAnimation(.linear(duration: 1)) { items.append("d") } }
        Button("Turn") { withAnimation(.linear(duration: 1)) { items.reverse() } }
        ForEach(items, id: \.self) { Item(name: $0, log: log) }
      }
    }
  }

  @Test("Rows of a ForEach leave and come in between, and come back to their new place")
  func rows() {
    let log = Log()
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
    let log: Log
    var body: some View {
      VStack {
        Button("Next") { withAnimation(.linear(duration: 1)) { id += 1 } }
        Item(name: "x", log: log).id(id).transition(.opacity)
        if id > 2 { Text("big") } else { Text("small") }
      }
    }
  }

  @Test("With another id, the old view leaves while the new one comes; so do the branches of a condition")
  func identity() {
    let log = Log()
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
    let log: Log
    var body: some View {
      VStack {
        Button("Inner") { withAnimation(.linear(duration: 1)) { inner.toggle() } }
        Button("Outer") { outer.toggle() }
        if outer {
          Text("outer")
          if inner { Item(name: "i", log: log) }
        }
      }
    }
  }

  @Test("What is leaving goes with what is around it")
  func nested() {
    let log = Log()
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
    let log = Log()
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
