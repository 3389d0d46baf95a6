import SwiftUITesting
import Testing

@MainActor
@Suite("The order of an update")
struct UpdateOrderTests {
  @Observable final class Shared {
    var value = 0
  }
  final class Older: ObservableObject {
    @Published var value = 0
  }
  final class Told {
    var lines: [String] = []
  }

  struct Row: View {
    let name: String
    let shared: Shared
    let told: Told
    var body: some View {
      let _ = told.lines.append(name)
      Text("\(name) \(shared.value)").onChange(of: shared.value) { told.lines.append("\(name)!") }
    }
  }

  struct OlderRow: View {
    let name: String
    @ObservedObject var older: Older
    let told: Told
    var body: some View {
      let _ = told.lines.append(name)
      Text("\(name) \(older.value)").onChange(of: older.value) { told.lines.append("\(name)!") }
    }
  }

  struct Page: View {
    let shared: Shared
    let told: Told
    @State private var numbers = [1, 2, 3, 4]
    var body: some View {
      Row(name: "first", shared: shared, told: told)
      VStack { Group { Row(name: "inner", shared: shared, told: told) } }
      ForEach(numbers, id: \.self) { Row(name: "\($0)", shared: shared, told: told) }
      Row(name: "last", shared: shared, told: told)
      Button("Turn round") { numbers.reverse() }
    }
  }

  @Test(
    "Views that read one property of an observable object run in view order, each time; so do their actions")
  func observable() {
    let (shared, told) = (Shared(), Told())
    let screen = Screen { Page(shared: shared, told: told) }
    var expected = ["first", "inner", "1", "2", "3", "4", "last"]
    for _ in 0..<10 {
      told.lines = []
      screen.act { shared.value += 1 }
      #expect(told.lines == expected + expected.map { "\($0)!" })
    }
    // Where they stand now counts, not when they came.
    screen.button("Turn round").tap()
    expected.replaceSubrange(2..<6, with: ["4", "3", "2", "1"])
    told.lines = []
    screen.act { shared.value += 1 }
    #expect(told.lines == expected + expected.map { "\($0)!" })
  }

  @Test("A view further in runs before those that come after what it is in")
  func depth() {
    let (older, told) = (Older(), Told())
    let screen = Screen {
      VStack { VStack { OlderRow(name: "deep", older: older, told: told) } }
      OlderRow(name: "flat", older: older, told: told)
    }
    told.lines = []
    screen.act { older.value += 1 }
    #expect(told.lines == ["deep", "flat", "deep!", "flat!"])
  }
}
