import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Numbers that look odd and are none the less meant.
@MainActor
@Suite("Numbers that are no misuse", .serialized)
struct LegalNumberTests {
  nonisolated static let cases: [NumberCase] = [
    .of("frame", [.infinity]) { Text("a").frame(minWidth: 0, maxWidth: $0, maxHeight: $0) },
    .of("opacity", [1.5, -0.5, .infinity]) { Text("a").opacity($0) },
    .of("padding", [-4]) { Text("a").padding($0) },
    .of("spacing", [-4]) { number in VStack(spacing: number) { HStack(spacing: number) { Text("a") } } },
    .of("offset", [-4]) { Text("a").offset(x: $0).shadow(radius: 1, x: $0, y: $0) },
    .of("letters", [-4]) { Text("a").kerning($0).tracking($0).baselineOffset($0) },
    .of("scale", [0, -1]) { Text("a").scaleEffect($0) },
    .of("minimum scale", [0, 2]) { Text("a").minimumScaleFactor($0) },
    .of("corner radius", [.infinity]) { number in RoundedRectangle(cornerRadius: number).cornerRadius(number)
    },
    .of("priority", [.infinity, -.infinity, -1]) { Text("a").layoutPriority($0).zIndex($0) },
    .of("trim", [-1, 2, .infinity]) { Circle().trim(from: -$0, to: $0) },
    .of("brightness", [-2, 3]) { Text("a").brightness($0).contrast($0).saturation($0).grayscale($0) },
    .of("line width", [0]) { Circle().stroke(.red, lineWidth: $0) },
    .of("long press", [.infinity, 0]) { number in
      Text("a").onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
    },
    .of("drag", [.infinity, 0]) { Text("a").gesture(DragGesture(minimumDistance: $0)) },
    .of("slider", [-3, 7, .infinity]) { Slider(value: .constant($0), in: 0...1) },
    .of("gauge", [0, 0.5, 1]) { number in Gauge(value: number, in: 0...1) { Text("a") } },
    .of("empty gauge", [5]) { number in Gauge(value: number, in: number...number) { Text("a") } },
    .of("progress", [0, 1]) { ProgressView(value: $0) },
    .of("animation", [0]) { Text("a").animation(.linear(duration: $0).delay($0).speed($0), value: 1) },
    .of("spring", [0, 2]) { Text("a").animation(.spring(response: $0, dampingFraction: $0), value: 1) },
    .of("timeline", [0]) { TimelineView(.animation(minimumInterval: $0, paused: true)) { _ in Text("a") } },
    .of("colour", [-0.5, 1.5]) { Color(red: $0, green: $0, blue: $0) },
    .of("detent", [0, 1]) { Text("a").presentationDetents([.fraction($0), .height($0)]) },
    .of("step", [-1]) { Stepper("a", value: .constant(0), step: $0) },
    .of("lines", [1]) { number in Text("a").lineLimit(Int(number)...3).lineLimit(nil) },
    .of("rows", [-4]) { number in
      List { Text("a").listRowInsets(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0)) }
    },
  ]

  @Test("What may be infinite, below zero or is clipped is not told", arguments: cases)
  func silent(_ test: NumberCase) async { await test.isSilent() }
}
