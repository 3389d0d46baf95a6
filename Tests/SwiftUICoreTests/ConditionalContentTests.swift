import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Conditions in builders of values that are no views.
@MainActor
@Suite("Conditions without an else")
struct ConditionalContentTests {
  @KeyframeTrackContentBuilder<Double>
  private func track(isLong: Bool) -> some KeyframeTrackContent<Double> {
    LinearKeyframe(1.0, duration: 1)
    if isLong {
      LinearKeyframe(2.0, duration: 2)
      LinearKeyframe(3.0, duration: 4)
    }
  }

  @Test("Keyframes under a condition are there where it holds")
  func keyframes() {
    func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) { KeyframeTrack { track(isLong: isLong) } }
    }
    #expect(timeline(true).duration == 7)
    #expect(timeline(true).value(time: 7) == 3)
    #expect(timeline(false).duration == 1)
    #expect(timeline(false).value(time: 7) == 1)
  }

  @SliderTickBuilder<Double>
  private func ticks(hasMiddle: Bool) -> some SliderTickContent<Double> {
    SliderTick(0)
    if hasMiddle { SliderTick(0.5) }
    SliderTick(1)
  }

  @Test("Marks of a slider under a condition are there where it holds")
  func sliderTicks() {
    #expect(ticks(hasMiddle: true)._ticks.map(\.value) == [0, 0.5, 1])
    #expect(ticks(hasMiddle: false)._ticks.map(\.value) == [0, 1])
  }
}
