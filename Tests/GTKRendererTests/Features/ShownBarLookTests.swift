import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Bars that are shown or not, and what is in them.
final class ShownBarLookTests: GTKTestCase {
  private struct Page<Content: View>: View {
    let change: (AnyView) -> Content
    var body: some View {
      NavigationStack {
        change(
          AnyView(
            Text("content").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
              .navigationTitle("Title")
              .toolbar { ToolbarItem { Text("item") } }))
      }
    }
  }

  func testItemsOfABar() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("toolbarItemHidden") {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem { Text("shown") }
            ToolbarItem { Text("hidden").toolbarItemHidden() }
          }
        }
      } holds: {
        $0.texts.contains("shown") && !$0.texts.contains("hidden")
      }
      table("toolbarColorScheme") {
        Page { $0.toolbarColorScheme(.dark, for: .navigationBar) }
      } holds: {
        $0.color($0.label("item")).red > 0.6
      }
    }
  }

  private struct Hiding: View {
    @ObservedObject var visibility: Followed<Visibility>
    var body: some View { Page { $0.toolbarVisibility(visibility.value, for: .navigationBar) } }
  }

  func testABarThatIsNotVisibleShowsNothingOfWhatIsInIt() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let visibility = Followed(Visibility.hidden)
      table("toolbarVisibility") {
        Hiding(visibility: visibility)
      } holds: { shown in
        guard let header = shown.shownWindow.screen?.bar?.header else { return false }
        @MainActor func seen() -> [String] {
          [String(cString: hdy_header_bar_get_title(header))] + shown.texts.sorted()
        }
        XCTAssertEqual(seen(), ["", "content"])
        visibility.value = .visible
        settle(50)
        XCTAssertEqual(seen(), ["Title", "content", "item"])
        visibility.value = .hidden
        settle(50)
        XCTAssertEqual(seen(), ["", "content"])
        visibility.value = .automatic
        settle(50)
        return seen() == ["Title", "content", "item"]
      }
    }
  }

  private struct Grounded: View {
    @ObservedObject var visibility: Followed<Visibility>
    var body: some View {
      Page {
        $0.toolbarBackground(Color(red: 1, green: 0, blue: 0))
          .toolbarBackgroundVisibility(visibility.value, for: .navigationBar)
      }
    }
  }

  func testTheGroundOfABarIsHidden() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let visibility = Followed(Visibility.visible)
      table("toolbarBackgroundVisibility", "toolbarBackground") {
        Grounded(visibility: visibility)
      } holds: { shown in
        @MainActor func isRed() -> Bool {
          let color = shown.color(-6, 4, from: shown.label("item"))
          return color[0] > 200 && color[1] < 60
        }
        // The theme goes from one look to the other step by step.
        XCTAssertTrue(becomes { isRed() })
        visibility.value = .hidden
        XCTAssertTrue(becomes { !isRed() })
        settle(400)
        XCTAssertFalse(isRed())
        XCTAssertTrue(shown.texts.contains("item"), "What is in it is still there")
        visibility.value = .automatic
        return becomes { isRed() }
      }
    }
  }

  func testWhatScrollsNotAndShowsNoBars() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("scrollDisabled", "scrollIndicators") {
        ScrollView { Color.red.frame(height: 900) }.scrollDisabled(true)
        ScrollView { Color.red.frame(height: 900) }.scrollIndicators(.hidden)
        ScrollView { Color.red.frame(height: 900) }
      } holds: { screen in
        let policies = screen.all("GtkScrolledWindow").map { area in
          var policy = GTK_POLICY_AUTOMATIC
          gtk_scrolled_window_get_policy(cast(area), nil, &policy)
          return policy
        }
        return policies == [GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC]
      }
    }
  }
}
