import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Tabs beside what they show.
final class TabColumnTests: GTKTestCase {
  private struct Main: View {
    @ObservedObject var tab: Followed<Int>
    var body: some View {
      TabView(selection: $tab.value) {
        Tab("One", systemImage: "star", value: 1) { Text("first") }
        TabSection("Further") {
          Tab("Two", systemImage: "star", value: 2) { Text("second") }
        }
        .sectionActions { Button("Add") {} }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("head") }
      .tabViewSidebarFooter { Text("foot") }
      .tabViewSidebarBottomBar { Text("bottom") }
    }
  }

  func testTheyAreInAColumnWhereThereIsRoomAndElseInABar() throws {
    try onScreen { renderer in
      let tab = Followed(1)
      let window = ShownTable(renderer)
      window(
        "sidebarAdaptable", "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewSidebarBottomBar",
        "sectionActions"
      ) {
        Main(tab: tab)
      } holds: { shown in
        gtk_window_resize(cast(shown.window), 800, 400)
        XCTAssertTrue(becomes(within: 200) { gtk_widget_get_allocated_width(shown.window) >= 800 })
        @MainActor func hasBar() -> Bool { shown.has("HdyViewSwitcherBar") }
        XCTAssertFalse(hasBar())
        for text in ["head", "Further", "Add", "foot", "bottom", "first"] {
          XCTAssertTrue(shown.isInSight(text), text)
        }
        let (row, page) = (shown.frame(of: shown.label("Two")), shown.frame(of: shown.label("first")))
        XCTAssertLessThan(row.maxX, page.minX)
        Pointer(on: shown.label("Two")).click(4, 4)
        XCTAssertTrue(becomes(within: 200) { shown.isInSight("second") })
        XCTAssertEqual(tab.value, 2)
        tab.value = 1
        XCTAssertTrue(becomes(within: 200) { shown.isInSight("first") })
        gtk_window_resize(cast(shown.window), 400, 400)
        XCTAssertTrue(becomes(within: 200) { hasBar() })
        XCTAssertFalse(shown.isInSight("head"))
        gtk_window_resize(cast(shown.window), 800, 400)
        XCTAssertTrue(becomes(within: 200) { shown.isInSight("head") && !hasBar() })
        return becomes(within: 200) {
          shown.frame(of: shown.the("HdyFlap")).maxY >= Double(gtk_widget_get_allocated_height(shown.window))
            - 30
        }
      }
    }
  }
}
