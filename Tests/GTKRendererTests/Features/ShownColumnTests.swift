import CGTK
import Foundation
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Columns and rows of tables, however they are made.
final class ShownColumnTests: GTKTestCase {
  private struct Town: Identifiable {
    let id: String
    var size = 1
  }

  private struct Towns: View {
    private let years = [2001, 2002]
    var body: some View {
      Table(of: Town.self) {
        TableColumn("Name") { Text($0.id) }.width(120)
        TableColumnForEach(years, id: \.self) { year in
          TableColumn("\(String(year))") { (town: Town) in Text("\(town.id) in \(String(year))") }
            .alignment(.trailing)
        }
        TableColumn("Hidden") { (_: Town) in Text("hidden") }
          .defaultVisibility(.hidden).disabledCustomizationBehavior(.all)
      } rows: {
        TableRow(Town(id: "Oslo"))
        DisclosureTableRow(Town(id: "Bern"), isExpanded: .constant(true)) { TableRow(Town(id: "Thun")) }
        if years.isEmpty { TableRow(Town(id: "Nowhere")) } else { EmptyTableRowContent<Town>() }
      }
    }
  }

  func testColumnsAndRowsStandWhereTheyAreSaidTo() throws {
    try onScreen { renderer in
      let table = ShownTable(renderer)
      table("TableColumn", "TableColumnForEach", "TableRow", "DisclosureTableRow", "EmptyTableRowContent") {
        Towns().frame(width: 460, height: 300)
      } holds: { shown in
        let texts = shown.texts
        XCTAssertEqual(
          Set(texts.filter { $0.hasSuffix("2001") }),
          ["2001", "Oslo in 2001", "Bern in 2001", "Thun in 2001"])
        XCTAssertFalse(texts.contains { $0 == "hidden" || $0 == "Hidden" || $0.hasPrefix("Nowhere") })
        // At the end of its column, under the column's title.
        let (title, cell) = (
          shown.letters(of: shown.label("2002")), shown.letters(of: shown.label("Oslo in 2002"))
        )
        XCTAssertEqual(title.maxX, cell.maxX, accuracy: 2)
        XCTAssertGreaterThan(title.minX, cell.minX)
        // Further in than its parent.
        return shown.frame(of: shown.label("Thun")).minX > shown.frame(of: shown.label("Bern")).minX
      }
    }
  }
}
