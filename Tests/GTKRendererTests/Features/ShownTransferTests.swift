import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is dragged and dropped: the closures of the views that it comes from and goes to. GTK's own part is driven by a
/// pointer in `Tests/Person`.
final class ShownTransferTests: GTKTestCase {
  private struct Carrying: View {
    let said: Kept<[String]>
    @State private var isOver = false
    @State private var words = "nothing"
    var body: some View {
      Text("from").draggable("carried")
      Text(isOver ? "over" : words)
        .dropDestination(for: String.self) { items, place in
          words = items.joined() + " at \(Int(place.x)) \(Int(place.y))"
          return !items.isEmpty
        } isTargeted: {
          isOver = $0
          said.value.append("\($0)")
        }
    }
  }

  func testWhatIsDraggedIsDropped() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("draggable", "dropDestination") {
        Carrying(said: said)
      } holds: { shown in
        let parts = dragAreas(renderer)
        let drag = ToldDrag(from: parts[0])
        XCTAssertEqual(drag.items.count, 1)
        XCTAssertTrue(drag.tell(parts[1], .entered))
        XCTAssertEqual(shown.texts, ["from", "over"])
        drag.tell(parts[1], .moved, x: 9)
        drag.tell(parts[1], .left)
        XCTAssertEqual(shown.texts, ["from", "nothing"], "It was only on its way")
        drag.tell(parts[1], .entered)
        XCTAssertTrue(drag.tell(parts[1], .dropped, x: 30, y: 8))
        return shown.texts == ["from", "carried at 30 8"] && said.value == ["true", "false", "true", "false"]
      }
    }
  }

  private struct Old: View {
    let said: Kept<[String]>
    @State private var isOver = false
    var body: some View {
      Text("from").onDrag {
        said.value.append("asked")
        return NSItemProvider(object: "provided" as NSString)
      }
      Text(isOver ? "over" : "away")
        .onDrop(of: [.utf8PlainText], isTargeted: $isOver) { providers, place in
          said.value.append("\(providers.count) at \(Int(place.x))")
          for provider in providers {
            provider.loadTransferable(type: String.self) { result in
              MainActor.assumeIsolated { said.value.append((try? result.get()) ?? "unread") }
            }
          }
          return true
        }
    }
  }

  func testWhatAProviderProvidesIsDropped() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("onDrag", "onDrop") {
        Old(said: said)
      } holds: { shown in
        let parts = dragAreas(renderer)
        let drag = ToldDrag(from: parts[0])
        XCTAssertEqual(said.value, ["asked"])
        drag.tell(parts[1], .entered)
        XCTAssertEqual(shown.texts, ["from", "over"])
        XCTAssertTrue(drag.tell(parts[1], .dropped))
        XCTAssertTrue(becomes { said.value.count == 3 })
        return said.value == ["asked", "1 at 5", "provided"] && shown.texts == ["from", "away"]
      }
    }
  }

  private final class Door: DropDelegate {
    let say: (String) -> Void
    init(_ say: @escaping (String) -> Void) { self.say = say }
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.utf8PlainText]) }
    func dropEntered(info: DropInfo) { say("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      DropProposal(operation: info.location.x > 100 ? .forbidden : .copy)
    }
    func dropExited(info: DropInfo) { say("exited") }
    func performDrop(info: DropInfo) -> Bool {
      say("performed with \(info.itemProviders(for: [.utf8PlainText]).count)")
      return true
    }
  }

  func testADelegateDecidesWhatIsDropped() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      let door = Door { said.value.append($0) }
      table("onDrop", "DropDelegate") {
        Text("words").draggable("carried")
        Text("picture").draggable(URL(string: "https://example.org")!)
        Text("to").onDrop(of: [.utf8PlainText, .url], delegate: door)
      } holds: { _ in
        let parts = dragAreas(renderer)
        let words = ToldDrag(from: parts[0])
        XCTAssertTrue(words.tell(parts[2], .entered))
        XCTAssertTrue(words.tell(parts[2], .moved, x: 50))
        XCTAssertFalse(words.tell(parts[2], .moved, x: 150), "The proposal forbids it there")
        words.tell(parts[2], .left)
        words.tell(parts[2], .entered)
        XCTAssertTrue(words.tell(parts[2], .dropped))
        XCTAssertEqual(said.value, ["entered", "exited", "entered", "performed with 1"])
        said.value = []
        let address = ToldDrag(from: parts[1])
        XCTAssertFalse(address.tell(parts[2], .entered), "It is not let in")
        return !address.tell(parts[2], .dropped) && said.value.isEmpty
      }
    }
  }

  private struct Switching: View {
    @ObservedObject var takes: Followed<Bool>
    var body: some View {
      Text("to").dropDestination(for: String.self) { _, _ in true }.disabled(!takes.value)
    }
  }

  func testWhatIsDisabledTakesNothing() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let takes = Followed(true)
      table("dropDestination", "disabled") {
        Switching(takes: takes)
      } holds: { shown in
        let area = shown.the("FavesTouch")
        let took = gtk_drag_dest_get_target_list(area) != nil
        takes.value = false
        settle(50)
        let takesNothing = gtk_drag_dest_get_target_list(area) == nil
        takes.value = true
        settle(50)
        return took && takesNothing && gtk_drag_dest_get_target_list(area) != nil
      }
    }
  }
}
