import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The title of the page in sight, where the tabs have its place in the header bar.
final class TabHeadingTests: GTKTestCase {
  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          NavigationLink("Go") { Text("There").navigationTitle("Further") }
            .navigationTitle("Places").navigationSubtitle("Three of them")
        }
        .tabItem { Label("One", systemImage: "map") }
        NavigationStack { Text("second") }.navigationTitle("People")
          .tabItem { Label("Two", systemImage: "person") }
        NavigationStack { Text("third").navigationTitle("Three") }
          .tabItem { Label("Three", systemImage: "film") }
      }
    }
  }

  /// In a window that has room for the tabs, whatever the pages put beside them.
  @MainActor
  private static func wide(_ renderer: GTKRenderer) -> HostedScreen {
    let shown = HostedScreen(renderer, Tabs())
    gtk_window_resize(cast(shown.window), 700, 400)
    XCTAssertTrue(
      becomes {
        let words = seen("Places", shown)
        let bar = (renderer.presented[0] as! WindowWidget).screen?.bar?.native
        return words.count == 1 && gtk_widget_is_ancestor(words[0], bar) == 0
      })
    layOut(shown.window)
    return shown
  }

  /// The words that are on the screen, in GTK's own labels.
  @MainActor
  private static func seen(_ text: String, _ shown: HostedScreen) -> [Native] {
    parts(of: shown.window, "GtkLabel").filter {
      gtk_widget_get_mapped($0) != 0 && shown.text($0) == text && gtk_widget_get_allocated_height($0) > 5
    }
  }

  @MainActor
  private static func title(_ shown: HostedScreen) -> String {
    gtk_window_get_title(cast(shown.window)).map { String(cString: $0) } ?? ""
  }

  func testItStandsOverThePageAndIsTheWindowsTitle() throws {
    try onScreen { renderer in
      let shown = Self.wide(renderer)
      let window = renderer.presented[0] as! WindowWidget
      let bar = try XCTUnwrap(window.screen?.bar?.native)
      XCTAssertEqual(Self.title(shown), "Places")
      let heading = try XCTUnwrap(Self.seen("Places", shown).first)
      XCTAssertEqual(Self.seen("Places", shown).count, 1)
      XCTAssertEqual(gtk_widget_is_ancestor(heading, bar), 0)
      XCTAssertGreaterThanOrEqual(shown.frame(of: heading).minY, shown.frame(of: bar).maxY)
      let content = try XCTUnwrap(window.screen?.content)
      XCTAssertLessThanOrEqual(shown.frame(of: heading).maxY, shown.frame(of: content).minY)
      XCTAssertEqual(Self.seen("Three of them", shown).count, 1)
      XCTAssertEqual(atk_object_get_role(gtk_widget_get_accessible(heading)), ATK_ROLE_HEADING)
      window.description.selectTab(1)
      XCTAssertTrue(becomes { !Self.seen("People", shown).isEmpty })
      XCTAssertEqual(Self.title(shown), "People")
      XCTAssertTrue(Self.seen("Three of them", shown).isEmpty)
      window.description.selectTab(2)
      XCTAssertTrue(becomes { Self.seen("People", shown).isEmpty })
      XCTAssertEqual(Self.title(shown), "Three")
      layOut(shown.window)
      XCTAssertEqual(
        shown.frame(of: content).minY, shown.frame(of: bar).maxY, accuracy: 1, "It takes no room")
      shown.close()
    }
  }

  func testAPageFurtherInLeavesTheTabsWhereTheyAre() throws {
    try onScreen { renderer in
      let shown = Self.wide(renderer)
      let window = renderer.presented[0] as! WindowWidget
      let bar = try XCTUnwrap(window.screen?.bar)
      let tabs = try XCTUnwrap(hdy_header_bar_get_custom_title(bar.header))
      shown.click("Go")
      XCTAssertTrue(becomes { Self.seen("Places", shown).isEmpty && Self.seen("Further", shown).count == 1 })
      XCTAssertEqual(gtk_widget_is_ancestor(Self.seen("Further", shown)[0], bar.native), 0)
      XCTAssertEqual(hdy_header_bar_get_custom_title(bar.header), tabs)
      XCTAssertEqual(Self.title(shown), "Further")
      XCTAssertEqual(gtk_widget_get_visible(bar.back), 1)
      gtk_window_resize(cast(shown.window), 200, 400)
      @MainActor func areBelow() -> Bool {
        shown.all("HdyViewSwitcherBar").contains { gtk_widget_get_allocated_height($0) > 10 }
      }
      XCTAssertTrue(becomes { areBelow() }, "a narrow window has them at the bottom on that page, too")
      window.description.selectTab(1)
      XCTAssertTrue(becomes { shown.texts.contains("second") })
      window.description.selectTab(0)
      gtk_window_resize(cast(shown.window), 700, 400)
      XCTAssertTrue(becomes { Self.seen("Further", shown).count == 1 }, "the page has been waiting")
      window.description.goBack()
      XCTAssertTrue(becomes { Self.seen("Places", shown).count == 1 })
      shown.close()
    }
  }

  func testANarrowWindowHasItInTheHeaderBar() throws {
    try onScreen { renderer in
      let shown = Self.wide(renderer)
      let bar = try XCTUnwrap((renderer.presented[0] as! WindowWidget).screen?.bar?.native)
      @MainActor func isInBar() -> Bool {
        let labels = Self.seen("Places", shown)
        return labels.count == 1 && gtk_widget_is_ancestor(labels[0], bar) != 0
      }
      XCTAssertFalse(isInBar())
      gtk_window_resize(cast(shown.window), 200, 400)
      XCTAssertTrue(becomes { isInBar() })
      gtk_window_resize(cast(shown.window), 700, 400)
      XCTAssertTrue(becomes { !isInBar() && Self.seen("Places", shown).count == 1 })
      shown.close()
    }
  }
}
