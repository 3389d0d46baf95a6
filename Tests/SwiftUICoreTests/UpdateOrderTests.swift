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

  /// Rows that each follow an object of their own.
  struct Wide: View {
    let objects: [Shared]
    let told: Told
    let handle: Handle
    @State private var numbers: [Int]

    init(_ objects: [Shared], _ told: Told, _ handle: Handle) {
      self.objects = objects
      self.told = told
      self.handle = handle
      _numbers = State(initialValue: Array(objects.indices))
    }

    var body: some View {
      let _ = handle.hold($numbers)
      VStack { ForEach(numbers, id: \.self) { Row(name: "\($0)", shared: objects[$0], told: told) } }
    }
  }
  final class Handle {
    var numbers: Binding<[Int]>!
    func hold(_ numbers: Binding<[Int]>) { self.numbers = numbers }
  }

  @Test("To order two views among 10,000 takes a look at two places, also once rows have come or gone")
  func fewAmongMany() {
    let objects = (0..<10_000).map { _ in Shared() }
    let (told, handle) = (Told(), Handle())
    let screen = Screen { Wide(objects, told, handle) }

    /// What runs when these change, in order, and how many places were looked at for that.
    func change(_ rows: [Int]) -> (ran: [String], looks: Int) {
      told.lines = []
      screen.resetCounts()
      screen.act { for row in rows { objects[row].value += 1 } }
      return (told.lines.filter { !$0.hasSuffix("!") }, screen.graph.counts.placesLookedAt)
    }

    var cost = change([9_000, 3])
    #expect(cost.ran == ["3", "9000"])
    #expect(cost.looks <= 4)

    screen.act { handle.numbers.wrappedValue.removeFirst(2) }
    cost = change([9_000, 3, 5_000])
    #expect(cost.ran == ["3", "5000", "9000"])
    #expect(cost.looks <= 12)

    // Every row moves: one look at each, as they were moved, and then no more.
    screen.act { handle.numbers.wrappedValue.reverse() }
    cost = change([9_000, 3])
    #expect(cost.ran == ["9000", "3"])
    #expect(cost.looks < 20_000)
    cost = change([9_000, 3])
    #expect(cost.ran == ["9000", "3"])
    #expect(cost.looks <= 4)
  }
}
