import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What the menu of a row offers.
final class RowActionTests: GTKTestCase {
  private struct Rows: View {
    let log: Kept<[String]>
    @State private var names = ["Ann", "Ben", "Cid", "Dan"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          switch name {
          case "Ann":
            Text(name)
              .swipeActions(edge: .trailing) { Button("Remove") { log.value.append("remove") } }
              .swipeActions(edge: .leading) { Button("Pin") { log.value.append("pin") } }
          case "Ben":
            Text(name).swipeActions(edge: .leading) { Button("Pin") {} }
          case "Cid":
            Text(name).swipeActions { Button("Archive") {} }.contextMenu { Button("Rename") {} }
          default: Text(name)
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  /// The titles in the menu of a row, opened where the row says nothing itself, or at its words.
  @MainActor
  private static func menu(_ renderer: GTKRenderer, row: Int, onWords: Bool) throws -> [String] {
    let list = try XCTUnwrap(list(in: renderer.presented[0] as! WindowWidget))
    let content = try XCTUnwrap(
      list.rows.keys.first { Int(faves_list_index_of(list.list, $0)) == row })
    if onWords {
      let menus = try XCTUnwrap(list.rows[content]).contextMenus
      XCTAssertTrue(try XCTUnwrap(menus.first).open(nil))
    } else {
      XCTAssertTrue(list.showMenu(row, content, nil))
    }
    // GTK wants to know which event of the display it was.
    _ = LibraryLog.takeComplaints()
    settle(50)
    let popup = try XCTUnwrap(renderer.openMenus.last)
    let titles = entries(of: popup.menu)
    popup.leave()
    settle(50)
    return titles
  }

  @MainActor
  private static func list(in widget: GTKWidget) -> ListWidget? {
    widget as? ListWidget ?? widget.children.lazy.compactMap { list(in: $0) }.first
  }

  @MainActor
  private static func entries(of menu: Native) -> [String] {
    var titles: [String] = []
    let children = gtk_container_get_children(cast(menu))
    defer { g_list_free(children) }
    var item = children
    while let current = item {
      let entry = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      item = current.pointee.next
      if g_type_check_instance_is_a(cast(entry), gtk_separator_menu_item_get_type()) != 0 { continue }
      if let title = gtk_menu_item_get_label(cast(entry)) { titles.append(String(cString: title)) }
    }
    return titles
  }

  func testAllActionsOfARowAreInItsMenuWhereverItIsOpened() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows(log: Kept([])))
      for onWords in [true, false] {
        XCTAssertEqual(
          try Self.menu(renderer, row: 0, onWords: onWords).filter { !$0.hasPrefix("Move") },
          ["Pin", "Remove"],
          "both edges', and no deletion beside the row's own")
        XCTAssertEqual(
          try Self.menu(renderer, row: 1, onWords: onWords), ["Pin", "Delete"],
          "at the other edge is still the list's deletion")
        XCTAssertEqual(try Self.menu(renderer, row: 2, onWords: onWords), ["Rename", "Archive"])
      }
      XCTAssertEqual(try Self.menu(renderer, row: 3, onWords: false), ["Delete"])
      screen.close()
    }
  }

  private struct Mail: View {
    var body: some View {
      List {
        Text("Letter")
          .swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Flag") {}
            Button("Archive") {}
          }
          .swipeActions(edge: .leading) { Button("Unread") {} }
          .contextMenu {
            Button("Flag") {}
            Button("Unread") {}
            Button("Archive") {}.disabled(true)
            Divider()
            Button("Delete", role: .destructive) {}
          }
        Text("Draft")
          .swipeActions { Button("Delete", role: .destructive) {} }
          .contextMenu { Button("Delete") {} }
      }
    }
  }

  func testWhatTheMenuOffersByItselfIsNotThereTwice() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Mail())
      for onWords in [true, false] {
        XCTAssertEqual(
          try Self.menu(renderer, row: 0, onWords: onWords),
          ["Flag", "Unread", "Archive", "Delete", "Archive"],
          "of what the menu has the action that can be taken stays")
        XCTAssertEqual(
          try Self.menu(renderer, row: 1, onWords: onWords), ["Delete", "Delete"],
          "one takes away, one does not say so")
      }
      screen.close()
    }
  }

  /// Opens the menu of Ann's row, takes the first and then the second entry; what that has called.
  @MainActor
  private static func chosen(
    _ renderer: GTKRenderer, open: @MainActor (_ row: Native) -> Void, _ line: UInt = #line
  ) throws -> [String] {
    let log = Kept<[String]>([])
    let screen = HostedScreen(renderer, Rows(log: log))
    defer { screen.close() }
    for place in 0..<2 {
      movePointerAway()
      open(screen.label("Ann"))
      _ = LibraryLog.takeComplaints()
      XCTAssertTrue(becomes(within: 50) { !renderer.openMenus.isEmpty }, line: line)
      let menu = try XCTUnwrap(renderer.openMenus.last, line: line).menu
      settle(50)
      for _ in 0...place { press(GDK_KEY_Down, in: menu) }
      press(GDK_KEY_Return, in: menu)
      XCTAssertTrue(becomes(within: 50) { log.value.count > place }, line: line)
      settle(50)
    }
    return log.value
  }

  func testARightClickOffersThem() throws {
    try onScreen { renderer in
      XCTAssertEqual(
        try Self.chosen(renderer) {
          Pointer(on: $0, button: guint(GDK_BUTTON_SECONDARY)).click(5, 5)
        }, ["pin", "remove"])
    }
  }

  private struct Removable: View {
    var body: some View {
      List {
        ForEach(["own", "none", "other", "destructive", "drawn"], id: \.self) { name in
          switch name {
          case "own": Text(name).contextMenu { Button("Delete", role: .destructive) {} }
          case "other": Text(name).contextMenu { Button("Rename") {} }
          case "destructive": Text(name).contextMenu { Button("Remove", role: .destructive) {} }
          case "drawn": Text(name).contextMenu { Button("Throw Away", systemImage: "trash") {} }
          default: Text(name)
          }
        }
        .onDelete { _ in }
      }
    }
  }

  private struct Changing: View {
    @ObservedObject var step: Followed<Int>
    var body: some View {
      List {
        Group {
          if step.value == 1 { Text("other") } else { TextField("Name", text: .constant("word")) }
        }
        .swipeActions { Button("Archive") {} }
        .contextMenu { Button("Copy") {} }
        .opacity(step.value == 3 ? 0.5 : 1)
      }
    }
  }

  func testARowThatChangesKeepsItsMenu() throws {
    try onScreen { renderer in
      let step = Followed(0)
      let screen = HostedScreen(renderer, Changing(step: step))
      settle(100)
      XCTAssertEqual(screen.all("GtkEventBox").count, 0, "The list has the row's menu")
      gtk_widget_grab_focus(screen.all("GtkEntry")[0])
      XCTAssertEqual(try Self.menu(renderer, row: 0, onWords: false), ["Copy", "Archive"])
      for value in [1, 2, 3, 1, 0] {
        step.value = value
        settle(50)
        XCTAssertEqual(screen.all("GtkEntry").count, value == 1 ? 0 : 1)
        XCTAssertEqual(screen.texts.contains("other"), value == 1)
        for onWords in [false, true] {
          XCTAssertEqual(try Self.menu(renderer, row: 0, onWords: onWords), ["Copy", "Archive"], "\(value)")
        }
      }
      screen.close()
    }
  }

  func testTheProgramsOwnDeleteIsTheOnlyOne() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Removable())
      @MainActor func menu(_ row: Int) throws -> [String] {
        try Self.menu(renderer, row: row, onWords: false).filter { $0 == "Delete" }
      }
      XCTAssertEqual(try menu(0), ["Delete"])
      XCTAssertEqual(try menu(1), ["Delete"])
      XCTAssertEqual(try menu(2), ["Delete"], "it has one as others do")
      XCTAssertEqual(try menu(3), [], "whatever its own is called")
      XCTAssertEqual(try menu(4), [])
      screen.close()
    }
  }

  func testAFingerThatIsDrawnAcrossARowDoesNothingToIt() throws {
    try onScreen { renderer in
      let log = Kept<[String]>([])
      let screen = HostedScreen(renderer, Rows(log: log))
      let before = screen.texts
      for way in [(5.0, 300.0), (300.0, 5.0)] {
        Finger(on: screen.label("Ann")).draw(from: (way.0, 5), to: (way.1, 6))
        settle(50)
      }
      XCTAssertEqual(log.value, [])
      XCTAssertEqual(screen.texts, before)
      XCTAssertTrue(renderer.openMenus.isEmpty)
      screen.close()
    }
  }

  private struct Selected: View {
    let duplicated: Kept<[String]>
    @State private var selection: Set<String> = []
    var body: some View {
      List(selection: $selection) {
        ForEach(["Ann", "Ben", "Cid"], id: \.self) { name in
          switch name {
          case "Ann": Text(name).swipeActions { Button("Archive") {} }
          case "Ben": Text(name).swipeActions { Button("Archive") {} }.contextMenu { Button("Rename") {} }
          default: Text(name)
          }
        }
      }
      .contextMenu(forSelectionType: String.self) { names in
        Button("Duplicate") { duplicated.value.append(contentsOf: names) }
      }
    }
  }

  /// The list's menu is that of its rows that have none of their own, with what is offered on the row.
  func testRowsWithActionsHaveTheListsMenu() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Selected(duplicated: Kept([])))
      defer { screen.close() }
      for onWords in [false, true] {
        XCTAssertEqual(try Self.menu(renderer, row: 0, onWords: onWords), ["Duplicate", "Archive"])
        XCTAssertEqual(try Self.menu(renderer, row: 1, onWords: onWords), ["Rename", "Archive"])
      }
      XCTAssertEqual(try Self.menu(renderer, row: 2, onWords: false), ["Duplicate"])
    }
  }
}
