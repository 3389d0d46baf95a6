import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Menus of options that are longer than the room for them.
final class NarrowPickerTests: GTKTestCase {
  private struct Choices: View {
    @State private var narrow = 1
    @State private var wide = 1
    var body: some View {
      VStack {
        Picker("Country", selection: $narrow) { Text("Bosnia and Herzegovina and its neighbours").tag(1) }
          .labelsHidden()
          .frame(width: 120)
        Picker("Country", selection: $wide) { Text("Bosnia and Herzegovina and its neighbours").tag(1) }
          .labelsHidden()
      }
      .frame(width: 500)
    }
  }

  func testAMenuKeepsWithinItsFrameAndIsAsWideAsItsWordsWhereThereIsRoom() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Choices())
      settle(50)
      let menus = shown.all("GtkComboBox").sorted { shown.frame(of: $0).minY < shown.frame(of: $1).minY }
      XCTAssertEqual(menus.count, 2)
      XCTAssertEqual(shown.frame(of: menus[0]).width, 120, accuracy: 1)
      var (least, natural) = (Int32(0), Int32(0))
      gtk_widget_get_preferred_width(menus[1], &least, &natural)
      XCTAssertLessThan(least, 120)
      XCTAssertGreaterThanOrEqual(shown.frame(of: menus[1]).width, Double(natural))
      XCTAssertGreaterThan(natural, 250)
      XCTAssertEqual(gtk_combo_box_get_popup_fixed_width(cast(menus[0])), 0, "its open menu shows them whole")
      shown.close()
    }
  }
}
