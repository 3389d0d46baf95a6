import SwiftUITesting
import Testing

@MainActor
@Suite("Animatable")
struct AnimatableTests {
  struct Counting: View, Animatable {
    var number: Double
    var title = "n"
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("\(title) \(Int(number.rounded()))") }
  }
  struct Host: View {
    @State var number = 0.0
    @State var title = "n"
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { number += 100 } }
        Button("Jump") { number += 100 }
        Button("Title") { title += "!" }
        Counting(number: number, title: title)
      }
    }
  }

  @Test("A view's own data are interpolated by running its body alone")
  func view() {
    let screen = AnimationTests.screen(Host())
    screen.button("Go").tap()
    #expect(screen.shows("n 0"))
    screen.resetCounts()
    screen.advance(by: 0.5)
    #expect(screen.shows("n 50"))
    #expect(Set(screen.evaluated) == ["Counting"])
    screen.advance(by: 0.6)
    #expect(screen.shows("n 100"))
    #expect(!screen.isAnimating)
  }

  @Test("Another property that changes on the way does not end it; a plain change does")
  func onTheWay() {
    let screen = AnimationTests.screen(Host())
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    screen.button("Title").tap()
    #expect(screen.shows("n! 50"))
    screen.advance(by: 0.25)
    #expect(screen.shows("n! 75"))
    screen.button("Jump").tap()
    #expect(screen.shows("n! 200"))
    screen.advance(by: 0.1)
    #expect(!screen.isAnimating)
  }

  struct Shake: AnimatableModifier {
    var amount: Double
    var other: Double = 0
    nonisolated var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(amount, other) }
      set { (amount, other) = (newValue.first, newValue.second) }
    }
    func body(content: Content) -> some View { content.offset(x: amount, y: other) }
  }
  struct Shaken: View {
    @State var on = false
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }
        Text("box").modifier(Shake(amount: on ? 10 : 0, other: on ? 20 : 0))
      }
    }
  }

  @Test("So are those of a modifier, two at a time")
  func modifier() {
    let screen = AnimationTests.screen(Shaken())
    screen.button("Go").tap()
    screen.advance(by: 0.5)
    #expect(AnimationTests.near(screen.text("box").offset.width, 5, 0.2))
    #expect(AnimationTests.near(screen.text("box").offset.height, 10, 0.4))
    screen.advance(by: 0.6)
    #expect(screen.text("box").offset == CGSize(width: 10, height: 20))
    #expect(!screen.isAnimating)
  }

  @Test("Pairs, points, sizes, rectangles, angles and insets are vectors")
  func vectors() {
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair.scale(by: 3)
    #expect(pair == AnimatablePair(3, 6))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
    var point = CGPoint(x: 1, y: 2)
    point.animatableData = AnimatablePair(3, 4)
    #expect(point == CGPoint(x: 3, y: 4))
    #expect(Angle(degrees: 180).animatableData == .pi * 128)
    #expect(EmptyAnimatableData() == .zero)
  }
}
