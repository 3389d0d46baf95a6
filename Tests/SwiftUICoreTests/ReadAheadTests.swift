import HeadlessRenderer
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Fetching ahead")
struct ReadAheadTests {
  @Test("Widgets are fetched in batches, each of them once and none past the end")
  func batches() {
    let renderer = HeadlessRenderer()
    for count in [0, 1, ReadAhead.batch, ReadAhead.batch + 1, 200] {
      let widgets: [any Widget] = (0..<count).map { number in
        renderer.makeWidget(for: TextDescription(text: "\(number)", style: Style()))
      }
      var fetched: [Int] = []
      for start in stride(from: 0, to: count, by: ReadAhead.batch) {
        let positions = ReadAhead.widgets(widgets, from: start, bytes: 256)
        #expect(positions.count <= ReadAhead.batch)
        fetched += positions
      }
      #expect(fetched == Array(0..<count))
      #expect(ReadAhead.widgets(widgets, from: count, bytes: 256).isEmpty)
      #expect(ReadAhead.widgets(widgets, from: count + 7, bytes: 256).isEmpty)
    }
  }
}
