import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Dragging several things")
struct DragContainerTests {
  struct Card: Codable, Identifiable, Transferable {
    var id: Int
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Board: View {
    let cards = (1...4).map { Card(id: $0) }
    @State private var selection: [Int] = []
    @State private var log = ""
    var body: some View {
      VStack {
        ForEach(cards) { card in Text("card \(card.id)").draggable(containerItemID: card.id) }
        Text("own").draggable(item: Card(id: 9) as Card?)
      }
      .dragContainer(for: Card.self) { ids in cards.filter { ids.contains($0.id) } }
      .dragContainerSelection(selection)
      .dragConfiguration(DragConfiguration(allowMove: true))
      .onDragSessionUpdated { session in
        switch session.phase {
        case .active: log += "\(session.draggedItemIDs(for: Int.self)) "
        case .ended(let operation): log += "\(operation) "
        default: break
        }
      }
      Button("Select") { selection = [2, 3] }
      Text(log)
    }
  }

  private func ids(_ items: [DragItem]) -> [Int] { items.compactMap { ($0.value as? Card)?.id } }

  @Test("The container makes what is dragged: what is selected together, anything else alone")
  func selection() {
    let screen = Screen { Board() }
    func drag(_ name: String) -> [Int] { ids(screen.text(name).dragArea.beginDrag()) }
    #expect(drag("card 1") == [1])
    screen.button("Select").tap()
    #expect(drag("card 2") == [2, 3] && drag("card 3") == [2, 3] && drag("card 4") == [4])
    screen.close()
  }

  @Test("Who listens is told of what is dragged, and how it ended")
  func sessions() {
    let screen = Screen { Board() }
    screen.button("Select").tap()
    _ = screen.text("card 3").dragArea.beginDrag()
    screen.text("card 3").dragArea.drag(.began)
    screen.text("card 3").dragArea.drag(.ended(isTaken: true))
    #expect(screen.shows("[2, 3] copy "))
    _ = screen.text("card 1").dragArea.beginDrag()
    screen.text("card 1").dragArea.drag(.began)
    screen.text("card 1").dragArea.drag(.ended(isTaken: false))
    #expect(screen.shows("[2, 3] copy [1] cancel "))
    screen.close()
  }

  @Test("A view with something of its own drags that where no container makes it")
  func own() {
    let screen = Screen { Text("own").draggable(Card.self, item: Card(id: 9)) }
    #expect(ids(screen.text("own").dragArea.beginDrag()) == [9])
    screen.close()
  }
}
