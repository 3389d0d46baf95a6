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
}
