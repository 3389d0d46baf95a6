import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Menus, pages and columns beside others follow what they show while they are open, and leave nothing behind.
final class ShownLivelinessTests: GTKTestCase {
  @MainActor
  private final class Shelf: ObservableObject {
    @Published var count = 0
    @Published var path: [Int] = []
    @Published var isInspected = false
    var said: [String] = []
  }

  private struct Pages: View {
    @ObservedObject var shelf: Shelf
    var body: some View {
      NavigationStack(path: $shelf.path) {
        Text("root \(shelf.count)")
          .navigationTitle("Root \(shelf.count)")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number), \(shelf.count)")
              Button("More") { shelf.count += 1 }
            }
            .navigationTitle("Page \(number), \(shelf.count)")
            .toolbar { Button("item \(shelf.count)") {} }
          }
      }
    }
  }

  func testPagesAreLiveAndLeaveWithTheirPath() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let shelf = Shelf()
      table("navigationDestination", "NavigationStack") {
        Pages(shelf: shelf)
      } holds: { shown in
        @MainActor func title() -> String { String(cString: gtk_window_get_title(cast(shown.window))) }
        shelf.path = [1, 2]
        XCTAssertTrue(becomes { shown.isInSight("page 2, 0") })
        let label = shown.label("page 2, 0")
        shelf.count = 1
        XCTAssertTrue(becomes { shown.isInSight("page 2, 1") && title() == "Page 2, 1" })
        XCTAssertEqual(shown.label("page 2, 1"), label, "The page is not made anew")
        XCTAssertTrue(shown.texts.contains("item 1"))
        shelf.path = [1]
        XCTAssertTrue(becomes { shown.isInSight("page 1, 1") }, "The page below was live, too")
        XCTAssertTrue(becomes { !shown.texts.contains("page 2, 1") })
        shown.goBack()
        XCTAssertTrue(becomes { shelf.path.isEmpty && shown.isInSight("root 1") && title() == "Root 1" })
        shelf.path = [7]
        XCTAssertTrue(becomes { shown.isInSight("page 7, 1") })
        shelf.path = []
        return becomes { shown.isInSight("root 1") && !shown.texts.contains("page 7, 1") }
      }
    }
  }

  private struct Inspected: View {
    @ObservedObject var shelf: Shelf
    var body: some View {
      VStack {
        Text("main \(shelf.count)")
        Button("More") { shelf.count += 1 }
      }
      .inspector(isPresented: $shelf.isInspected) {
        VStack {
          Text("beside \(shelf.count)")
          Button("More here") { shelf.count += 1 }
          Button("Close") { shelf.isInspected = false }
        }
      }
    }
  }

  func testAnInspectorIsLiveAndClosedByItsBinding() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let shelf = Shelf()
      table("inspector") {
        Inspected(shelf: shelf)
      } holds: { shown in
        for turn in 0..<2 {
          shelf.count = 0
          shelf.isInspected = true
          XCTAssertTrue(becomes { shown.texts.contains("beside 0") })
          let label = shown.label("beside 0")
          shown.click("More")
          XCTAssertTrue(shown.texts.contains("beside 1"))
          shown.click("More here")
          XCTAssertTrue(shown.texts.contains("main 2"))
          XCTAssertEqual(shown.label("beside 2"), label)
          if turn == 0 { shown.click("Close") } else { shelf.isInspected = false }
          XCTAssertTrue(becomes { !shown.texts.contains("beside 2") })
          XCTAssertFalse(shelf.isInspected)
        }
        return shown.texts == ["main 2", "More"]
      }
    }
  }

  private struct Offering: View {
    @ObservedObject var shelf: Shelf
    var body: some View {
      Text("here \(shelf.count)").contextMenu {
        Button("Take \(shelf.count)") { shelf.said.append("take \(shelf.count)") }
      }
      Menu("Menu \(shelf.count)") { Button("Take") { shelf.said.append("take") } }
    }
  }

  func testEscapeClosesAContextMenuAndNothingIsChosen() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let shelf = Shelf()
      table("contextMenu") {
        Offering(shelf: shelf)
      } holds: { shown in
        let owner = renderer.presented[0].first(ContextMenuWidget.self)!
        for turn in 0..<2 {
          XCTAssertTrue(owner.open(nil))
          // GTK wants to know which event of the display it was.
          _ = LibraryLog.takeComplaints()
          settle(100)
          guard let menu = renderer.openMenus.last?.menu else { return false }
          shelf.count += 1
          settle(50)
          let titles = parts(of: menu, "GtkModelMenuItem").map {
            String(cString: gtk_menu_item_get_label(cast($0)))
          }
          XCTAssertEqual(titles, ["Take \(turn + 1)"], "It is live")
          press(GDK_KEY_Escape, in: menu)
          XCTAssertTrue(becomes { renderer.openMenus.isEmpty })
        }
        return shelf.said.isEmpty && shown.texts.contains("here 2")
      }
    }
  }

  func testEscapeClosesAButtonsMenuAndNothingIsChosen() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let shelf = Shelf()
      table("Menu") {
        Offering(shelf: shelf)
      } holds: { shown in
        let button = shown.the("GtkMenuButton")
        for _ in 0..<2 {
          gtk_toggle_button_set_active(cast(button), 1)
          settle(300)
          let popover = UnsafeMutableRawPointer(gtk_menu_button_get_popover(cast(button))!)
            .assumingMemoryBound(to: GtkWidget.self)
          XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
          shelf.count += 1
          settle(50)
          XCTAssertTrue(shown.texts.contains("Menu \(shelf.count)"), "Its button is live")
          XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
          press(GDK_KEY_Escape, in: popover)
          XCTAssertTrue(becomes { gtk_toggle_button_get_active(cast(button)) == 0 })
          XCTAssertTrue(becomes { gtk_widget_get_mapped(popover) == 0 })
        }
        return shelf.said.isEmpty
      }
    }
  }
}
