import SwiftUITesting
import Testing

@MainActor
@Suite("Animation")
struct AnimationTests {
  struct Fading: View {
    var animation: Animation? = .linear(duration: 1)
    @State var on = false
    var body: some View {
      VStack {
        Button("Animate") { withAnimation(animation) { on.toggle() } }
        Button("Jump") { on.toggle() }
        Text("box").opacity(on ? 0 : 1).padding(on ? 30 : 10).offset(x: on ? 100 : 0, y: on ? -50 : 0)
      }
    }
  }

  /// A screen that shows animations.
  static func screen<V: View>(_ view: V) -> Screen {
    let screen = Screen { view }
    screen.showsAnimations = true
    return screen
  }

  static func near(_ a: Double, _ b: Double, _ by: Double = 0.02) -> Bool { abs(a - b) <= by }

  @Test("Opacity, padding and offset move frame by frame, end exactly, and cost nothing afterwards")
  func attributes() {
    let screen = Self.screen(Fading())
    screen.button("Animate").tap()
    #expect(screen.text("box").opacity == 1)
    #expect(screen.isAnimating)
    screen.advance(by: 0.25)
    #expect(Self.near(screen.text("box").opacity, 0.75))
    #expect(Self.near(screen.text("box").margins.top, 15, 0.5))
    #expect(Self.near(screen.text("box").offset.width, 25, 2))
    #expect(Self.near(screen.text("box").offset.height, -12.5, 1))
    screen.advance(by: 0.76)
    #expect(screen.text("box").opacity == 0)
    #expect(screen.text("box").margins.leading == 30)
    #expect(screen.text("box").offset == CGSize(width: 100, height: -50))
    #expect(!screen.isAnimating)
    screen.resetCounts()
    screen.advance(by: 5)
    #expect(screen.operations.isEmpty)
  }

  @Test("Between the frames of a widget's animation no body runs")
  func noBodies() {
    let screen = Self.screen(Fading())
    screen.button("Animate").tap()
    screen.resetCounts()
    screen.advance(by: 0.5)
    #expect(screen.bodies == 0)
    #expect(!screen.operations.isEmpty)
  }

  @Test("A change without an animation shows at once")
  func jump() {
    let screen = Self.screen(Fading())
    screen.button("Jump").tap()
    #expect(screen.text("box").opacity == 0)
    #expect(!screen.isAnimating)
  }

  @Test("Tests that do not ask for animations see the end at once")
  func offByDefault() {
    let screen = Screen { Fading() }
    screen.button("Animate").tap()
    #expect(screen.text("box").opacity == 0)
    #expect(!screen.isAnimating)
  }

  @Test("With the desktop's animations turned off on the way, everything jumps to its end")
  func turnedOff() {
    let screen = Self.screen(Fading())
    screen.button("Animate").tap()
    screen.advance(by: 0.2)
    screen.showsAnimations = false
    screen.advance(by: 0.1)
    #expect(screen.text("box").opacity == 0)
    #expect(!screen.isAnimating)
  }

  @Test("Where motion is to be reduced, everything jumps")
  func reduceMotion() {
    let screen = Self.screen(Fading())
    screen.setEnvironment(\.accessibilityReduceMotion, true)
    screen.button("Animate").tap()
    #expect(screen.text("box").opacity == 0)
    #expect(!screen.isAnimating)
  }

  @Test("A change on the way starts from what is shown", arguments: [Animation.linear(duration: 1), .spring])
  func interrupted(_ animation: Animation) {
    let screen = Self.screen(Fading(animation: animation))
    screen.button("Animate").tap()
    screen.advance(by: 0.2)
    let before = screen.text("box").opacity
    #expect(before > 0.1 && before < 0.95)
    screen.button("Animate").tap()
    #expect(screen.text("box").opacity == before)
    screen.advance(by: 1.0 / 60)
    #expect(Self.near(screen.text("box").opacity, before, 0.1))
    screen.advance(by: 3)
    #expect(screen.text("box").opacity == 1)
    #expect(!screen.isAnimating)
  }

  @Test("A change without animation ends one that runs")
  func interruptedByJump() {
    let screen = Self.screen(Fading())
    screen.button("Animate").tap()
    screen.advance(by: 0.5)
    screen.button("Jump").tap()
    #expect(screen.text("box").opacity == 1)
    screen.advance(by: 0.1)
    #expect(!screen.isAnimating)
  }

  struct Shapes: View {
    @State var on = false
    var body: some View {
      VStack(spacing: on ? 40 : 20) {
        Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }
        Rectangle().fill(on ? Color.blue : .red).frame(width: on ? 200 : 100, height: 50)
      }
    }
  }

  @Test("The size of a frame, the colour of a surface and the spacing of a stack move")
  func descriptions() {
    let screen = Self.screen(Shapes())
    screen.button("Go").tap()
    #expect(screen.front.first("frame")!.width == 100)
    screen.advance(by: 0.5)
    #expect(Self.near(screen.front.first("frame")!.width!, 150, 2))
    let half = screen.front.first("fill")!.color
    #expect(Self.near(half[0], 0.5, 0.03) && Self.near(half[2], 0.5, 0.03))
    screen.advance(by: 0.6)
    #expect(screen.front.first("frame")!.width == 200)
    #expect(screen.front.first("frame")!.height == 50)
    #expect(screen.front.first("fill")!.color == [0, 0, 1, 1])
    #expect(!screen.isAnimating)
  }

  struct Bound: View {
    @State var on = false
    var body: some View {
      VStack {
        Toggle("Plain", isOn: $on)
        Toggle("Animated", isOn: $on.animation(.linear(duration: 1)))
        Text("box").opacity(on ? 0 : 1)
      }
    }
  }

  @Test("A binding's animation holds for what is written through it")
  func binding() {
    let screen = Self.screen(Bound())
    screen.toggle("Animated").tap()
    screen.advance(by: 0.5)
    #expect(Self.near(screen.text("box").opacity, 0.5))
    screen.toggle("Plain").tap()
    #expect(screen.text("box").opacity == 1)
  }

  struct Gone: View {
    @State var on = false
    @State var there = true
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 10).repeatForever()) { on.toggle() } }
        Button("Remove") { there = false }
        if there { Text("box").opacity(on ? 0 : 1) }
      }
    }
  }

  @Test("A view that goes takes its animations with it")
  func removed() {
    let screen = Self.screen(Gone())
    let nodes = Screen.liveNodes
    screen.button("Go").tap()
    screen.advance(by: 1)
    screen.button("Remove").tap()
    screen.advance(by: 0.1)
    #expect(!screen.isAnimating)
    #expect(Screen.liveNodes < nodes)
  }
}
