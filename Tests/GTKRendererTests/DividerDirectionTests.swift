import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// A divider stands in a row whatever is behind it or in front of it.
final class DividerDirectionTests: GTKTestCase {
  private struct Rows: View {
    var body: some View {
      VStack {
        HStack { Divider() }.frame(height: 40)
        HStack { Divider().background(.red) }.frame(height: 40)
        HStack { Divider().overlay(.red) }.frame(height: 40)
        HStack { Divider().background { Color.red }.frame(width: 9).overlay(alignment: .top) { Text("x") } }
          .frame(height: 40)
      }
    }
  }

  func testItStandsInARow() throws {
    try onScreen { renderer in
      let screen = HostedScreen(renderer, Rows())
      defer { screen.close() }
      let lines = screen.all("GtkSeparator")
      XCTAssertEqual(lines.count, 4)
      for line in lines {
        XCTAssertEqual(gtk_widget_get_allocated_height(line), 40)
        XCTAssertLessThan(gtk_widget_get_allocated_width(line), 5)
      }
    }
  }
}
