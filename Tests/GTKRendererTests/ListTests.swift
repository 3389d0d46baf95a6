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
