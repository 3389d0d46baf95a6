import SwiftUITesting
import Testing

@MainActor
@Suite("Phases and keyframes")
struct PhaseTests {
  struct Pulse: View {
    @State var taps = 0
    var body: some View {
      VStack {
        PhaseAnimator(["rest", "up"], trigger: taps) {
          Text($0)
        } animation: { _ in
          .linear(duration: 1)
        }
        Button("Tap") { taps += 1 }
      }
    }
  }

  @Test("Phases with a trigger are gone through once, each as long as the animation to it")
  func phases() {
    let screen = Screen { Pulse() }
    screen.showsAnimations = true
    screen.advance(by: 0.1)
    #expect(screen.shows("rest"))
    screen.button("Tap").tap()
    #expect(screen.shows("up"))
    screen.advance(by: 1.1)
    #expect(screen.shows("rest"))
    screen.advance(by: 5)
    #expect(screen.shows("rest"))
    #expect(!screen.isAnimating)
  }

  @Test("Phases go round for as long as the view is there")
  func round() {
    struct Late: View {
      @State var isOn = false
      var body: some View {
        VStack {
          if isOn {
            PhaseAnimator([0, 1, 2]) {
              Text("phase \($0)")
            } animation: { _ in
              .linear(duration: 1)
            }
          }
          Toggle("On", isOn: $isOn)
        }
      }
    }
    let screen = Screen { Late() }
    screen.showsAnimations = true
    screen.toggle("On").set(true)
    #expect(screen.shows("phase 0"))
    screen.advance(by: 0.5)
    #expect(screen.shows("phase 1"))
    screen.advance(by: 1)
    #expect(screen.shows("phase 2"))
    screen.advance(by: 1)
    #expect(screen.shows("phase 0"))
    screen.toggle("On").set(false)
    screen.advance(by: 2)
    #expect(!screen.isAnimating)
  }

  private struct Turning: View {
    let isPhases: Bool
    @State private var repeats = true
    var body: some View {
      VStack {
        if isPhases {
          PhaseAnimator([0, 10]) {
            Text("x \($0)")
          } animation: { _ in
            .linear(duration: 1)
          }
        } else {
          KeyframeAnimator(initialValue: 0.0, repeating: repeats) {
            Text("x \(Int($0.rounded()))")
          } keyframes: { _ in
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
        }
        Toggle("Repeats", isOn: $repeats)
      }
    }
  }

  @Test(
    "What goes round does so as soon as animations are on, and is at its beginning once they are off",
    arguments: [true, false])
  func permission(isPhases: Bool) {
    let screen = Screen { Turning(isPhases: isPhases) }
    screen.advance(by: 3)
    #expect(screen.shows("x 0") && !screen.isAnimating)
    func goesRound() -> Bool {
      var seen: Set<String> = []
      for _ in 0..<50 {
        screen.advance(by: 0.05)
        seen.formUnion(screen.texts)
      }
      return seen.isSuperset(of: ["x 0", "x 10"])
    }
    screen.showsAnimations = true
    #expect(goesRound())
    screen.advance(by: 0.25)
    screen.showsAnimations = false
    screen.advance(by: 3)
    #expect(screen.shows("x 0") && !screen.isAnimating)
    screen.showsAnimations = true
    #expect(goesRound())
    // The desktop says so, which is how it is on a display.
    screen.setDesktop(\.accessibilityReduceMotion, true)
    screen.advance(by: 3)
    #expect(screen.shows("x 0"))
    screen.setDesktop(\.accessibilityReduceMotion, false)
    #expect(goesRound())
    screen.close()
  }

  @Test("Keyframes that are not repeated stay at their beginning, and go round while they are")
  func repeating() {
    let screen = Screen { Turning(isPhases: false) }
    screen.showsAnimations = true
    screen.advance(by: 0.5 + 1.0 / 60)
    #expect(screen.shows("x 5"))
    screen.toggle("Repeats").set(false)
    #expect(screen.shows("x 0"))
    screen.advance(by: 1)
    #expect(screen.shows("x 0") && !screen.isAnimating)
    screen.toggle("Repeats").set(true)
    screen.advance(by: 1.5 + 1.0 / 60)
    #expect(screen.shows("x 5"))
    // Once more round.
    screen.advance(by: 1.5)
    #expect(screen.shows("x 10"))
    screen.close()
  }

  @Test("Keyframes that are set off again on their way go on from where the value is")
  func again() {
    struct Shown: View {
      @State private var taps = 0
      let seen: LockedValue<[Int]>
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: taps) { value in
          let _ = seen.withLock { $0.append(Int(value.rounded())) }
          Text(verbatim: "x \(Int(value.rounded()))")
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
        }
        Button("Tap") { taps += 1 }
      }
    }
    let seen = LockedValue<[Int]>([])
    let screen = Screen { VStack { Shown(seen: seen) } }
    screen.showsAnimations = true
    screen.button("Tap").tap()
    screen.advance(by: 0.5 + 1.0 / 60)
    #expect(screen.shows("x 50"))
    screen.button("Tap").tap()
    screen.advance(by: 0.5 + 1.0 / 60)
    #expect(screen.shows("x 75"))
    #expect(seen.withLock { $0.max() } == 75, "Nothing is seen of where it was to go before")
    screen.close()
  }

  struct Looks {
    var angle = 0.0
    var scale = 1.0
  }

  @Test("A timeline has the values of its keyframes at their times, and between them those of their ways")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Looks()) {
      KeyframeTrack(\.angle) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(100)
        LinearKeyframe(200, duration: 2)
      }
      KeyframeTrack(\.scale) {
        CubicKeyframe(2, duration: 1)
        SpringKeyframe(1, duration: 1, spring: .smooth)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).angle == 5)
    #expect(timeline.value(time: 1).angle == 100)
    #expect(timeline.value(time: 2).angle == 150)
    #expect(timeline.value(progress: 1).angle == 200)
    #expect(timeline.value(time: 1).scale == 2)
    #expect(abs(timeline.value(time: 0.5).scale - 1.5) < 0.01)
    #expect(timeline.value(time: 3).scale == 1)
  }

  @Test("A value that is set off goes along its keyframes once, ends exactly, and costs nothing after")
  func keyframes() {
    struct Shake: View {
      @State var taps = 0
      var body: some View {
        VStack {
          Text("shake").keyframeAnimator(initialValue: 0.0, trigger: taps) { view, x in
            view
            Text("x \(Int(x.rounded()))")
          } keyframes: { _ in
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
          Button("Tap") { taps += 1 }
        }
      }
    }
    let screen = Screen { Shake() }
    screen.showsAnimations = true
    screen.button("Tap").tap()
    screen.advance(by: 0.5 + 1.0 / 60)
    #expect(screen.shows("x 5"))
    screen.advance(by: 0.5)
    #expect(screen.shows("x 10"))
    screen.advance(by: 2)
    #expect(screen.shows("x 0"))
    #expect(!screen.isAnimating)
  }
}
