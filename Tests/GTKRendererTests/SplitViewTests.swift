import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A split view in a wide and in a narrow window: which columns are in sight, and what links in them do.
///
/// Their windows have no bar, and get none: one that comes as the columns do would have them stand still half-way.
final class SplitViewTests: GTKTestCase {
  private struct Shelves: View {
    let front: Kept<NavigationSplitViewColumn>
    @State private var shelf: Int?
    var body: some View {
      NavigationSplitView(preferredCompactColumn: front.binding) {
        Button("to films") { shelf = 1 }.toolbar(removing: .sidebarToggle)
        List(1..<3, id: \.self, selection: $shelf) { Text("shelf \($0)") }
      } content: {
        Text("films of \(shelf ?? 0)")
        NavigationLink("to film") { Text("the film") }
      } detail: {
        Text("no film")
      }
    }
  }

  func testThreeColumnsHaveRoomInAWindowOf800() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Shelves(front: Kept(.sidebar)))
      defer { screen.close() }
      screen.resize(to: 800, folds: false)
      // Unfolding takes its time.
      XCTAssertTrue(
        screen.wait {
          let places = ["shelf 1", "films of 0", "no film"].map { screen.frame(of: screen.label($0)) }
          return places[0].maxX < places[1].minX && places[1].maxX < places[2].minX && places[2].maxX <= 800
        })
      screen.resize(to: 500, folds: true)
      XCTAssertTrue(screen.isInFront("shelf 1"))
      screen.resize(to: 800, folds: false)
    }
  }

  private struct Held: View {
    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self) { Text("shelf \($0)") }.toolbar(removing: .sidebarToggle)
          .frame(minWidth: 150, maxWidth: 180)
      } detail: {
        Text("no film")
      }
    }
  }
  private struct Said: View {
    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self) { Text("shelf \($0)") }.toolbar(removing: .sidebarToggle)
          .navigationSplitViewColumnWidth(330)
      } detail: {
        Text("no film")
      }
    }
  }

  func testAColumnIsAsWideAsItsContentMayBe() throws {
    try onScreen { renderer in
      for (view, width) in [(AnyView(Held()), 180.0), (AnyView(Said()), 330)] {
        let screen = HostedScreen(renderer, view)
        screen.resize(to: 900, folds: false)
        // The line to the next column is right beside it, once the columns have unfolded.
        XCTAssertTrue(
          screen.wait {
            let list = screen.frame(of: screen.the("FavesList"))
            let lines = screen.all("GtkSeparator").map { screen.frame(of: $0).minX }
            return abs(list.width - width) < 3 && lines.contains { abs($0 - list.maxX) < 3 }
          }, "\(screen.frame(of: screen.the("FavesList")))")
        screen.close()
      }
    }
  }

  private struct Narrow: View {
    @ObservedObject var front: Followed<NavigationSplitViewColumn>
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $front.value) {
        List(1..<3, id: \.self) { Text("shelf \($0)") }.toolbar(removing: .sidebarToggle)
          .navigationSplitViewColumnWidth(min: 150, ideal: 180, max: 240)
      } content: {
        Color.red.navigationSplitViewColumnWidth(min: 150, ideal: 180, max: 200)
      } detail: {
        Text("no film")
      }
    }
  }

  func testAColumnAloneFillsTheWindowWhateverIsSaidOfItsWidth() throws {
    try onScreen { renderer in
      let front = Followed(NavigationSplitViewColumn.sidebar)
      let screen = HostedScreen(renderer, Narrow(front: front))
      defer { screen.close() }
      screen.resize(to: 1100, folds: false)
      XCTAssertTrue(screen.wait { abs(screen.frame(of: screen.the("FavesList")).width - 180) < 2 })
      XCTAssertTrue(screen.wait { abs(screen.frame(of: screen.the("FavesSurface")).width - 180) < 2 })
      screen.resize(to: 520, folds: true)
      XCTAssertTrue(
        screen.wait { screen.frame(of: screen.the("FavesList")).width == 520 },
        "\(screen.frame(of: screen.the("FavesList")))")
      front.value = .content
      XCTAssertTrue(
        screen.wait { screen.frame(of: screen.the("FavesSurface")).width == 520 },
        "\(screen.frame(of: screen.the("FavesSurface")))")
      screen.resize(to: 1100, folds: false)
      XCTAssertTrue(screen.wait { abs(screen.frame(of: screen.the("FavesList")).width - 180) < 2 })
    }
  }

  func testNarrowTheColumnsComeOneByOne() throws {
    try onScreen { renderer in
      let front = Kept(NavigationSplitViewColumn.sidebar)
      let screen = HostedScreen(renderer, Shelves(front: front))
      defer { screen.close() }
      screen.resize(to: 500, folds: true)
      screen.click("to films")
      XCTAssertTrue(screen.wait { screen.isInFront("films of 1") })
      XCTAssertEqual(front.value, .content)
      screen.click("to film")
      XCTAssertTrue(screen.wait { screen.isInFront("the film") }, "A link's page is in the next column")
      XCTAssertEqual(front.value, .detail)
      let back = (renderer.presented[0] as! WindowWidget).screen!.bar!.back
      gtk_button_clicked(cast(back))
      XCTAssertTrue(screen.wait { screen.isInFront("films of 1") })
      XCTAssertTrue(screen.wait { screen.texts.contains("no film") }, "The link's page has gone")
      gtk_button_clicked(cast(back))
      XCTAssertTrue(screen.wait { screen.isInFront("shelf 1") })
      XCTAssertEqual(front.value, .sidebar)
    }
  }

  /// A window that was wide: libhandy leaves the window of the column that was in front over the one that is.
  func testAColumnOneComesBackToIsMetByThePointer() throws {
    try onScreen { renderer in
      let front = Kept(NavigationSplitViewColumn.detail)
      let screen = HostedScreen(renderer, Shelves(front: front))
      defer { screen.close() }
      screen.resize(to: 1000, folds: false)
      XCTAssertTrue(screen.wait { screen.frame(of: screen.label("no film")).maxX > 700 })
      screen.resize(to: 420, folds: true)
      let back = (renderer.presented[0] as! WindowWidget).screen!.bar!.back
      for column in ["films of 0", "shelf 1"] {
        gtk_button_clicked(cast(back))
        XCTAssertTrue(screen.wait { screen.isInFront(column) })
        XCTAssertTrue(screen.wait { screen.isMet(column) }, column)
      }
    }
  }

  func testASwipeBackIsWhatTheButtonIs() throws {
    try onScreen { renderer in
      let front = Kept(NavigationSplitViewColumn.sidebar)
      let screen = HostedScreen(renderer, Shelves(front: front))
      defer { screen.close() }
      screen.resize(to: 500, folds: true)
      screen.click("to films")
      screen.click("to film")
      XCTAssertTrue(screen.wait { screen.isInFront("the film") })
      // What a finger does at its end.
      XCTAssertNotEqual(hdy_leaflet_navigate(screen.leaflet, HDY_NAVIGATION_DIRECTION_BACK), 0)
      XCTAssertTrue(screen.wait { front.value == .content && screen.texts.contains("no film") })
      screen.click("to film")
      XCTAssertTrue(screen.wait { screen.isInFront("the film") }, "The link leads on again")
    }
  }

  func testALinkInAColumnShowsItsPageInTheNextOne() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Shelves(front: Kept(.sidebar)))
      defer { screen.close() }
      screen.resize(to: 900, folds: false)
      XCTAssertTrue(screen.texts.contains("no film"))
      screen.click("to film")
      XCTAssertFalse(screen.texts.contains("no film"))
      XCTAssertTrue(
        screen.wait {
          let page = screen.frame(of: screen.label("the film"))
          return page.minX > screen.frame(of: screen.label("films of 0")).maxX && page.maxX <= 900
        })
    }
  }
}

extension HostedScreen {
  fileprivate var leaflet: UnsafeMutablePointer<HdyLeaflet> { cast(the("HdyLeaflet")) }
  private var isFolded: Bool { hdy_leaflet_get_folded(leaflet) != 0 }

  /// Whether the text is in the column in front, and that is where it can be seen.
  func isInFront(_ text: String) -> Bool {
    guard let column = hdy_leaflet_get_visible_child(leaflet) else { return false }
    return gtk_widget_is_ancestor(label(text), column) != 0 && gtk_widget_get_child_visible(column) != 0
  }
  /// Whether of the columns the uppermost there is the one with the text in it.
  func isMet(_ text: String) -> Bool {
    let place = frame(of: label(text))
    let window = uppermost(
      in: gtk_widget_get_window(gtk_widget_get_toplevel(label(text))), at: (x: place.midX, y: place.midY)
    ).window
    var met: OpaquePointer? = window
    let column = gtk_widget_get_parent_window(hdy_leaflet_get_visible_child(leaflet))
    while let current = met, current != column { met = gdk_window_get_effective_parent(current) }
    return met != nil
  }
  func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<200 where !condition() { settle(10) }
    return condition()
  }
  func resize(to width: Int32, folds: Bool) {
    gtk_window_resize(cast(window), width, 500)
    XCTAssertTrue(wait { isFolded == folds }, "\(width) wide")
  }
}
