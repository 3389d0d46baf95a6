import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Menus show what is new while they are open, and stay open.
final class OpenMenuTests: GTKTestCase {
  private final class Choices: ObservableObject {
    @Published var names = ["One", "Two"]
    @Published var isOn = false
    @Published var isAllowed = true
    var chosen: [String] = []
  }

  private struct Entries: View {
    @ObservedObject var choices: Choices
    var body: some View {
      ForEach(choices.names, id: \.self) { name in
        Button(name) { choices.chosen.append("\(name) of \(choices.names.count)") }
      }
      Divider()
      Toggle("Marked", isOn: $choices.isOn)
      Menu("More") { Button("Inside") { choices.chosen.append("inside") }.disabled(!choices.isAllowed) }
    }
  }

  private struct Buttoned: View {
    let choices: Choices
    var body: some View { Menu("Choose") { Entries(choices: choices) } }
  }

  func testTheMenuOfAButtonIsChangedWhileItIsOpen() throws {
    try onScreen { renderer in
      let choices = Choices()
      let screen = HostedScreen(renderer, Buttoned(choices: choices))
      let button = screen.all("GtkMenuButton")[0]
      let popover = try openPopover(of: button)
      XCTAssertEqual(popoverEntries(of: popover).prefix(3), ["One", "Two", "Marked"])
      let two = try XCTUnwrap(popoverEntry("Two", of: popover))
      choices.names = ["Nought", "One", "Two"]
      settle(100)
      XCTAssertEqual(popoverEntries(of: popover).prefix(4), ["Nought", "One", "Two", "Marked"])
      XCTAssertEqual(popoverEntry("Two", of: popover), two, "what stays is not made anew")
      XCTAssertEqual(gtk_toggle_button_get_active(cast(button)), 1, "it stays open")
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
      gtk_button_clicked(cast(two))
      settle(50)
      XCTAssertEqual(choices.chosen, ["Two of 3"])
      screen.close()
    }
  }

  private struct WithContextMenu: View {
    @ObservedObject var choices: Choices
    var body: some View {
      if !choices.names.isEmpty { Text("Here").contextMenu { Entries(choices: choices) } }
    }
  }

  func testAContextMenuIsChangedWhileItIsOpen() throws {
    try onScreen { renderer in
      let choices = Choices()
      let screen = HostedScreen(renderer, WithContextMenu(choices: choices))
      let menu = try openContextMenu(renderer)
      XCTAssertEqual(modelItems(of: menu).map(\.title), ["One", "Two", "Marked", "More"])
      let marked = modelItems(of: menu)[2].native
      choices.names.remove(at: 0)
      choices.isOn = true
      choices.isAllowed = false
      settle(100)
      XCTAssertEqual(modelItems(of: menu).map(\.title), ["Two", "Marked", "More"])
      XCTAssertEqual(modelItems(of: menu)[1].native, marked)
      XCTAssertNotEqual(gtk_check_menu_item_get_active(cast(marked)), 0)
      let inside = try XCTUnwrap(gtk_menu_item_get_submenu(cast(modelItems(of: menu)[2].native)))
      XCTAssertEqual(gtk_widget_get_sensitive(modelItems(of: inside)[0].native), 0)
      XCTAssertNotEqual(gtk_widget_get_mapped(menu), 0, "it stays open")
      gtk_menu_shell_activate_item(cast(menu), modelItems(of: menu)[0].native, 1)
      settle(50)
      XCTAssertEqual(choices.chosen, ["Two of 1"])
      XCTAssertTrue(renderer.openMenus.isEmpty)
      screen.close()
    }
  }

  func testAnOpenMenuGoesWithItsView() throws {
    try onScreen { renderer in
      let choices = Choices()
      let screen = HostedScreen(renderer, WithContextMenu(choices: choices))
      _ = try openContextMenu(renderer)
      XCTAssertEqual(renderer.openMenus.count, 1)
      choices.names = []
      settle(100)
      XCTAssertTrue(renderer.openMenus.isEmpty)
      screen.close()
    }
  }

  private struct Rows: View {
    @ObservedObject var choices: Choices
    var body: some View {
      List {
        ForEach(choices.names, id: \.self) { Text($0) }
          .onDelete { choices.chosen.append(choices.names[$0.first!]) }
      }
    }
  }

  func testARowsMenuIsForThatRowWhereverItGoesAndClosesWhenItLeaves() throws {
    try onScreen { renderer in
      let choices = Choices()
      let screen = HostedScreen(renderer, Rows(choices: choices))
      settle(100)
      let list = screen.all("FavesList")[0]
      gtk_widget_grab_focus(list)
      faves_list_set_cursor(list, 1)
      settle(50)
      let menu = try openContextMenu(renderer, byKey: true)
      choices.names.insert("Nought", at: 0)
      settle(100)
      gtk_menu_shell_activate_item(cast(menu), modelItems(of: menu)[0].native, 1)
      settle(50)
      XCTAssertEqual(choices.chosen, ["Two"])
      faves_list_set_cursor(list, 0)
      settle(50)
      _ = try openContextMenu(renderer, byKey: true)
      choices.names.removeFirst()
      settle(100)
      XCTAssertTrue(renderer.openMenus.isEmpty, "of a row that has gone nothing can be chosen")
      XCTAssertEqual(choices.chosen, ["Two"])
      screen.close()
    }
  }

  private struct Turned: View {
    let choices: Choices
    var body: some View {
      WithContextMenu(choices: choices).environment(\.layoutDirection, .rightToLeft)
    }
  }

  func testAMenuHasTheDirectionOfItsView() throws {
    try onScreen { renderer in
      let choices = Choices()
      let screen = HostedScreen(renderer, Turned(choices: choices))
      let menu = try openContextMenu(renderer)
      choices.names.append("Three")
      settle(50)
      for item in modelItems(of: menu) {
        XCTAssertEqual(gtk_widget_get_direction(item.native), GTK_TEXT_DIR_RTL)
      }
      renderer.openMenus[0].leave()
      screen.close()
    }
  }
}
