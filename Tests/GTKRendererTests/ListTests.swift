import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

final class ListTests: GTKTestCase {
  @MainActor
  private struct Shown {
    let window: TestWindow
    let rows: RowsOfText
    let widget: any DescribedWidget<ListDescription>
    var list: Native { (GTKWidget.downcast(widget) as! ListWidget).list }
    var rowsWidget: any RowsWidget { widget as! any RowsWidget }

    init(_ renderer: GTKRenderer, _ count: Int, selection: ListDescription.Selection = .single) {
      rows = RowsOfText(renderer, (0..<count).map { "Row \($0)" })
      widget = renderer.makeWidget(for: ListDescription(selection: selection, look: .plain))
      window = TestWindow(renderer)
      (widget as! any RowsWidget).source = rows
      window.show(widget)
    }
  }

  func testOnlyRowsInSightAreMade() throws {
    try onScreen { renderer in
      let shown = Shown(renderer, 10_000)
      XCTAssertEqual(faves_list_get_count(shown.list), 10_000)
      XCTAssertGreaterThan(shown.rows.rows.count, 5)
      XCTAssertLessThan(shown.rows.rows.count, 100)
      shown.rowsWidget.scrollToRow(at: 5_000, anchor: 0.5)
      settle(100)
      XCTAssertNotNil(shown.rows.rows[5_000])
      XCTAssertNil(shown.rows.rows[5], "Rows far away are given back")
      shown.window.close()
    }
  }

  func testChangesKeepTheOtherRows() throws {
    try onScreen { renderer in
      let shown = Shown(renderer, 20)
      let third = shown.rows.rows[3]!
      shown.rows.texts.remove(at: 1)
      shown.rows.shiftRows(removing: 1)
      shown.rowsWidget.rowsChanged([.removed(1..<2)])
      settle()
      XCTAssertTrue(faves_list_get_content(shown.list, 2) == third.native)
      XCTAssertEqual(faves_list_get_count(shown.list), 19)
      shown.window.close()
    }
  }

  func testSelectionBelongsToTheSource() throws {
    try onScreen { renderer in
      let shown = Shown(renderer, 20, selection: .multiple)
      let list = GTKWidget.downcast(shown.widget) as! ListWidget
      list.select(FAVES_SELECT_ONLY, 4, 4)
      XCTAssertEqual(shown.rows.selection, [4])
      list.select(FAVES_SELECT_TOGGLE, 6, 6)
      XCTAssertEqual(shown.rows.selection, [4, 6])
      list.select(FAVES_SELECT_RANGE, 1, 3)
      XCTAssertEqual(shown.rows.selection, [1, 2, 3])
      list.select(FAVES_SELECT_ALL, 0, 19)
      XCTAssertEqual(shown.rows.selection.count, 20)
      XCTAssertTrue(list.delete(2))
      XCTAssertEqual(shown.rows.deleted.last?.count, 20, "Delete takes what is selected")
      shown.window.close()
    }
  }

  func testAListThatGoesTakesItsRowsAlong() throws {
    try onScreen { renderer in
      weak var row: GTKWidget?
      do {
        let shown = Shown(renderer, 50)
        row = GTKWidget.downcast(shown.rows.rows[0]!)
        shown.rowsWidget.source = nil
        shown.window.close()
      }
      XCTAssertNil(row)
    }
  }
}

@MainActor
private struct Movable: View {
  @State var names = (0..<30).map { "Row \($0)" }
  @State var selection: Set<String> = []
  var body: some View {
    List(selection: $selection) {
      ForEach(names, id: \.self) { name in
        Text(name).listRowSeparator(name == "Row 1" ? .hidden : .automatic)
          .listRowInsets(name == "Row 2" ? EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0) : nil)
      }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

extension HostedScreen {
  /// The texts of a list's first rows, in order.
  fileprivate func rowTexts(_ count: Int32, of list: Native) -> [String] {
    (0..<count).map { row in
      faves_list_get_content(list, row).map { all("FavesLabel", in: $0).map(text).joined(separator: " ") }
        ?? ""
    }
  }
}

final class MovedRowTests: GTKTestCase {
  func testRowsAreMovedWithTheKeyboard() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Movable())
      settle(100)
      let list = screen.all("FavesList")[0]
      gtk_widget_grab_focus(list)
      faves_list_set_cursor(list, 2)
      settle(50)
      (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Up, GDK_MOD1_MASK)
      settle(50)
      XCTAssertEqual(screen.rowTexts(3, of: list), ["Row 0", "Row 2", "Row 1"])
      XCTAssertEqual(faves_list_get_cursor(list), 1, "The cursor stays on the row")
      (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Down, GDK_MOD1_MASK)
      (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Down, GDK_MOD1_MASK)
      settle(50)
      XCTAssertEqual(screen.rowTexts(4, of: list), ["Row 0", "Row 1", "Row 3", "Row 2"])
      screen.close()
    }
  }

  func testInsetsAndSeparatorsAreTheRows() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Movable())
      settle(100)
      let list = screen.all("FavesList")[0]
      var heights: [Int32] = []
      for row in 0..<4 {
        var y: gint64 = 0
        var height: Int32 = 0
        faves_list_get_row_extent(list, Int32(row), &y, &height)
        heights.append(height)
      }
      XCTAssertEqual(heights[1], heights[0] - 1, "No line below")
      XCTAssertEqual(heights[2], heights[0] - 16 + 40, "Its own insets in place of the list's 8 points")
      screen.close()
    }
  }
}

@MainActor
private struct WithMenus: View {
  @State var names = ["a", "b", "c"]
  @State var pinned = ""
  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name == pinned ? "pinned \(name)" : name)
          .swipeActions(edge: .leading) { Button("Pin") { pinned = name } }
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

final class RowMenuTests: GTKTestCase {
  func testTheMenuKeyOpensTheRowsActionsAndWhatTheListOffers() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, WithMenus())
      settle(100)
      let list = screen.all("FavesList")[0]
      gtk_widget_grab_focus(list)
      faves_list_set_cursor(list, 1)
      settle(50)
      (renderer.presented[0] as! WindowWidget).press(GDK_KEY_Menu)
      // GTK wants to know which event of the display it was.
      _ = LibraryLog.takeComplaints()
      settle(50)
      let menu = gtk_menu_get_for_attach_widget(screen.label("b"))!.pointee.data
        .assumingMemoryBound(to: GtkWidget.self)
      let items = gtk_container_get_children(cast(menu))
      defer { g_list_free(items) }
      var titles: [String] = []
      var item = items
      while let current = item {
        let entry = current.pointee.data.assumingMemoryBound(to: GtkWidget.self)
        if let title = gtk_menu_item_get_label(cast(entry)) { titles.append(String(cString: title)) }
        item = current.pointee.next
      }
      XCTAssertEqual(titles.filter { !$0.isEmpty }, ["Pin", "Move Up", "Move Down", "Delete"])
      gtk_menu_popdown(cast(menu))
      screen.close()
    }
  }
}
