import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The choice of tabs that stand in a page of a navigation stack.
final class PageTabsTests: GTKTestCase {
  private struct Tabs: View {
    let title: String
    @State private var place = 0
    var body: some View {
      TabView(selection: $place) {
        Text("one").tabItem { Text("One") }.tag(0)
        Text("two").tabItem { Text("Two") }.tag(1)
      }
      .navigationTitle(title)
    }
  }

  private struct Titled: View {
    var body: some View { NavigationStack { Tabs(title: "Places") } }
  }

  private struct Pushed: View {
    var body: some View {
      NavigationStack { NavigationLink("Go") { Tabs(title: "") } }
    }
  }

  private struct Covered: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Go") { Text("There") }
          Tabs(title: "Places")
        }
      }
    }
  }

  @MainActor private static func isShown(_ bar: String, _ shown: HostedScreen) -> Bool {
    shown.all(bar).contains { gtk_widget_get_mapped($0) != 0 && gtk_widget_get_allocated_height($0) > 10 }
  }

  func testTheyStandUnderTheContentAndLeaveThePageItsTitle() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Titled())
      XCTAssertFalse(Self.isShown("HdyViewSwitcherTitle", shown))
      XCTAssertTrue(Self.isShown("HdyViewSwitcherBar", shown))
      let window = renderer.presented[0] as! WindowWidget
      let header = try XCTUnwrap(window.screen?.bar?.header)
      XCTAssertEqual(hdy_header_bar_get_title(header).map { String(cString: $0) }, "Places")
      window.description.selectTab(1)
      shown.graph.flush()
      settle(300)
      XCTAssertTrue(shown.texts.contains("two"))
      shown.close()
    }
  }

  func testThoseOfAPageFurtherInCanBeChosenThere() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Pushed())
      XCTAssertFalse(Self.isShown("HdyViewSwitcherBar", shown))
      shown.click("Go")
      settle(400)
      XCTAssertTrue(Self.isShown("HdyViewSwitcherBar", shown))
      let window = renderer.presented[0] as! WindowWidget
      window.description.goBack()
      shown.graph.flush()
      settle(400)
      XCTAssertFalse(Self.isShown("HdyViewSwitcherBar", shown))
      shown.close()
    }
  }

  func testAPageInFrontOfThemCoversThem() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Covered())
      XCTAssertTrue(Self.isShown("HdyViewSwitcherBar", shown))
      shown.click("Go")
      settle(400)
      XCTAssertFalse(Self.isShown("HdyViewSwitcherBar", shown))
      shown.close()
    }
  }

  private struct Principal: View {
    var body: some View {
      TabView {
        NavigationStack {
          Text("one").toolbar { ToolbarItem(placement: .principal) { Text("Own title") } }
        }
        .tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
  }

  func testAnItemInThePlaceOfTheTitleStandsOverThePageWhereThatHasTheTabs() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Principal())
      let window = renderer.presented[0] as! WindowWidget
      let screen = try XCTUnwrap(window.screen)
      let header = try XCTUnwrap(screen.bar?.header)
      @MainActor func isInBar() -> Bool {
        gtk_widget_is_ancestor(shown.label("Own title"), widget(header)) != 0
      }
      XCTAssertFalse(isInBar())
      for tab in [1, 0] {
        window.description.selectTab(tab)
        XCTAssertTrue(becomes { shown.texts.contains("Own title") == (tab == 0) })
        XCTAssertTrue(Self.isShown("HdyViewSwitcherTitle", shown))
        XCTAssertFalse(Self.isShown("HdyViewSwitcherBar", shown))
      }
      layOut(shown.window)
      let (bar, item) = (shown.frame(of: widget(header)), shown.frame(of: shown.label("Own title")))
      XCTAssertGreaterThanOrEqual(item.minY, bar.maxY)
      XCTAssertLessThanOrEqual(item.maxY, shown.frame(of: screen.content).minY)
      gtk_window_resize(cast(shown.window), 300, 400)
      XCTAssertTrue(becomes { isInBar() && Self.isShown("HdyViewSwitcherBar", shown) })
      gtk_window_resize(cast(shown.window), 700, 400)
      XCTAssertTrue(becomes { !isInBar() && !Self.isShown("HdyViewSwitcherBar", shown) })
      shown.close()
    }
  }

  func testTabsAroundStacksAreInTheHeaderBar() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        TabView {
          NavigationStack { Text("one").navigationTitle("Places") }.tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        })
      XCTAssertTrue(Self.isShown("HdyViewSwitcherTitle", shown))
      shown.close()
    }
  }
}
