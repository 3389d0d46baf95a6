import SwiftUITesting
import Testing

@Suite("allowsHitTesting") @MainActor
struct HitTestingTests {
  private struct Pads: View {
    @State private var taps = 0
    @State private var isOn = false
    var body: some View {
      Text("\(taps) taps")
      VStack { Text("pad").onTapGesture { taps += 1 } }.allowsHitTesting(isOn)
      Button("Turn") { isOn.toggle() }
    }
  }

  @Test("Gestures of views that the pointer does not meet hear nothing")
  func gestures() {
    let screen = Screen { Pads() }
    screen.text("pad").click()
    #expect(screen.shows("0 taps"))
    screen.button("Turn").tap()
    screen.text("pad").click()
    #expect(screen.shows("1 taps"))
    screen.button("Turn").tap()
    screen.text("pad").click()
    #expect(screen.shows("1 taps"))
  }
}

@Suite("Traits of rows said inside of a row's own view") @MainActor
struct RowTraitTests {
  private struct Row: View {
    let number: Int
    var body: some View {
      if number > 0 {
        Text(verbatim: "row \(number)").listRowInsets(EdgeInsets()).frame(height: 30).deleteDisabled(
          number == 2)
      }
    }
  }
  private struct Rows: View {
    @State private var numbers = [1, 2, 3]
    var body: some View {
      List { ForEach(numbers, id: \.self) { Row(number: $0) }.onDelete { numbers.remove(atOffsets: $0) } }
    }
  }

  @Test("They reach the row through bodies, conditions and frames")
  func traits() {
    let screen = Screen { Rows() }
    let list = screen.front.all.first { $0.kind == "list" }!
    list.delete(rows: [1])
    #expect(list.rowCount == 3)
    list.delete(rows: [0])
    #expect(list.rowCount == 2)
  }
}
