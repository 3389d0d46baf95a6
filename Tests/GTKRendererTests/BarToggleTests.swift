import CGTK
import XCTest

@testable import GTKRenderer
@testable import SwiftUICore

/// Toggles in a window's bar.
final class BarToggleTests: GTKTestCase {
  private struct Bar: View {
    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem { Toggle("Bold", systemImage: "bold", isOn: .constant(true)) }
          ToolbarItem { Toggle("Told", isOn: .constant(true)).toggleStyle(.switch) }
        }
      }
    }
  }

  func testAToggleInABarIsAButtonUnlessToldOtherwise() throws {
    try onScreen { renderer in
      let shown = HostedScreen(renderer, Bar())
      XCTAssertEqual(shown.all("GtkSwitch").count, 1)
      let buttons = shown.all("GtkToggleButton").filter { gtk_toggle_button_get_active(cast($0)) != 0 }
      XCTAssertEqual(buttons.count, 1)
      shown.close()
    }
  }
}
