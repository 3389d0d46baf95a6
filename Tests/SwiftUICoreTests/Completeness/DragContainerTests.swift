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

  private struct Target: View {
    @State private var log: [String] = []
    @State private var ids: Set<DropSession.ID> = []
    var body: some View {
      Text("target")
        .dropDestination(for: String.self) { words, session in
          log.append("\(words) at \(Int(session.location.x))")
        }
        .dropPreviewsFormation(.list)
        .onDropSessionUpdated { session in
          ids.insert(session.id)
          log.append("\(session.phase) \(Int(session.location.x))")
        }
      Text(log.joined(separator: ", "))
      Text("\(ids.count) sessions")
    }
  }

  @Test("Who listens is told of what is dragged over a view, and what became of it")
  func drops() {
    let screen = Screen { Target() }
    let area = screen.text("target").dragArea
    let items = [DragItem("word")]
    _ = area.drag(.entered, items, at: CGPoint(x: 1, y: 0))
    _ = area.drag(.moved, items, at: CGPoint(x: 2, y: 0))
    #expect(area.drag(.dropped, items, at: CGPoint(x: 3, y: 0)))
    #expect(
      screen.shows(
        "entering 1, active 2, [\"word\"] at 3, ended(SwiftUICore.DropOperation.copy) 3, dataTransferCompleted 3"
      ))
    #expect(screen.shows("1 sessions"))
    _ = area.drag(.entered, items)
    _ = area.drag(.left, items)
    #expect(screen.shows("2 sessions"))
    screen.close()
  }
}
