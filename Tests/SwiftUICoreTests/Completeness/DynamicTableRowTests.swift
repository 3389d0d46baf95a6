import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite("Rows of a table that are made of data") @MainActor
struct DynamicTableRowTests {
  private struct Item: Identifiable {
    let id: String
  }
  private struct Rows: View {
    @State private var log = ""
    @State private var isEmpty = false
    var body: some View {
      Text(log)
      Button("Empty") { isEmpty = true }
      Table(of: Item.self) {
        TableColumn("Id", value: \.id)
      } rows: {
        if isEmpty {
          EmptyTableRowContent<Item>()
        } else {
          ForEach([Item(id: "a"), Item(id: "b")]) { TableRow($0) }
            .dropDestination(for: String.self) { place, new in log = "\(new.joined()) at \(place)" }
        }
      }
    }
  }

  @Test("What is dropped between rows goes to the rows' action; there may be none")
  func dropping() {
    let screen = Screen { Rows() }
    #expect(screen.text("b").dragArea.drag(.dropped, [DragItem("x")], at: CGPoint(x: 0, y: -1)))
    #expect(screen.shows("x at 1"))
    screen.button("Empty").tap()
    #expect(!screen.shows("b"))
    screen.close()
  }
}
