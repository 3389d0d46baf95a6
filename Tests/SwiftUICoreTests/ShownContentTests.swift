import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Rows that are made anew and told from what they show by their bits.
@Suite("Contents that rows show")
@MainActor
struct ShownContentTests {
  private final class Name {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private struct Item: Identifiable {
    let id: Int
    var text: String
  }

  private struct Row: View {
    let item: Item
    let name: Name?
    @State private var taps = 0
    var body: some View { Button("\(item.text) \(name?.text ?? "-") \(taps)") { taps += 1 } }
  }

  private struct Rows: View {
    @State private var items = (0..<200).map { Item(id: $0, text: "row \($0)") }
    @State private var name = Name("a")
    @State private var turn = 0
    var body: some View {
      VStack {
        Button("Swap") { items.swapAt(1, 198) }
        Button("Change") { items[7].text += "!" }
        Button("Back") { items[7].text = "row 7" }
        Button("Same words") { items[7].text = ["row", "7"].joined(separator: " ") }
        Button("Rename") { name = Name("b\(turn)") }
        Button("Turn") { turn += 1 }
        Button("Remove") { items.remove(at: 5) }
        Button("Insert") { items.insert(Item(id: 1000 + turn, text: "new"), at: 5) }
        Text("turn \(turn)")
        ForEach(items) { Row(item: $0, name: $0.id == 3 ? name : nil) }
      }
    }
  }

  @Test("Only rows whose content is another one run, whatever came before")
  func bodies() {
    let screen = Screen { Rows() }
    func bodies(_ action: String) -> Int {
      screen.resetCounts()
      screen.button(action).tap()
      return screen.evaluated.filter { $0 == "Row" }.count
    }
    #expect(bodies("Turn") == 0)
    #expect(bodies("Change") == 1)
    #expect(screen.shows("row 7! - 0"))
    #expect(bodies("Turn") == 0)
    #expect(bodies("Back") == 1)
    #expect(bodies("Same words") == 0, "Equal words elsewhere in memory are equal")
    #expect(bodies("Rename") == 1)
    #expect(screen.shows("row 3 b2 0"))
    #expect(bodies("Swap") == 0)
    #expect(bodies("Turn") == 0)
    #expect(bodies("Remove") == 0)
    #expect(bodies("Change") == 1)
    #expect(screen.shows("row 8! - 0"), "The rows below have moved up, and with them what is known of them")
    #expect(bodies("Insert") == 1)
    #expect(bodies("Turn") == 0)
    screen.button("row 9 - 0").tap()
    #expect(screen.shows("row 9 - 1"))
    #expect(bodies("Turn") == 0)
    #expect(screen.shows("row 9 - 1") && screen.shows("new - 0"))
    let texts = screen.texts
    #expect(texts.filter { $0.hasPrefix("row") }.count == 199 && Set(texts).count == texts.count)
  }
}
