import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows that stay where they are, or are not chosen, and what rows look like.
final class ShownHeldRowTests: GTKTestCase {
  private struct Held: View {
    let chosen: Kept<Set<String>>
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List(selection: chosen.binding) {
        ForEach(names, id: \.self) { name in
          Text(name).moveDisabled(name == "b").selectionDisabled(name == "c")
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @MainActor
  private static func rows(_ screen: HostedScreen) -> [String] {
    screen.all("FavesLabel").sorted { screen.frame(of: $0).minY < screen.frame(of: $1).minY }.map(screen.text)
  }

  func testRowsThatStayAndRowsThatAreNotChosen() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let chosen = Kept<Set<String>>([])
      table("moveDisabled", "selectionDisabled") {
        Held(chosen: chosen)
      } holds: { screen in
        let list = screen.the("FavesList")
        let widget = renderer.presented[0].first(ListWidget.self)!
        gtk_widget_grab_focus(list)
        faves_list_set_cursor(list, 1)
        settle(50)
        screen.shownWindow.press(GDK_KEY_Down, GDK_MOD1_MASK)
        settle(50)
        XCTAssertEqual(Self.rows(screen), ["a", "b", "c"], "b stays")
        faves_list_set_cursor(list, 2)
        settle(50)
        screen.shownWindow.press(GDK_KEY_Up, GDK_MOD1_MASK)
        settle(50)
        XCTAssertEqual(Self.rows(screen), ["a", "c", "b"], "c does not")
        widget.select(FAVES_SELECT_ONLY, 2, 2)
        settle(50)
        XCTAssertEqual(chosen.value, ["b"])
        widget.select(FAVES_SELECT_ONLY, 1, 1)
        settle(50)
        return !chosen.value.contains("c")
      }
    }
  }

  func testTheIconsOfRowsHaveTheirTint() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let red = Color(red: 1, green: 0, blue: 0)
      table("listItemTint") {
        List {
          Label("tinted", systemImage: "star.fill").listItemTint(red)
          Label("plain", systemImage: "star.fill")
        }
      } holds: { screen in
        let icons = screen.all("FavesImage").sorted { screen.frame(of: $0).minY < screen.frame(of: $1).minY }
        let colors = icons.map { screen.color($0) }
        return colors.count == 2 && colors[0].red == 1 && colors[0].green == 0 && colors[1].red < 1
          && screen.color(screen.label("tinted")).red < 1
      }
    }
  }
}
