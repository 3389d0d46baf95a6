import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is new in an open menu leaves the keys on the entry that they are on, or gives them to the nearest.
final class MarkedEntryTests: GTKTestCase {
  private final class Tasks: ObservableObject {
    struct Task: Identifiable {
      let id: Int
      var title: String
      var isAllowed = true
      var isToggle = false
    }
    @Published var tasks = ["One", "Two", "Three"].enumerated().map { Task(id: $0, title: $1) }
    @Published var further: String? = "More"
    @Published var inside = ["Inside", "Deeper"]
    @Published var size = 1
    @Published var sizes = ["Small", "Large"]
    var chosen: [String] = []
  }

  private struct Entries: View {
    @ObservedObject var list: Tasks
    var body: some View {
      Section("Tasks") {
        ForEach(list.tasks) { task in
          if task.isToggle {
            Toggle(task.title, isOn: .constant(true))
          } else {
            Button(task.title) { list.chosen.append(task.title) }.disabled(!task.isAllowed)
          }
        }
      }
      if let further = list.further {
        Menu(further) {
          ForEach(list.inside, id: \.self) { name in Button(name) { list.chosen.append(name) } }
        }
      }
      Picker("Size", selection: $list.size) {
        ForEach(Array(list.sizes.enumerated()), id: \.offset) { Text($1).tag($0) }
      }
      .pickerStyle(.inline)
    }
  }

  // MARK: a menu of its own window

  private struct WithContextMenu: View {
    let list: Tasks
    var body: some View { Text("Here").contextMenu { Entries(list: list) } }
  }

  /// Has a test do something with an open context menu.
  private func withContextMenu(_ test: @MainActor (Tasks, Native) throws -> Void) throws {
    try onScreen { renderer in
      let list = Tasks()
      movePointerAway()
      let screen = HostedScreen(renderer, WithContextMenu(list: list))
      let menu = try openContextMenu(renderer)
      try test(list, menu)
      XCTAssertNotEqual(gtk_widget_get_mapped(menu), 0, "it stays open")
      renderer.openMenus.first?.leave()
      screen.close()
    }
  }

  @MainActor
  private static func select(_ title: String, in menu: Native) -> Native {
    let item = modelItems(of: menu).first { $0.title == title }!.native
    gtk_menu_shell_select_item(cast(menu), item)
    return item
  }

  func testOtherWordsLeaveTheSelectedEntryOfAContextMenu() throws {
    try withContextMenu { list, menu in
      let two = Self.select("Two", in: menu)
      list.tasks[1].title = "Second"
      settle(50)
      XCTAssertEqual(selected(in: menu), "Second")
      XCTAssertEqual(gtk_menu_shell_get_selected_item(cast(menu)), two, "it is not made anew")
      list.tasks.insert(.init(id: 9, title: "Nought"), at: 0)
      list.tasks[1].title = "First"
      list.tasks.append(.init(id: 10, title: "Last"))
      settle(50)
      XCTAssertEqual(
        modelItems(of: menu).map(\.title),
        ["Nought", "First", "Second", "Three", "Last", "More", "Small", "Large"])
      XCTAssertEqual(gtk_menu_shell_get_selected_item(cast(menu)), two)
      list.tasks.removeFirst(2)
      settle(50)
      XCTAssertEqual(gtk_menu_shell_get_selected_item(cast(menu)), two)
      press(GDK_KEY_Down, in: menu)
      XCTAssertEqual(selected(in: menu), "Three", "the keys go on from there")
    }
  }

  func testTheNearestEntryIsSelectedWhenTheSelectedOneGoes() throws {
    try withContextMenu { list, menu in
      _ = Self.select("Two", in: menu)
      list.tasks.remove(at: 1)
      settle(50)
      XCTAssertEqual(selected(in: menu), "Three", "the next")
      list.tasks[0].isAllowed = false
      list.tasks.remove(at: 1)
      list.further = nil
      settle(50)
      XCTAssertEqual(selected(in: menu), "Small", "the first that can be chosen")
      _ = Self.select("Large", in: menu)
      list.sizes.removeLast()
      settle(50)
      XCTAssertEqual(selected(in: menu), "Small", "the one before where nothing follows")
    }
  }

  func testAnEntryThatBecomesAToggleOrGoesElsewhereKeepsTheKeys() throws {
    try withContextMenu { list, menu in
      _ = Self.select("Two", in: menu)
      list.tasks[1].isToggle = true
      settle(50)
      XCTAssertEqual(selected(in: menu), "Two")
      list.tasks.swapAt(1, 2)
      list.tasks.swapAt(0, 1)
      settle(50)
      XCTAssertEqual(modelItems(of: menu).map(\.title).prefix(3), ["Three", "One", "Two"])
      XCTAssertEqual(selected(in: menu), "Two")
    }
  }

  func testAnOptionOfAPickerInAMenuKeepsTheKeys() throws {
    try withContextMenu { list, menu in
      let large = Self.select("Large", in: menu)
      list.sizes = ["Tiny", "Huge", "Endless"]
      list.size = 2
      settle(50)
      XCTAssertEqual(modelItems(of: menu).map(\.title).suffix(3), ["Tiny", "Huge", "Endless"])
      XCTAssertEqual(gtk_menu_shell_get_selected_item(cast(menu)), large)
      XCTAssertEqual(selected(in: menu), "Huge")
      XCTAssertNotEqual(gtk_check_menu_item_get_active(cast(modelItems(of: menu).last!.native)), 0)
    }
  }

  func testAMenuInsideStaysOpenUnderOtherWordsAndLeavesTheKeysToTheNearest() throws {
    try withContextMenu { list, menu in
      let more = Self.select("More", in: menu)
      press(GDK_KEY_Right, in: menu)
      // GTK wants to know which event of the display it was.
      _ = LibraryLog.takeComplaints()
      let inside = try XCTUnwrap(gtk_menu_item_get_submenu(cast(more)))
      XCTAssertTrue(becomes { gtk_widget_get_mapped(inside) != 0 })
      XCTAssertEqual(selected(in: inside), "Inside")
      list.further = "Further"
      list.inside = ["Before", "Inside", "Deeper"]
      settle(50)
      XCTAssertEqual(selected(in: menu), "Further")
      XCTAssertEqual(modelItems(of: inside).map(\.title), ["Before", "Inside", "Deeper"])
      XCTAssertEqual(selected(in: inside), "Inside")
      XCTAssertNotEqual(gtk_widget_get_mapped(inside), 0)
      list.inside = ["Before", "Deeper"]
      settle(50)
      XCTAssertEqual(selected(in: inside), "Deeper")
      list.further = nil
      settle(100)
      XCTAssertEqual(selected(in: menu), "Small")
      press(GDK_KEY_Up, in: menu)
      XCTAssertEqual(selected(in: menu), "Three", "the keys are the outer menu's again")
    }
  }

  // MARK: a popover

  private struct Buttoned: View {
    let list: Tasks
    var body: some View { Menu("Choose") { Entries(list: list) } }
  }

  /// Has a test do something with the open popover of a menu button, and what has the focus.
  private func withPopover(_ test: @MainActor (Tasks, Native, () -> String?) throws -> Void) throws {
    try onScreen { renderer in
      let list = Tasks()
      let screen = HostedScreen(renderer, Buttoned(list: list))
      let button = screen.all("GtkMenuButton")[0]
      gtk_toggle_button_set_active(cast(button), 1)
      settle(300)
      let popover = asNative(try XCTUnwrap(gtk_menu_button_get_popover(cast(button))))
      let window = screen.window
      try test(list, popover) { gtk_window_get_focus(cast(window)).flatMap { entryTitle($0) } }
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0, "it stays open")
      screen.close()
    }
  }

  func testOtherWordsLeaveTheFocusOnTheEntryOfAButtonsMenu() throws {
    try withPopover { list, popover, focused in
      let two = try XCTUnwrap(popoverEntry("Two", of: popover))
      gtk_widget_grab_focus(two)
      list.tasks[1].title = "Second"
      settle(50)
      XCTAssertEqual(entryTitle(two), "Second")
      XCTAssertEqual(focused(), "Second")
      list.tasks.insert(.init(id: 9, title: "Nought"), at: 0)
      list.tasks[1].title = "First"
      settle(50)
      XCTAssertEqual(
        popoverEntries(of: popover).prefix(6), ["Nought", "First", "Second", "Three", "More", "Small"])
      XCTAssertNotEqual(gtk_widget_is_focus(two), 0)
      gtk_button_clicked(cast(two))
      settle(50)
      XCTAssertEqual(list.chosen, ["Second"])
      gtk_popover_popup(cast(popover))
      settle(300)
    }
  }

  func testTheNearestEntryOfAButtonsMenuHasTheFocusWhenItsOwnGoes() throws {
    try withPopover { list, popover, focused in
      gtk_widget_grab_focus(try XCTUnwrap(popoverEntry("Two", of: popover)))
      list.tasks.remove(at: 1)
      settle(50)
      XCTAssertEqual(focused(), "Three")
      list.tasks[1].isAllowed = false
      settle(50)
      XCTAssertEqual(focused(), "More", "what cannot be chosen any more leaves it to the next")
      list.further = nil
      list.sizes = ["Only"]
      settle(50)
      XCTAssertEqual(focused(), "Only")
      list.tasks[0].isAllowed = true
      list.sizes = []
      settle(50)
      XCTAssertEqual(focused(), "One", "the one before where nothing follows")
    }
  }

  func testThePageOfAMenuInsideAButtonsMenuIsLive() throws {
    try withPopover { list, popover, focused in
      let more = try XCTUnwrap(popoverEntry("More", of: popover))
      gtk_widget_grab_focus(more)
      gtk_button_clicked(cast(more))
      settle(500)
      gtk_widget_grab_focus(try XCTUnwrap(popoverEntry("Inside", of: popover)))
      list.further = "Further"
      list.inside = ["Before", "Inside", "Deeper"]
      settle(50)
      XCTAssertEqual(focused(), "Inside")
      XCTAssertEqual(popoverEntries(of: popover).suffix(4), ["Further", "Before", "Inside", "Deeper"])
      list.inside = ["Before", "Deeper"]
      settle(50)
      XCTAssertEqual(focused(), "Deeper")
      list.further = nil
      XCTAssertTrue(
        becomes { focused() == "Small" }, "the page has gone with its entry: \(focused() ?? "nothing")")
    }
  }
}
