import SwiftUITesting
import Testing

/// Objects that views hold do something as they are freed, in the middle of the update that frees them: it leads back to
/// the very lists that are being changed.
@MainActor
@Suite("What the program's objects do as they are freed")
struct FreedObjectTests {
  /// Writes a state that everything on screen reads, and reads it back.
  @MainActor final class Farewell {
    let number: Int
    let told: Binding<Int>
    init(_ number: Int, told: Binding<Int>) { (self.number, self.told) = (number, told) }
    isolated deinit {
      told.wrappedValue += 1
      Self.seen.append(told.wrappedValue)
    }
    static var seen: [Int] = []
  }

  struct Row: Identifiable {
    let id: Int
    let farewell: Farewell
  }

  struct Line: View {
    let row: Row
    @Binding var told: Int
    var body: some View { Text("row \(row.farewell.number), told \(told)") }
  }

  struct Rows: View {
    @State private var told = 0
    // What is taken off here is held by its row alone until that is gone.
    @State private var rows: [Row] = []
    let count: Int
    var body: some View {
      Text("told \(told)")
      ForEach(rows) { Line(row: $0, told: $told) }
      Button("Fill") { rows = (0..<count).map { Row(id: $0, farewell: Farewell($0, told: $told)) } }
      Button("Last") { rows.removeLast() }
      Button("First") { rows.removeFirst() }
      Button("Clear") { rows = [] }
    }
  }

  /// With few readers of a state, with many, and with more rows than are taken apart at once.
  @Test("Rows are exchanged, and go from the end, from the front, and all", arguments: [3, 20, 300])
  func rows(_ count: Int) {
    Farewell.seen = []
    let screen = Screen { Rows(count: count) }
    let deeds = [("Fill", count), ("Fill", count), ("Last", count - 1), ("First", count - 2), ("Clear", 0)]
    for (deed, left) in deeds {
      screen.button(deed).tap()
      // What is freed as its row goes changes what the others show.
      for _ in 0..<3 { screen.flush() }
      #expect(screen.texts.filter { $0.hasPrefix("row") }.count == left)
      #expect(screen.shows("told \(Farewell.seen.count)"))
    }
    // Those of both fillings have gone; each read what it had written.
    #expect(Farewell.seen == Array(1...2 * count))
  }
}
