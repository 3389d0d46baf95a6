import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Rows that are chosen, opened, counted and acted upon, by a person and by the program.
final class ShownRowTests: GTKTestCase {
  private struct Choosing: View {
    @ObservedObject var chosen: Followed<Int?>
    var body: some View {
      List(0..<4, id: \.self, selection: $chosen.value) { Text(verbatim: "row \($0)") }
    }
  }

  func testOneRowIsChosenByPointerByKeysAndByTheProgram() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let chosen = Followed<Int?>(nil)
      table("List", "selection") {
        Choosing(chosen: chosen)
      } holds: { shown in
        let list = renderer.presented[0].first(ListWidget.self)!
        @MainActor func selected() -> [Int] {
          (0..<4).filter { list.source?.isRowSelected($0) == true && Self.looksSelected(list.list, $0) }
        }
        XCTAssertEqual(selected(), [])
        click(shown.label("row 2"))
        settle(50)
        XCTAssertEqual(chosen.value, 2)
        XCTAssertEqual(selected(), [2])
        shown.shownWindow.press(GDK_KEY_Down)
        XCTAssertEqual(chosen.value, 3)
        shown.shownWindow.press(GDK_KEY_Home)
        XCTAssertEqual(chosen.value, 0)
        XCTAssertEqual(selected(), [0])
        chosen.value = 1
        settle(50)
        XCTAssertEqual(selected(), [1], "The program chooses")
        click(shown.label("row 0"))
        settle(50)
        XCTAssertEqual(chosen.value, 0)
        chosen.value = nil
        settle(50)
        return selected().isEmpty
      }
    }
  }

  /// Whether the row is drawn as one that is chosen, and assistive tools are told so.
  @MainActor
  private static func looksSelected(_ list: Native, _ index: Int) -> Bool {
    guard let content = faves_list_get_content(list, Int32(index)) else { return false }
    let row = gtk_widget_get_parent(content)!
    let states = atk_object_ref_state_set(gtk_widget_get_accessible(row))
    defer { g_object_unref(UnsafeMutableRawPointer(states)) }
    return gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      && atk_state_set_contains_state(states, ATK_STATE_SELECTED) != 0
  }

  private struct Actions: View {
    let said: Kept<[String]>
    var body: some View {
      List(0..<3, id: \.self) { row in
        Text(verbatim: "row \(row)")
          .swipeActions(edge: .leading) { Button("Pin") { said.value.append("pin \(row)") } }
          .swipeActions {
            Button("Archive") { said.value.append("archive \(row)") }
            Button("Never") { said.value.append("never") }.disabled(true)
          }
      }
    }
  }

  func testAnActionOfARowIsChosenInItsMenu() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let said = Kept<[String]>([])
      table("swipeActions") {
        Actions(said: said)
      } holds: { shown in
        let list = shown.the("FavesList")
        gtk_widget_grab_focus(list)
        for (row, title) in [(1, "Archive"), (2, "Pin"), (0, "Never")] {
          faves_list_set_cursor(list, Int32(row))
          settle(50)
          shown.shownWindow.press(GDK_KEY_Menu)
          // GTK wants to know which event of the display it was.
          _ = LibraryLog.takeComplaints()
          settle(50)
          guard let menu = renderer.openMenus.last?.menu else { return false }
          let entry = parts(of: menu, "GtkModelMenuItem").first {
            gtk_menu_item_get_label(cast($0)).map { String(cString: $0) } == title
          }
          guard let entry else { return false }
          XCTAssertEqual(gtk_widget_get_sensitive(entry) != 0, title != "Never")
          gtk_menu_shell_activate_item(cast(menu), entry, 1)
          settle(50)
          for popup in renderer.openMenus { popup.leave() }
          settle(50)
        }
        return said.value == ["archive 1", "pin 2"] && renderer.openMenus.isEmpty
      }
    }
  }

  private struct Disclosing: View {
    @ObservedObject var isOpen: Followed<Bool>
    var body: some View {
      DisclosureGroup("More", isExpanded: $isOpen.value) { Text("inside") }
      DisclosureGroup("By itself") { Text("own") }
    }
  }

  func testADisclosureIsOpenedByAPersonAndByTheProgram() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let isOpen = Followed(false)
      table("DisclosureGroup", "isExpanded") {
        Disclosing(isOpen: isOpen)
      } holds: { shown in
        let head = shown.label("More")
        XCTAssertFalse(shown.texts.contains("inside"))
        shown.click("More")
        XCTAssertTrue(isOpen.value)
        XCTAssertTrue(shown.texts.contains("inside"))
        XCTAssertGreaterThan(
          shown.frame(of: shown.label("inside")).minY, shown.frame(of: shown.label("More")).midY)
        isOpen.value = false
        settle(50)
        XCTAssertFalse(shown.texts.contains("inside"), "The program closes it")
        isOpen.value = true
        settle(50)
        XCTAssertTrue(shown.texts.contains("inside"), "and opens it")
        XCTAssertEqual(shown.label("More"), head, "It is not made anew")
        shown.click("More")
        XCTAssertFalse(isOpen.value)
        shown.click("By itself")
        return shown.texts.contains("own") && !shown.texts.contains("inside")
      }
    }
  }

  private struct Branch: Identifiable {
    let name: String
    var children: [Branch]?
    var id: String { name }
  }
  private static let tree = [
    Branch(name: "root", children: [Branch(name: "branch", children: [Branch(name: "leaf")])]),
    Branch(name: "alone"),
  ]

  private struct Outline: View {
    let isList: Bool
    var body: some View {
      if isList {
        List { group }
      } else {
        VStack(alignment: .leading) { group }
      }
    }
    private var group: some View {
      OutlineGroup(ShownRowTests.tree, children: \.children) { Text($0.name) }
    }
  }

  func testAnOutlineIsOpenedLevelByLevel() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      for isList in [true, false] {
        table("OutlineGroup") {
          Outline(isList: isList)
        } holds: { shown in
          @MainActor func open(_ name: String) {
            if isList { click(shown.label(name)) } else { shown.click(name) }
            settle(100)
          }
          let closed = Set(shown.texts)
          open("root")
          let first = Set(shown.texts)
          open("branch")
          let second = Set(shown.texts)
          layOut(shown.window)
          let steps = ["root", "branch", "leaf"].map { shown.frame(of: shown.label($0)) }
          XCTAssertLessThan(steps[0].minX, steps[1].minX)
          // Also what has no arrow, nor has one beside it, stands further in than what holds it.
          XCTAssertLessThan(steps[1].minX, steps[2].minX)
          XCTAssertLessThan(steps[1].maxY, steps[2].midY)
          open("root")
          return closed == ["root", "alone"] && first == ["root", "branch", "alone"]
            && second == ["root", "branch", "leaf", "alone"] && Set(shown.texts) == closed
        }
      }
    }
  }

  private struct Counted: View {
    @ObservedObject var count: Followed<Int>
    var body: some View {
      List {
        Text("Inbox").badge(count.value)
        Text("Draft").badge("new")
        Text("Sent").badge(0)
      }
      Text("Elsewhere").badge(7)
    }
  }

  func testABadgeStandsAtTheEndOfItsRow() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      let count = Followed(3)
      table("badge") {
        Counted(count: count)
      } holds: { shown in
        let right = shown.frame(of: shown.the("FavesList")).maxX
        for (row, badge) in [("Inbox", "3"), ("Draft", "new")] {
          let (title, mark) = (shown.frame(of: shown.label(row)), shown.frame(of: shown.label(badge)))
          XCTAssertGreaterThan(mark.minX, title.maxX)
          XCTAssertGreaterThan(mark.maxX, right - 40)
          XCTAssertEqual(mark.midY, title.midY, accuracy: 2)
        }
        count.value = 4
        settle(50)
        XCTAssertTrue(shown.texts.contains("4"))
        count.value = 0
        settle(50)
        // There is nothing to count, and what is no row has none.
        return Set(shown.texts) == ["Inbox", "Draft", "new", "Sent", "Elsewhere"]
      }
    }
  }
}
