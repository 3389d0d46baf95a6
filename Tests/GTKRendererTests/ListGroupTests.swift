import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Disclosure groups among the rows of a list, and which rows the pointer lights up.
final class ListGroupTests: GTKTestCase {
  private struct Settings: View {
    @State private var isOpen = false
    var body: some View {
      List {
        Text("first")
        DisclosureGroup("Settings", isExpanded: $isOpen) {
          Text("inside")
          DisclosureGroup("Deeper", isExpanded: .constant(true)) { Text("deepest") }
        }
        Text("last")
      }
    }
  }

  @MainActor private static func fromTop(_ screen: HostedScreen) -> [String] {
    screen.texts.sorted { screen.frame(of: screen.label($0)).minY < screen.frame(of: screen.label($1)).minY }
  }

  func testWhatADisclosureGroupShowsAreRowsThatBeginWhereItsLabelDoes() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Settings())
      let (first, last) = (screen.label("first"), screen.label("last"))
      let head = screen.label("Settings")
      let button = screen.all("GtkButton").first!
      gtk_widget_grab_focus(button)
      gtk_button_clicked(cast(button))
      settle(50)
      XCTAssertEqual(Self.fromTop(screen), ["first", "Settings", "inside", "Deeper", "deepest", "last"])
      let inside = screen.frame(of: screen.label("inside"))
      XCTAssertEqual(inside.minX, screen.letters(of: head).minX)
      XCTAssertEqual(
        screen.frame(of: screen.label("deepest")).minX, screen.letters(of: screen.label("Deeper")).minX)
      XCTAssertGreaterThan(screen.frame(of: screen.label("deepest")).minX, inside.minX)
      XCTAssertGreaterThan(screen.frame(of: last).minY, screen.frame(of: screen.label("deepest")).maxY)
      // The other rows are the same as before, and the focus is where it was.
      XCTAssertEqual(screen.label("first"), first)
      XCTAssertEqual(screen.label("last"), last)
      XCTAssertNotEqual(gtk_widget_has_focus(button), 0)
      gtk_button_clicked(cast(button))
      settle(50)
      XCTAssertEqual(Self.fromTop(screen), ["first", "Settings", "last"])
      XCTAssertNotEqual(gtk_widget_has_focus(button), 0)
      screen.close()
    }
  }

  func testThePointerLightsUpRowsThatDoSomething() throws {
    try onScreen { renderer in
      let screen = HostedScreen(
        renderer,
        NavigationStack {
          List {
            Text("plain")
            NavigationLink("leads on") { Text("page") }
          }
        })
      @MainActor func isLit(_ text: String) -> Bool {
        let label = screen.label(text)
        let row = screen.all("FavesListRow").first { gtk_widget_is_ancestor(label, $0) != 0 }!
        Pointer(on: label).move(2, 2)
        settle(20)
        return gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
      }
      XCTAssertFalse(isLit("plain"))
      XCTAssertTrue(isLit("leads on"))
      screen.close()
    }
  }
}
