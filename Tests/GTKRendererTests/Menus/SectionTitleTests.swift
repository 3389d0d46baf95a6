import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// The title of a section changes in an open menu, and what is open in the section stays so.
final class SectionTitleTests: GTKTestCase {
  private final class Work: ObservableObject {
    @Published var title = "Tasks"
    @Published var last = "More of it"
    @Published var tasks = ["One", "Two"]
    @Published var hasMore = true
  }

  private struct Entries: View {
    @ObservedObject var work: Work
    var body: some View {
      Section(work.title) {
        ForEach(work.tasks, id: \.self) { Button($0) {} }
        if work.hasMore { Menu("More") { Button("Inside") {} } }
      }
      Section(work.last) { Button("Last") {} }
    }
  }

  private struct WithContextMenu: View {
    let work: Work
    var body: some View { Text("Here").contextMenu { Entries(work: work) } }
  }

  /// The titles that are seen in a menu of its own window.
  @MainActor
  private static func titles(of menu: Native) -> [String] {
    parts(of: menu, "GtkSeparatorMenuItem").flatMap { parts(of: $0, "GtkAccelLabel") }
      .map { String(cString: gtk_label_get_text(cast($0))) }.filter { !$0.isEmpty }
  }

  func testAMenuInsideStaysOpenUnderAnotherTitle() throws {
    try onScreen { renderer in
      let work = Work()
      movePointerAway()
      let screen = HostedScreen(renderer, WithContextMenu(work: work))
      let menu = try openContextMenu(renderer)
      XCTAssertEqual(Self.titles(of: menu), ["Tasks", "More of it"])
      let items = modelItems(of: menu).map(\.native)
      gtk_menu_shell_select_item(cast(menu), items[2])
      press(GDK_KEY_Right, in: menu)
      // GTK wants to know which event of the display it was.
      _ = LibraryLog.takeComplaints()
      let inside = try XCTUnwrap(gtk_menu_item_get_submenu(cast(items[2])))
      XCTAssertTrue(becomes { gtk_widget_get_mapped(inside) != 0 })
      work.title = "Tasks_2"
      work.last = "The rest"
      settle(50)
      XCTAssertEqual(Self.titles(of: menu), ["Tasks_2", "The rest"])
      XCTAssertEqual(modelItems(of: menu).map(\.native), items, "nothing is made anew")
      XCTAssertNotEqual(gtk_widget_get_mapped(inside), 0)
      XCTAssertEqual(selected(in: inside), "Inside")
      // Without entries there is no title, and with them again the newest.
      work.tasks = []
      work.hasMore = false
      settle(50)
      XCTAssertEqual(Self.titles(of: menu), ["The rest"])
      work.tasks = ["Three"]
      settle(50)
      XCTAssertEqual(Self.titles(of: menu), ["Tasks_2", "The rest"])
      work.title = ""
      settle(50)
      XCTAssertEqual(Self.titles(of: menu), ["The rest"])
      work.title = "Anew"
      settle(50)
      XCTAssertEqual(Self.titles(of: menu), ["Anew", "The rest"])
      renderer.openMenus.first?.leave()
      screen.close()
    }
  }

  private struct Buttoned: View {
    let work: Work
    var body: some View { Menu("Choose") { Entries(work: work) } }
  }

  func testThePageInsideStaysUnderAnotherTitle() throws {
    try onScreen { renderer in
      let work = Work()
      let screen = HostedScreen(renderer, Buttoned(work: work))
      let button = screen.all("GtkMenuButton")[0]
      gtk_toggle_button_set_active(cast(button), 1)
      settle(300)
      let popover = asNative(try XCTUnwrap(gtk_menu_button_get_popover(cast(button))))
      @MainActor func shows(_ title: String) -> Bool {
        parts(of: popover, "GtkLabel").contains { String(cString: gtk_label_get_text(cast($0))) == title }
      }
      XCTAssertTrue(shows("Tasks"))
      gtk_button_clicked(cast(try XCTUnwrap(popoverEntry("More", of: popover))))
      settle(500)
      let inside = try XCTUnwrap(popoverEntry("Inside", of: popover))
      gtk_widget_grab_focus(inside)
      work.title = "Chores"
      settle(50)
      XCTAssertTrue(shows("Chores") && !shows("Tasks"))
      XCTAssertEqual(popoverEntry("Inside", of: popover), inside)
      XCTAssertNotEqual(gtk_widget_is_focus(inside), 0)
      XCTAssertNotEqual(gtk_widget_get_mapped(inside), 0, "its page is in sight")
      screen.close()
    }
  }
}
