import HeadlessRenderer
import SwiftUITesting
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

  @Test("Rows that change are followed downwards a few at a time, the first ones first")
  func together() {
    var others: UInt64 = 0
    for bit in stride(from: 1, to: 64, by: 2) { others |= 1 << bit }
    let all = others
    let some = ReadAhead.first(of: &others)
    #expect(some.nonzeroBitCount == ReadAhead.together)
    #expect(some & others == 0 && some | others == all)
    #expect(some.leadingZeroBitCount > 63 - others.trailingZeroBitCount)
    var few: UInt64 = 0b101
    #expect(ReadAhead.first(of: &few) == 0b101 && few == 0)
  }

  /// A row with what is found below rows: groups, more children than are followed, choices, types that are not known, a style.
  private struct Row: View {
    let number: Int
    @State private var own = 1

    var body: some View {
      HStack {
        Group { Text("a\(number)") }
        ForEach(0..<20) { Text("\($0 + number)") }
        if number % 2 == 0 { Text("even") } else { AnyView(Text("odd \(own)")) }
        if number % 3 == 0 { Divider() }
        Button("b\(number)") {}.buttonStyle(.bordered)
        EmptyView()
      }
    }
  }

  private struct Rows: View {
    @State var numbers: [Int]
    var box: Box?
    var body: some View {
      let _ = box?.hold($numbers)
      VStack { ForEach(numbers.indices, id: \.self) { Row(number: numbers[$0]) } }
    }
  }
  private final class Box {
    var numbers: Binding<[Int]>?
    func hold(_ numbers: Binding<[Int]>) { self.numbers = numbers }
  }

  @Test("Rows of any form show what they should after a change of many, and of some")
  func rowsOfAnyForm() throws {
    let box = Box()
    let screen = Screen { Rows(numbers: Array(0..<150), box: box) }
    for numbers in [Array(100..<250), Array(100..<140) + Array(7..<117), Array(0..<150)] {
      box.numbers?.wrappedValue = numbers
      screen.flush()
      #expect(screen.texts == Screen { Rows(numbers: numbers) }.texts)
    }
  }
}
