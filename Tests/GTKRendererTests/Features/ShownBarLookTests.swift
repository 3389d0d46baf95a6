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
        return policies.count == 3 && Set(policies.map(\.rawValue)).count == 3
          && policies[2] == GTK_POLICY_AUTOMATIC
      }
    }
  }
}
