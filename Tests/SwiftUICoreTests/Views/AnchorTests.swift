import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Anchors are told apart") @MainActor
struct AnchorTests {
  struct Mark: Equatable {
    var id: Int
    var bounds: Anchor<CGRect>
  }
  struct Marks: PreferenceKey {
    static let defaultValue: [Mark] = []
    static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
  }
  final class Log {
    var marks: [[Mark]] = []
  }

  private struct Marked: View {
    let log: Log
    @State private var width = 1.0
    var body: some View {
      VStack {
        Text("a").anchorPreference(key: Marks.self, value: .bounds) { [Mark(id: 1, bounds: $0)] }
        Text("b").anchorPreference(key: Marks.self, value: .bounds) { [Mark(id: 1, bounds: $0)] }
        Text("c").anchorPreference(
          key: Marks.self, value: .rect(CGRect(x: 0, y: 0, width: width, height: 1))
        ) { [Mark(id: 1, bounds: $0)] }
      }
      .backgroundPreferenceValue(Marks.self) { marks in
        let _ = log.marks.append(marks)
        Color.red
      }
      Button("Wider") { width += 1 }
    }
  }

  @Test("By the view, and by what is marked of it")
  func equality() throws {
    let log = Log()
    let screen = Screen { Marked(log: log) }
    let first = try #require(log.marks.last)
    try #require(first.count == 3)
    #expect(first[0] == first[0] && first[0] != first[1])
    screen.button("Wider").tap()
    let last = try #require(log.marks.last)
    #expect(last[0] == first[0] && last[1] == first[1])
    #expect(last[2] != first[2])
    screen.close()
  }
}
