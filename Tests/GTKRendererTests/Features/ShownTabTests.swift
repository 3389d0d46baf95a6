import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Tabs in sections, and what stands under them.
final class ShownTabTests: GTKTestCase {
  private struct Sectioned: View {
    @ObservedObject var tab: Followed<Int>
    var body: some View {
      TabView(selection: $tab.value) {
        Tab("One", systemImage: "star", value: 1) { Text("first") }
        TabSection("More") {
          Tab("Two", systemImage: "star", value: 2) { Text("second") }
          Tab("Three", systemImage: "star", value: 3) { Text("third") }
        }
      }
    }
  }

  func testTabsOfASectionStandAmongTheOthers() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let tab = Followed(1)
      table("TabSection", "Tab") {
        Sectioned(tab: tab)
      } holds: { shown in
        let stack = shown.shownWindow.screen!.tabs.stack
        let pages = gtk_container_get_children(cast(stack))!
        defer { g_list_free(pages) }
        XCTAssertEqual(shown.shownWindow.description.tabs.map(\.title), ["One", "Two", "Three"])
        XCTAssertEqual(g_list_length(pages), 3)
        for (index, text) in [(2, "third"), (1, "second")] {
          let page = g_list_nth_data(pages, guint(index)).assumingMemoryBound(to: GtkWidget.self)
          gtk_stack_set_visible_child(cast(stack), page)
          XCTAssertTrue(becomes { shown.isInSight(text) })
          XCTAssertEqual(tab.value, index + 1)
        }
        return !shown.isInSight("first")
      }
    }
  }

  private struct Accompanied: View {
    @ObservedObject var isEnabled: Followed<Bool>
    let said: Kept<[String]>
    var body: some View {
      TabView {
        Text("first").frame(maxWidth: .infinity, maxHeight: .infinity).tabItem { Text("One") }
        Text("second").frame(maxWidth: .infinity, maxHeight: .infinity).tabItem { Text("Two") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled.value) {
        Button("Now playing") { said.value.append("pressed") }
      }
    }
  }

  func testWhatStandsUnderTheTabsTakesNoRoomWhileItIsNotThere() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let (isEnabled, said) = (Followed(true), Kept<[String]>([]))
      table("tabViewBottomAccessory") {
        Accompanied(isEnabled: isEnabled, said: said)
      } holds: { shown in
        @MainActor func middle() -> Double {
          layOut(shown.window)
          return shown.frame(of: shown.label("first")).midY
        }
        shown.click("Now playing")
        XCTAssertEqual(said.value, ["pressed"])
        let (above, below) = (
          shown.frame(of: shown.label("first")), shown.frame(of: shown.label("Now playing"))
        )
        XCTAssertGreaterThan(below.minY, above.maxY)
        XCTAssertGreaterThan(below.maxY, Double(gtk_widget_get_allocated_height(shown.window)) - 40)
        let before = middle()
        isEnabled.value = false
        settle(50)
        XCTAssertFalse(shown.texts.contains("Now playing"))
        XCTAssertGreaterThan(middle(), before + 10, "The page has its room")
        isEnabled.value = true
        settle(50)
        return middle() == before && shown.texts.contains("Now playing")
      }
    }
  }
}
