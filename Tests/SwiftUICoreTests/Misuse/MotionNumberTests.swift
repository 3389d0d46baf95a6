import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers for animations that make no sense.
@MainActor
@Suite("Misuse of numbers: motion", .serialized)
struct MotionNumberTests {
  nonisolated static let cases: [NumberCase] = [
    .of("interval of a timeline", NumberCase.notPositive) {
      TimelineView(.periodic(from: .now, by: $0)) { _ in Text("a") }
    },
    .of("interval of a timeline", NumberCase.noLength) {
      TimelineView(.animation(minimumInterval: $0, paused: true)) { _ in Text("a") }
    },
    .of("duration of an animation", NumberCase.noLength) {
      Text("a").animation(.linear(duration: $0), value: 1)
    },
    .of("duration of an animation", NumberCase.noLength) {
      Text("a").animation(.easeInOut(duration: $0), value: 1)
    },
    .of("duration of a spring", NumberCase.noLength) { Text("a").animation(.spring(response: $0), value: 1) },
    .of("duration of a spring", NumberCase.noLength) { Text("a").animation(.bouncy(duration: $0), value: 1) },
    .of("damping of a spring", NumberCase.noLength) {
      Text("a").animation(.spring(dampingFraction: $0), value: 1)
    },
    .of("bounce of a spring", NumberCase.none) { Text("a").animation(.spring(bounce: $0), value: 1) },
    .of("stiffness of a spring", NumberCase.notPositive) {
      Text("a").animation(.interpolatingSpring(stiffness: $0, damping: 1), value: 1)
    },
    .of("damping of a spring", NumberCase.noLength) {
      Text("a").animation(.interpolatingSpring(stiffness: 1, damping: $0), value: 1)
    },
    .of("mass of a spring", NumberCase.notPositive) {
      Text("a").animation(.interpolatingSpring(mass: $0, stiffness: 1, damping: 1), value: 1)
    },
    .of("velocity of a spring", NumberCase.notFinite) {
      Text("a").animation(.interpolatingSpring(initialVelocity: $0), value: 1)
    },
    .of("delay of an animation", NumberCase.noLength) { Text("a").animation(.default.delay($0), value: 1) },
    .of("speed of an animation", NumberCase.noLength) { Text("a").animation(.default.speed($0), value: 1) },
    .of("repeat count of an animation", [0, -1]) {
      Text("a").animation(.default.repeatCount(Int($0)), value: 1)
    },
    .of("duration of a keyframe", NumberCase.noLength, isInBody: false) { number in
      KeyframeAnimator(initialValue: 0.0, trigger: 1) {
        Text("\($0)")
      } keyframes: { _ in
        LinearKeyframe(1, duration: number)
      }
      .onAppear { _ = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: number) } }
    },
  ]

  @Test("A number that makes no sense is told, with the view and what counts instead", arguments: cases)
  func told(_ test: NumberCase) async { await test.isTold() }

  private final class Least { var width = 0.0 }
  private struct Swinging: View, Animatable {
    var width: Double
    let least: Least
    private func note() { least.width = min(least.width, width) }
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    var body: some View {
      let _ = note()
      Text("a").frame(width: width, height: 5).blur(radius: width)
    }
  }
  private struct Swing: View {
    let least: Least
    @State private var isWide = true
    var body: some View {
      Button("Close") { withAnimation(.spring(dampingFraction: 0.2)) { isWide = false } }
      Swinging(width: isWide ? 100 : 0, least: least)
    }
  }

  @Test("A spring that swings below zero is no misuse")
  func overshoot() async {
    let least = Least()
    let said = await toldWhile {
      let screen = Screen { Swing(least: least) }
      screen.showsAnimations = true
      screen.button("Close").tap()
      for _ in 0..<30 { screen.advance(by: 1.0 / 60) }
      #expect(screen.isAnimating)
      screen.close()
    }
    #expect(least.width < 0)
    #expect(said.isEmpty, "\(said)")
  }
}
