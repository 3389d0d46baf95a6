import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers for controls and gestures that make no sense.
@MainActor
@Suite("Misuse of numbers: controls", .serialized)
struct ControlNumberTests {
  nonisolated static let cases: [NumberCase] = [
    .of("value of a ProgressView", NumberCase.none) { ProgressView(value: $0) },
    .of("total of a ProgressView", NumberCase.notPositive) { ProgressView(value: 0.5, total: $0) },
    .of("value of a gauge", NumberCase.none) { Gauge(value: $0) { Text("a") } },
    .of("length of the range of a gauge", [.infinity]) { Gauge(value: 5, in: 0...$0) { Text("a") } },
    .of("value of a slider", NumberCase.none) { Slider(value: .constant($0)) },
    .of("range of a slider", [0, 2.5]) { Slider(value: .constant(0), in: $0...$0) },
    .of("step of a slider", NumberCase.notPositive) { Slider(value: .constant(0), in: 0...1, step: $0) },
    .of("step of a stepper", [.nan, 0]) { Stepper("a", value: .constant(0.5), step: $0) },
    .of("step of a stepper", [0]) { Stepper("a", value: .constant(1), in: 0...5, step: Int($0)) },
    .of("date of a DatePicker", NumberCase.notFinite) {
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))
    },
    .of("number of taps", [0, -1]) { Text("a").onTapGesture(count: Int($0)) {} },
    .of("number of taps", [0, -1]) { Text("a").gesture(SpatialTapGesture(count: Int($0))) },
    .of("distance of a drag", [.nan, -1.5]) { Text("a").gesture(DragGesture(minimumDistance: $0)) },
    .of("duration of a long press", [.nan, -1.5]) { Text("a").onLongPressGesture(minimumDuration: $0) {} },
    .of("distance of a long press", [.nan, -1.5]) { Text("a").onLongPressGesture(maximumDistance: $0) {} },
    .of("fraction of a detent", [.nan, .infinity, -0.5, 2]) { number in
      Text("a").presentationDetents([.fraction(number)])
    },
    .of("height of a detent", NumberCase.noLength) { number in
      Text("a").presentationDetents([.height(number)])
    },
  ]

  @Test("A number that makes no sense is told, with the view and what counts instead", arguments: cases)
  func told(_ test: NumberCase) async { await test.isTold() }
}
