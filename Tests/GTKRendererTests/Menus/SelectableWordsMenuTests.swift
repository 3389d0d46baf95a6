import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Words that can be selected and have a menu by the program: that one opens, not GTK's.
final class SelectableWordsMenuTests: GTKTestCase {
  private struct Offering: View {
    let said: Kept<[String]>
    var body: some View {
      VStack {
        Text("Number 42").textSelection(.enabled).padding(20)
          .contextMenu { Button("Share") { said.value.append("share") } }
        List { Text("Row").textSelection(.enabled).contextMenu { Button("Open") {} } }
      }
    }
  }

  func testTheProgramsMenuOpensAndCopiesWhatIsSelected() throws {
    try onScreen { renderer in
      let said = Kept<[String]>([])
      let shown = HostedScreen(renderer, Offering(said: said))
      let label = shown.label("Number 42")
      gtk_label_select_region(cast(label), 0, 0)
      var menu = try XCTUnwrap(rightClick(label, renderer))
      XCTAssertEqual(modelItems(of: menu).map(\.title), ["Share"])
      gtk_menu_shell_activate_item(cast(menu), modelItems(of: menu)[0].native, 1)
      settle(50)
      XCTAssertEqual(said.value, ["share"])
      gtk_label_select_region(cast(label), 7, 9)
      menu = try XCTUnwrap(rightClick(label, renderer))
      XCTAssertEqual(modelItems(of: menu).map(\.title), ["Share", "Copy"])
      gtk_menu_shell_activate_item(cast(menu), modelItems(of: menu)[1].native, 1)
      settle(50)
      let text = gtk_clipboard_wait_for_text(gtk_clipboard_get(gdk_atom_intern("CLIPBOARD", 0)))
      defer { g_free(text) }
      XCTAssertEqual(text.map { String(cString: $0) }, "42")
      menu = try XCTUnwrap(rightClick(shown.label("Row"), renderer))
      XCTAssertEqual(modelItems(of: menu).map(\.title), ["Open"])
      shown.close()
    }
  }
}
