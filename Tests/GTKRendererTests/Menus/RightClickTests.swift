import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Menus that a right click opens, as a person uses them.
final class RightClickTests: GTKTestCase {
  private struct Offering: View {
    let said: Kept<[String]>
    @ObservedObject var isMarked: Followed<Bool>
    var body: some View {
      VStack {
        Text("Here").padding(20).contextMenu {
          Button("Copy") { said.value.append("copy") }
          Button("Delete", role: .destructive) { said.value.append("delete") }
          Toggle("Marked", isOn: $isMarked.value)
          Menu("More") { Button("Inside") { said.value.append("inside") } }
          Button("Never") { said.value.append("never") }.disabled(true)
        }
        Text("Elsewhere")
      }
    }
  }

  @MainActor
  private static func choose(_ title: String, in menu: Native) throws {
    let item = try XCTUnwrap(modelItems(of: menu).first { $0.title == title }, title)
    gtk_menu_shell_activate_item(cast(menu), item.native, 1)
    settle(50)
  }

  func testEachEntryDoesWhatItSays() throws {
    try onScreen { renderer in
      let (said, isMarked) = (Kept<[String]>([]), Followed(false))
      let shown = HostedScreen(renderer, Offering(said: said, isMarked: isMarked))
      let here = shown.label("Here")
      for (title, deed) in [("Copy", "copy"), ("Delete", "delete")] {
        let menu = try XCTUnwrap(rightClick(here, renderer), title)
        XCTAssertNotEqual(gtk_widget_get_mapped(menu), 0)
        XCTAssertEqual(modelItems(of: menu).map(\.title), ["Copy", "Delete", "Marked", "More", "Never"])
        try Self.choose(title, in: menu)
        XCTAssertEqual(said.value.last, deed)
        XCTAssertTrue(renderer.openMenus.isEmpty)
      }
      for isOn in [true, false] {
        try Self.choose("Marked", in: try XCTUnwrap(rightClick(here, renderer)))
        XCTAssertEqual(isMarked.value, isOn)
      }
      let menu = try XCTUnwrap(rightClick(here, renderer))
      let more = try XCTUnwrap(modelItems(of: menu).first { $0.title == "More" })
      gtk_menu_shell_select_item(cast(menu), more.native)
      settle(50)
      try Self.choose("Inside", in: try XCTUnwrap(gtk_menu_item_get_submenu(cast(more.native))))
      XCTAssertEqual(said.value, ["copy", "delete", "inside"])
      shown.close()
    }
  }

  func testWhatCannotBeChosenDoesNothing() throws {
    try onScreen { renderer in
      let (said, isMarked) = (Kept<[String]>([]), Followed(false))
      let shown = HostedScreen(renderer, Offering(said: said, isMarked: isMarked))
      let menu = try XCTUnwrap(rightClick(shown.label("Here"), renderer))
      let never = try XCTUnwrap(modelItems(of: menu).first { $0.title == "Never" })
      XCTAssertEqual(gtk_widget_get_sensitive(never.native), 0)
      press(GDK_KEY_Escape, in: menu)
      XCTAssertTrue(becomes { renderer.openMenus.isEmpty })
      XCTAssertEqual(said.value, [])
      shown.close()
    }
  }

  func testOnlyARightClickOnTheViewOpensIt() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Offering(said: Kept([]), isMarked: Followed(false)))
      XCTAssertNil(rightClick(shown.label("Elsewhere"), renderer))
      Pointer(on: shown.label("Here")).click(2, 2)
      settle(100)
      XCTAssertTrue(renderer.openMenus.isEmpty)
      shown.close()
    }
  }
}
