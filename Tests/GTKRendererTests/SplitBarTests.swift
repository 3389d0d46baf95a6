import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What stands in the bar over the columns of a split view.
final class SplitBarTests: GTKTestCase {
  private struct Recipes: View {
    @ObservedObject var visible: Followed<NavigationSplitViewVisibility>
    var body: some View {
      NavigationSplitView(columnVisibility: $visible.value) {
        List(1..<3, id: \.self) { Text("kind \($0)") }.navigationTitle("Kinds")
          .toolbar { Button("Sort") {} }
      } detail: {
        NavigationStack {
          NavigationLink("to soup") { Text("soup").navigationTitle("Soup") }
            .navigationTitle("Recipes").toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Add") {} }
            }
        }
      }
    }
  }
  private struct Mail: View {
    var body: some View {
      NavigationSplitView {
        Text("boxes").navigationTitle("Boxes")
      } content: {
        Text("rows").navigationTitle("Inbox")
      } detail: {
        NavigationStack { NavigationLink("to answer") { Text("answer") } }
      }
    }
  }

  @MainActor
  private static func bar(_ renderer: GTKRenderer) -> ScreenBar {
    (renderer.presented[0] as! WindowWidget).screen!.bar!
  }
  /// Where a widget starts in the bar, or beside it.
  @MainActor
  private static func start(_ widget: Native, _ screen: HostedScreen) -> Double {
    screen.frame(of: widget).minX - screen.frame(of: bar(screen.renderer).native).minX
  }
  /// Where the lines between the columns are.
  @MainActor
  private static func lines(_ screen: HostedScreen) -> [Double] {
    let seen = screen.all("GtkSeparator").filter {
      gtk_widget_get_mapped($0) != 0 && gtk_widget_get_allocated_height($0) > 100
    }
    return seen.map { start($0, screen) }.sorted()
  }

  func testTheWayBackStandsAtTheStartOfTheColumnWhosePageItLeaves() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Recipes(visible: Followed(.all)))
      defer { screen.close() }
      screen.resize(to: 900, folds: false)
      XCTAssertTrue(screen.wait { Self.lines(screen) == [280] })
      let (sort, add) = (screen.button(titled: "Sort"), screen.button(titled: "Add"))
      let width = screen.frame(of: sort).width
      XCTAssertTrue(screen.wait { abs(Self.start(sort, screen) + width - 280) < 2 })
      XCTAssertEqual(Self.start(add, screen), 287, accuracy: 3)
      screen.click("to soup")
      let back = Self.bar(renderer).back
      XCTAssertTrue(screen.wait { gtk_widget_get_mapped(back) != 0 })
      layOut(screen.window)
      XCTAssertEqual(Self.start(back, screen), 287, accuracy: 3)
      XCTAssertEqual(Self.lines(screen), [280], "The columns stay as wide as they were")
      screen.resize(to: 500, folds: true)
      screen.resize(to: 900, folds: false)
      XCTAssertTrue(screen.wait { Self.lines(screen) == [280] }, "There is no third column")
      XCTAssertTrue(screen.wait { abs(Self.start(back, screen) - 287) < 3 })
      gtk_button_clicked(cast(back))
      XCTAssertTrue(screen.wait { gtk_widget_get_mapped(back) == 0 })
    }
  }

  func testOfThreeColumnsItStandsOverTheLast() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Mail())
      defer { screen.close() }
      screen.resize(to: 1000, folds: false)
      // The columns come beside each other in a movement.
      XCTAssertTrue(screen.wait { Self.lines(screen) == [200, 431] })
      screen.click("to answer")
      let back = Self.bar(renderer).back
      XCTAssertTrue(screen.wait { abs(Self.start(back, screen) - 438) < 3 })
      XCTAssertEqual(Self.lines(screen), [200, 431])
    }
  }

  func testTheButtonForTheSidebarStaysWhereItIs() throws {
    try onScreen { renderer in
      let visible = Followed(NavigationSplitViewVisibility.detailOnly)
      let screen = HostedScreen(renderer, Recipes(visible: visible))
      defer { screen.close() }
      screen.resize(to: 900, folds: false)
      @MainActor func button(_ name: String) -> Native? {
        screen.all("GtkButton").first { screen.name($0) == name && gtk_widget_get_mapped($0) != 0 }
      }
      let show = try XCTUnwrap(button("Show Sidebar"))
      let place = Self.start(show, screen)
      gtk_button_clicked(cast(show))
      XCTAssertTrue(screen.wait { visible.value == .all && Self.lines(screen) == [280] })
      let hide = try XCTUnwrap(button("Hide Sidebar"))
      XCTAssertTrue(screen.wait { abs(Self.start(hide, screen) - place) < 2 })
      gtk_button_clicked(cast(hide))
      XCTAssertTrue(screen.wait { visible.value == .detailOnly && Self.lines(screen).isEmpty })
    }
  }

  func testALongTitleLeavesTheSidebarsItsOwn() throws {
    struct Long: View {
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self) { Text("row \($0)") }.navigationTitle("Library")
        } detail: {
          Text("page").navigationTitle(
            String(repeating: "A title that says much more than there is room for. ", count: 4))
        }
      }
    }
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Long())
      defer { screen.close() }
      screen.resize(to: 800, folds: false)
      let title = try XCTUnwrap(
        parts(of: Self.bar(renderer).native, "GtkLabel").first { screen.text($0) == "Library" })
      XCTAssertTrue(
        screen.wait {
          pango_layout_is_ellipsized(gtk_label_get_layout(cast(title))) == 0
            && screen.frame(of: title).width > 30
        })
    }
  }

  func testTheDetailAloneStaysInANarrowWindow() throws {
    try onScreen { renderer in
      let visible = Followed(NavigationSplitViewVisibility.detailOnly)
      let screen = HostedScreen(renderer, Recipes(visible: visible))
      defer { screen.close() }
      screen.resize(to: 900, folds: false)
      XCTAssertTrue(screen.wait { screen.isInFront("to soup") && Self.lines(screen).isEmpty })
      let toggle = try XCTUnwrap(screen.all("GtkButton").first { screen.name($0) == "Show Sidebar" })
      XCTAssertEqual(Self.start(toggle, screen), 6, accuracy: 3)
      XCTAssertEqual(
        Self.start(screen.button(titled: "Add"), screen), Double(screen.frame(of: toggle).width) + 12,
        accuracy: 3)
      screen.resize(to: 400, folds: false)
      settle(300)
      XCTAssertTrue(screen.isInFront("to soup"))
      visible.value = .all
      XCTAssertTrue(
        screen.wait { screen.texts.contains("kind 1") && screen.isInFront("kind 1") },
        "One at a time, beginning with the first")
      screen.resize(to: 900, folds: false)
      XCTAssertTrue(screen.wait { Self.lines(screen) == [280] })
      visible.value = .detailOnly
      XCTAssertTrue(screen.wait { screen.isInFront("to soup") && Self.lines(screen).isEmpty })
    }
  }

  func testABarWithoutColumnsHasNothingForThem() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Text("words").toolbar { Button("Add") {} })
      defer { screen.close() }
      let bar = Self.bar(renderer)
      XCTAssertNil(bar.overColumns)
      let parts = gtk_container_get_children(cast(bar.native))
      defer { g_list_free(parts) }
      XCTAssertEqual(
        g_list_length(parts), 4, "The way back, the items at the start, those at the end, the menu")
    }
  }
}
