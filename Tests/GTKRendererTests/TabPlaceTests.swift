import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Where tabs are chosen does not depend on the page that is in sight.
final class TabPlaceTests: GTKTestCase {
  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("bare").tabItem { Label("Bare", systemImage: "star") }
        NavigationStack {
          Text("busy").toolbar {
            ToolbarItem(placement: .navigation) { Button("Add one") {} }
            ToolbarItemGroup(placement: .primaryAction) {
              Button("Edit") {}
              Button("Delete") {}
            }
          }
        }
        .tabItem { Label("Busy", systemImage: "star") }
        NavigationStack {
          Text("named").toolbar { ToolbarItem(placement: .principal) { Text("Own title") } }
        }
        .tabItem { Label("Named", systemImage: "star") }
      }
    }
  }

  @MainActor private static func isSeen(_ widget: Native) -> Bool {
    gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_child_visible(widget) != 0
      && gtk_widget_get_allocated_height(widget) > 10
  }

  /// Whether they are at the bottom; nil: they are in both places, or in none.
  @MainActor private static func areBelow(_ shown: HostedScreen) -> Bool? {
    let below = shown.all("HdyViewSwitcherBar").contains { isSeen($0) }
    let above = shown.all("HdyViewSwitcherTitle").contains { title in
      shown.all("HdyViewSwitcher", in: title).contains { isSeen($0) }
    }
    return below == above ? nil : below
  }

  @MainActor private static func show(_ page: Int, _ text: String, _ shown: HostedScreen) {
    (shown.renderer.presented[0] as! WindowWidget).description.selectTab(page)
    shown.graph.flush()
    XCTAssertTrue(
      becomes { shown.all("FavesLabel").contains { shown.text($0) == text && isSeen($0) } }, text)
    // Libhandy's fade from one to the other.
    _ = becomes(within: 50) { areBelow(shown) != nil }
  }

  private static let pages = [(0, "bare"), (1, "busy"), (2, "named"), (0, "bare")]

  func testItIsTheSameForAPageWithItemsInTheBar() throws {
    try onScreen { renderer in
      var places: Set<Bool?> = []
      for width: Int32 in [420, 700] {
        let shown = HostedScreen(renderer, Tabs())
        gtk_window_resize(cast(shown.window), width, 400)
        _ = becomes(within: 50) { gtk_widget_get_allocated_width(shown.window) == width }
        var seen: [Bool?] = []
        for (page, text) in Self.pages {
          Self.show(page, text, shown)
          seen.append(Self.areBelow(shown))
        }
        XCTAssertEqual(Set(seen).count, 1, "\(width): \(seen)")
        XCTAssertFalse(seen.contains(nil), "\(width): \(seen)")
        places.formUnion(seen)
        shown.close()
      }
      XCTAssertEqual(places, [true, false], "a narrow window has them at the bottom, a wide one in its bar")
    }
  }

  private struct Crowded: View {
    var body: some View {
      TabView {
        Text("bare").tabItem { Label("Bare", systemImage: "star") }
        NavigationStack {
          Text("busy").toolbar {
            ForEach(0..<3) { index in Button("Some words for \(index)") {} }
          }
        }
        .tabItem { Label("Busy", systemImage: "star") }
      }
    }
  }

  func testThoseWhomAPageLeavesNoRoomComeBackOnlyInAWiderWindow() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Crowded())
      gtk_window_resize(cast(shown.window), 640, 400)
      Self.show(0, "bare", shown)
      XCTAssertEqual(Self.areBelow(shown), false)
      Self.show(1, "busy", shown)
      XCTAssertEqual(Self.areBelow(shown), true)
      for (page, text) in [(0, "bare"), (1, "busy")] {
        Self.show(page, text, shown)
        XCTAssertEqual(Self.areBelow(shown), true, text)
      }
      gtk_window_resize(cast(shown.window), 1000, 400)
      XCTAssertTrue(becomes { Self.areBelow(shown) == false })
      shown.close()
    }
  }
}
