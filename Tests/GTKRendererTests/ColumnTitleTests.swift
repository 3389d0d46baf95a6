import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What the content column of three is called.
final class ColumnTitleTests: GTKTestCase {
  private struct Mail: View {
    @ObservedObject var name: Followed<String>
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        Text("boxes").navigationTitle("Boxes")
      } content: {
        TextField("search", text: $text)
          .navigationTitle(name.value)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Write") {} } }
      } detail: {
        Text("mail").navigationTitle("Mail")
      }
    }
  }

  @MainActor
  private static func titles(_ text: String, _ screen: HostedScreen) -> [Native] {
    parts(of: screen.window, "GtkLabel").filter {
      gtk_widget_get_mapped($0) != 0 && screen.text($0) == text && gtk_widget_get_allocated_height($0) > 5
    }
  }

  private struct Lists: View {
    @ObservedObject var name: Followed<String?>
    var body: some View {
      NavigationSplitView {
        if let title = name.value { box.navigationTitle(title) } else { box }
      } detail: {
        List { Text("mail") }.listStyle(.plain)
      }
    }
    private var box: some View { List { Text("box") }.listStyle(.sidebar) }
  }

  func testAListIsCalledAsItsOwnColumn() throws {
    try onScreen { renderer in
      let name = Followed<String?>("Boxes")
      let screen = HostedScreen(renderer, Lists(name: name))
      screen.resize(to: 900, folds: false)
      settle(50)
      @MainActor func names() -> [String] { screen.all("FavesList").map { spokenName(of: $0) } }
      XCTAssertEqual(names(), ["Boxes", "List"])
      name.value = "Folders"
      settle(50)
      XCTAssertEqual(names(), ["Folders", "List"])
      name.value = nil
      settle(50)
      XCTAssertEqual(names().first, "Sidebar")
      screen.close()
    }
  }

  private struct Chosen: View {
    @ObservedObject var isChosen: Followed<Bool>
    var body: some View {
      NavigationSplitView {
        Text("boxes").navigationTitle("Boxes")
      } content: {
        Text("rows").navigationTitle("Inbox")
      } detail: {
        if isChosen.value { Text("mail").navigationTitle("Mail") } else { Text("nothing") }
      }
    }
  }

  func testItIsInOnePlaceWhateverTheDetailIsCalled() throws {
    try onScreen { renderer in
      let isChosen = Followed(false)
      let screen = HostedScreen(renderer, Chosen(isChosen: isChosen))
      screen.resize(to: 900, folds: false)
      XCTAssertTrue(becomes { Self.titles("Inbox", screen).count == 1 })
      // The columns come beside each other in a movement.
      settle(1_000)
      layOut(screen.window)
      let place = screen.frame(of: Self.titles("Inbox", screen)[0])
      let rows = screen.frame(of: screen.label("rows"))
      for _ in 0..<2 {
        isChosen.value.toggle()
        settle(50)
        layOut(screen.window)
        XCTAssertEqual(Self.titles("Inbox", screen).map(screen.frame(of:)), [place])
        XCTAssertEqual(screen.frame(of: screen.label("rows")), rows)
      }
      screen.close()
    }
  }

  func testItStandsOverTheColumn() throws {
    try onScreen { renderer in
      let name = Followed("Inbox")
      let screen = HostedScreen(renderer, Mail(name: name))
      screen.resize(to: 900, folds: false)
      XCTAssertTrue(becomes { Self.titles("Inbox", screen).count == 1 })
      let field = screen.entries[0]
      gtk_widget_grab_focus(field)
      layOut(screen.window)
      let (title, place) = (screen.frame(of: Self.titles("Inbox", screen)[0]), screen.frame(of: field))
      let lines = screen.all("GtkSeparator").map { screen.frame(of: $0).minX }.sorted()
      XCTAssertGreaterThan(title.minX, lines[0])
      XCTAssertLessThan(title.maxX, lines[1])
      XCTAssertLessThan(title.maxY, place.minY)
      XCTAssertGreaterThan(screen.frame(of: screen.button(titled: "Write")).minY, place.maxY)
      XCTAssertEqual(
        atk_object_get_role(gtk_widget_get_accessible(Self.titles("Inbox", screen)[0])), ATK_ROLE_HEADING)
      name.value = ""
      XCTAssertTrue(becomes { Self.titles("Inbox", screen).isEmpty })
      name.value = "Drafts"
      XCTAssertTrue(becomes { Self.titles("Drafts", screen).count == 1 })
      XCTAssertEqual(gtk_window_get_focus(cast(screen.window)), field, "Where one was typing")
      XCTAssertEqual(screen.entries, [field])
      screen.close()
    }
  }
}
