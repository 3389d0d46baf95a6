import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is dragged together, who is told of it, and what is dropped between rows.
final class ShownDragTests: GTKTestCase {
  private struct Card: Codable, Identifiable, Transferable {
    var id: Int
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Board: View {
    let said: Kept<[String]>
    private let cards = (1...3).map { Card(id: $0) }
    @State private var selection: [Int] = []
    var body: some View {
      VStack {
        ForEach(cards) { Text(verbatim: "card \($0.id)").draggable(containerItemID: $0.id) }
      }
      .dragContainer(for: Card.self) { ids in cards.filter { ids.contains($0.id) } }
      .dragContainerSelection(selection)
      .onDragSessionUpdated { session in
        if case .ended(let operation) = session.phase {
          said.value.append("\(session.draggedItemIDs(for: Int.self)) \(operation)")
        }
      }
      Button("Select") { selection = [2, 3] }
    }
  }

  func testWhatIsSelectedIsDraggedTogether() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("dragContainer", "dragContainerSelection", "onDragSessionUpdated") {
        Board(said: said)
      } holds: { shown in
        @MainActor func drag(_ place: Int, isTaken: Bool) -> [Int] {
          let drag = ToldDrag(from: dragAreas(renderer)[place])
          defer { drag.end(isTaken: isTaken) }
          return drag.items.compactMap { ($0.value as? Card)?.id }
        }
        XCTAssertEqual(dragAreas(renderer).count, 3)
        XCTAssertEqual(drag(1, isTaken: true), [2])
        shown.click("Select")
        XCTAssertEqual(drag(1, isTaken: true), [2, 3])
        XCTAssertEqual(drag(0, isTaken: false), [1])
        return said.value == ["[2] copy", "[2, 3] copy", "[1] cancel"]
      }
    }
  }

  private struct Target: View {
    @State private var log: [String] = []
    var body: some View {
      Text("from").draggable("carried")
      Text("to").dropDestination(for: String.self) { _, _ in true }
        .onDropSessionUpdated { session in
          log.append("\(session.phase) \(Int(session.location.x)) \(session.itemsCount)")
        }
      Text(log.joined(separator: ", "))
    }
  }

  func testWhoListensIsToldOfWhatIsOverAView() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("onDropSessionUpdated") {
        Target()
      } holds: { shown in
        let areas = dragAreas(renderer)
        let drag = ToldDrag(from: areas[0])
        drag.tell(areas[1], .entered, x: 1)
        drag.tell(areas[1], .moved, x: 2)
        drag.tell(areas[1], .left, x: 3)
        XCTAssertEqual(shown.texts.last, "entering 1 0, active 2 0, exiting 3 0")
        drag.tell(areas[1], .entered, x: 4)
        XCTAssertTrue(drag.tell(areas[1], .dropped, x: 5))
        drag.end(isTaken: true)
        return shown.texts.last?.hasSuffix(
          "ended(SwiftUICore.DropOperation.copy) 5 1, dataTransferCompleted 5 1")
          == true
      }
    }
  }

  private struct Providing: View {
    @ObservedObject var isThere: Followed<Bool>
    let said: Kept<[String]>
    var body: some View {
      Text("from").itemProvider { isThere.value ? NSItemProvider(object: "provided" as NSString) : nil }
      Text("to").onDrop(of: [.utf8PlainText], isTargeted: nil) { providers in
        for provider in providers {
          provider.loadTransferable(type: String.self) { result in
            MainActor.assumeIsolated { said.value.append((try? result.get()) ?? "unread") }
          }
        }
        return true
      }
    }
  }

  func testAProviderIsAskedAsTheDragBegins() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (isThere, said) = (Followed(false), Kept<[String]>([]))
      table("itemProvider") {
        Providing(isThere: isThere, said: said)
      } holds: { _ in
        let areas = dragAreas(renderer)
        XCTAssertNotNil(gtk_drag_source_get_target_list(areas[0].native))
        let none = ToldDrag(from: areas[0])
        XCTAssertTrue(none.items.isEmpty, "There is nothing to drag")
        none.end(isTaken: false)
        isThere.value = true
        settle(50)
        let drag = ToldDrag(from: areas[0])
        XCTAssertEqual(drag.items.count, 1)
        drag.tell(areas[1], .entered)
        XCTAssertTrue(drag.tell(areas[1], .dropped))
        drag.end(isTaken: true)
        return becomes { said.value == ["provided"] }
      }
    }
  }

  private struct Rows: View {
    @State private var names = ["a", "b"]
    var body: some View {
      Text("from").draggable("new")
      List {
        ForEach(names, id: \.self) { Text($0).frame(height: 30) }
          .onInsert(of: [.utf8PlainText]) { place, providers in
            names.insert("new \(providers.count)", at: place)
          }
      }
    }
  }

  func testWhatIsDroppedOnTheUpperHalfOfARowIsInsertedInFrontOfIt() throws {
    for (y, expected) in [(2.0, ["a", "new 1", "b"]), (28, ["a", "b", "new 1"])] {
      try onScreen { renderer in
        let table = ShownTable(renderer)
        table("onInsert") {
          Rows()
        } holds: { shown in
          let list = renderer.presented[0].first(ListWidget.self)!
          let row = GTKWidget.downcast(list.source!.realiseRow(at: 1))
          let drag = ToldDrag(from: dragAreas(renderer)[0])
          guard let target = dragAreas(in: row).first else { return false }
          XCTAssertNotNil(gtk_drag_dest_get_target_list(target.native))
          drag.tell(target, .entered, y: y)
          XCTAssertTrue(drag.tell(target, .dropped, y: y))
          drag.end(isTaken: true)
          settle(100)
          let rows = shown.all("FavesLabel", in: list.native)
            .sorted { shown.frame(of: $0).minY < shown.frame(of: $1).minY }
          return rows.map(shown.text) == expected
        }
      }
    }
  }
}
