import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// What is said below a section of a list.
final class ListFooterTests: GTKTestCase {
  @MainActor private static func font(_ label: Native) -> (weight: UInt32, size: Int32) {
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(label))
    return (pango_font_description_get_weight(font).rawValue, pango_font_description_get_size(font))
  }

  private struct Note: View {
    var body: some View {
      Section {
        Text("row")
      } footer: {
        Text("below")
      }
    }
  }

  func testAFooterIsAsCloseToItsGroupInAListAsInAForm() throws {
    try onScreen { renderer in
      @MainActor func gap(_ view: some View) -> CGFloat {
        let shown = HostedScreen(renderer, view)
        defer { shown.close() }
        return shown.frame(of: shown.label("below")).minY - shown.frame(of: shown.label("row")).maxY
      }
      XCTAssertEqual(
        gap(List { Note() }.listStyle(.insetGrouped)), gap(Form { Note() }.formStyle(.grouped)), accuracy: 10)
    }
  }

  func testAFooterIsSmallAndNoHeading() throws {
    try onScreen { renderer in
      let shown = HostedScreen(
        renderer,
        List {
          Section {
            Text("row")
          } header: {
            Text("above")
          } footer: {
            Text("below")
          }
        })
      let (header, row, footer) = (shown.label("above"), shown.label("row"), shown.label("below"))
      XCTAssertGreaterThan(Self.font(header).weight, Self.font(row).weight)
      XCTAssertEqual(Self.font(footer).weight, Self.font(row).weight)
      XCTAssertLessThan(Self.font(footer).size, Self.font(row).size)
      XCTAssertGreaterThan(shown.frame(of: footer).minY, shown.frame(of: row).maxY)
      shown.close()
    }
  }
}
