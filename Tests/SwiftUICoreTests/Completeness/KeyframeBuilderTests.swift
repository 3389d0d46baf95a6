import SwiftUICore
import Testing

/// What loops and choices make of keyframes.
@MainActor
@Suite("Keyframes from loops and choices")
struct KeyframeBuilderTests {
  private struct Looks {
    var angle = 0.0
    var scale = 1.0
  }

  @Test("Those of a loop come one after the other, for a value as a whole as in a track")
  func loops() {
    let whole = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      for value in [5.0, 9] { LinearKeyframe(value, duration: 2) }
    }
    #expect(whole.duration == 5)
    #expect([1, 2, 3, 5].map { whole.value(time: $0) } == [1, 3, 5, 9])
    let part = KeyframeTimeline(initialValue: Looks()) {
      KeyframeTrack(\.angle) {
        for turn in 1...3 {
          LinearKeyframe(Double(turn) * 10, duration: 1)
          MoveKeyframe(Double(turn) * 10 + 5)
        }
      }
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 2) }
    }
    #expect(part.duration == 3)
    #expect(part.value(time: 1).angle == 15)
    #expect(part.value(time: 1.5).angle == 17.5)
    #expect(part.value(time: 1).scale == 1.5)
    let none = KeyframeTimeline(initialValue: 7.0) { for value in [Double]() { MoveKeyframe(value) } }
    #expect(none.duration == 0 && none.value(time: 1) == 7)
  }

  @Test("Of a choice those that were chosen")
  func choices() {
    func timeline(_ isFast: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        if isFast {
          MoveKeyframe(1)
        } else {
          LinearKeyframe(1, duration: 4)
          LinearKeyframe(2, duration: 4)
        }
        LinearKeyframe(3, duration: 1)
      }
    }
    #expect(timeline(true).duration == 1)
    #expect(timeline(true).value(time: 0.5) == 2)
    #expect(timeline(false).duration == 9)
    #expect(timeline(false).value(time: 6) == 1.5)
  }
}
